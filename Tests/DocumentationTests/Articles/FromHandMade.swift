import Atelier
import Testing

struct NoticeConfiguration {
    let text: String
}

protocol NoticeStyle: DynamicProperty {
    associatedtype Body: View
    @ViewBuilder func makeBody(configuration: NoticeConfiguration) -> Body
}

struct QuietNoticeStyle: NoticeStyle {
    func makeBody(configuration: NoticeConfiguration) -> some View {
        Text(configuration.text)
    }
}

struct LoudNoticeStyle: NoticeStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: NoticeConfiguration) -> some View {
        Text(isEnabled ? "! \(configuration.text) !" : configuration.text)
    }
}

enum NoticeStyleKey: EnvironmentKey {
    static var defaultValue: any NoticeStyle { QuietNoticeStyle() }
}

extension EnvironmentValues {
    var noticeStyle: any NoticeStyle {
        get { self[NoticeStyleKey.self] }
        set { self[NoticeStyleKey.self] = newValue }
    }
}

struct ResolvedNotice<Style: NoticeStyle>: View {
    let style: Style
    let configuration: NoticeConfiguration

    var body: some View { style.makeBody(configuration: configuration) }
}

extension NoticeStyle {
    func resolved(_ configuration: NoticeConfiguration) -> AnyView {
        AnyView(ResolvedNotice(style: self, configuration: configuration))
    }
}

struct Notice: View {
    @Environment(\.noticeStyle) private var style
    let text: String

    var body: some View { style.resolved(NoticeConfiguration(text: text)) }
}

extension View {
    func noticeStyle(_ style: some NoticeStyle) -> some View {
        environment(\.noticeStyle, style)
    }
}

struct Banner: ComposableStyling {
    struct Configuration {
        let text: String
    }

    let configuration: Configuration

    init(_ configuration: Configuration) { self.configuration = configuration }

    init(_ text: String) { configuration = Configuration(text: text) }

    static var defaultStyle: any ComponentStyle<Banner> { QuietBannerStyle() }
}

struct QuietBannerStyle: ComponentStyle {
    typealias Component = Banner

    func makeBody(configuration: Banner.Configuration) -> some View {
        Text(configuration.text)
    }
}

struct LoudBannerStyle: ComponentStyle {
    typealias Component = Banner
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Banner.Configuration) -> some View {
        HStack {
            Text(isEnabled ? "!" : "")
            Banner(configuration)
        }
    }
}

struct UnderlinedBannerStyle: ComponentStyle {
    typealias Component = Banner

    func makeBody(configuration: Banner.Configuration) -> some View {
        VStack {
            Banner(configuration)
            Divider()
        }
        .fixedSize()
    }
}

extension View {
    func bannerStyle(_ style: some ComponentStyle<Banner>) -> some View {
        self.style(GroupedComponentStyle(style: style))
    }
}

extension ArticlesTests {
    @Test func fromHandMade() throws {
        let print = Printer()

        let notice = Notice(text: "Mind the gap")
            .noticeStyle(LoudNoticeStyle())
            .noticeStyle(QuietNoticeStyle())
        print(try notice.picture())

        let banner = Banner("Mind the gap")
            .bannerStyle(LoudBannerStyle())
            .bannerStyle(UnderlinedBannerStyle())
        print(try banner.picture())
        print(try banner.compactTree())

        try print.check(against: "Sources/Atelier/Atelier.docc/FromHandMade.md")
    }
}
