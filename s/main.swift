typealias A = Int; let A = 1
