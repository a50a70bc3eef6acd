/// A view that is an object. It may look different without being another one, so that a body that is handed one is made
/// again each time.
public protocol ObjectView: AnyObject, PrimitiveView {}
