// UIKit/Controllers.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate class BoardingController: UIViewController {
    let flight = UILabel()
    override func viewDidLoad() {
        super.viewDidLoad()
        flight.text = "AT 204"
        caption.apply(to: flight)
        view.addSubview(flight)
    }
}

fileprivate class Counter: UILabel {
    var count = 0
    func add(_ more: Int) {
        count += more
        text = "\(count) boarded"
    }
}

fileprivate class Stop {
    var minutes = 5
    var next: Stop?
}

nonisolated(unsafe) fileprivate let caption = UIViewStyle<UILabel> { label in
    label.font = label.font.withSize(12)
    label.textColor = .gray
}
nonisolated(unsafe) fileprivate let boarding = BoardingController()
nonisolated(unsafe) fileprivate let first = boarding.view.subviews.first
nonisolated(unsafe) fileprivate let counter = Counter()
nonisolated(unsafe) fileprivate let start = Stop()

struct UIKitControllersSession: StagedSession {
    static func run(on stage: Stage) throws {
        _ = caption
        _ = boarding
        try stage.value(boarding.flight.font.pointSize, canChange: false)
        try stage.show { boarding.view }
        try stage.value(boarding.flight.font.pointSize, canChange: false)
        try stage.value(boarding.flight === boarding.view.subviews[0], canChange: false)
        try stage.value(boarding.flight.superview === boarding.view, canChange: false)
        try stage.value(boarding.flight !== UILabel(), canChange: false)
        _ = first
        (first as? UILabel)?.text = "AT 205"
        try stage.refresh()
        try stage.value(boarding.flight.text, canChange: false)
        try stage.value(first is UIButton, canChange: false)
        _ = counter
        counter.add(3)
        try stage.refresh()
        caption.apply(to: counter)
        try stage.refresh()
        boarding.view.addSubview(counter)
        try stage.refresh()
        counter.add(4)
        try stage.refresh()
        _ = start
        start.next = Stop()
        try stage.refresh()
        start.next?.minutes += 2
        try stage.refresh()
        start.next?.next?.minutes += 2
        try stage.refresh()
        try stage.value(start.next?.minutes, canChange: false)
        // > class Other: UIViewController { override func loadView() { view = UILabel() } }
        // error: 'loadView' is not supported in Atelier; add labels and views to 'view' in 'viewDidLoad'
        // > class Other: UIViewController { override func viewWillAppear(_ animated: Bool) {} }
        // error: 'viewWillAppear' is not supported in Atelier
        // > boarding.title = "Boarding"
        // error: 'title' is not supported in Atelier; a picture shows the view alone; leave it out
        // > class Other: UIViewController { func viewDidLoad() {} }
        // error: overriding declaration requires an 'override' keyword
        // > class Other: UIViewController { override func viewDidload() {} }
        // error: method does not override any method from its superclass
        // > class Other: UILabel { override func addSubview(_ view: UIView) {} }
        // error: overriding non-open instance method outside of its defining module
        // > class Other: UILabel { override var text: String? { "always" } }
        // error: overriding non-open property outside of its defining module
        // > class Other: UIColor {}
        // error: inheritance from a final class 'UIColor'
    }
}
