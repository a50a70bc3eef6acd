import Components
import Testing

@Suite struct UIViewControllerTests {
    private final class CaptionController: UIViewController {
        let caption = UILabel()
        private(set) var loads = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            loads += 1
            UIViewStyle<UILabel> { $0.font = $0.font.withSize(12) }.apply(to: caption)
            view.addSubview(caption)
        }
    }

    @Test("The view is loaded once, when it is first asked for; then it is styled")
    func loading() {
        let controller = CaptionController()
        #expect(controller.caption.font.pointSize == 17)
        #expect(controller.view.subviews == [controller.caption])
        #expect(controller.view.subviews.count == 1)
        #expect(controller.loads == 1)
        #expect(controller.caption.font.pointSize == 12)
    }
}
