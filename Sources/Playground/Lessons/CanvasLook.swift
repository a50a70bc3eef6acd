import Drawing
import Staging
import StyleEngine
import Trees

/// The canvas as a lesson compares it with another one: its nodes, and how all of it and each component looks.
///
/// Looks are those of a page that no setting has changed, so that two canvases can be compared whatever they are shown in.
package struct CanvasLook {
    /// The resolved tree. The next entry may change it.
    package let root: Node
    /// Its nodes.
    package let nodes: NumberedTree
    /// The characters.
    package let text: String
    /// The characters, with all that they don't show said below.
    package let identity: String
    /// The tree on one line, `A[B[x]]`.
    package let compact: String
    /// How the things that each node drew look.
    package let looks: [ObjectIdentifier: [String]]
    /// How each component looks by itself.
    package let components: [ObjectIdentifier: Component]
    /// The canvas as it is shown.
    let picture: CanvasPicture
    /// The program that declared what the nodes are of, which must last as long as they do.
    fileprivate let interpreter: Interpreter

    /// How a component looks by itself.
    package struct Component: Hashable, Sendable {
        /// The characters.
        package let text: String
        /// The characters, with all that they don't show said below.
        package let identity: String
    }

    /// The most components that are drawn by themselves.
    package static let mostComponents = 400
}

extension Session {
    /// The canvas as a lesson compares it; nil where there is none.
    ///
    /// - Parameter other: the session whose settings the picture to be shown is drawn in; nil for those of no session.
    mutating func canvasLook(drawnAs other: Session?) throws(Failure) -> CanvasLook? {
        guard state.stage.hasCanvas else { return nil }
        let (settings, width, interpreter) = (other?.settings, other?.look.screenWidth, interpreter)
        do {
            return try look { try $0.canvasLook(of: interpreter, drawnIn: settings, screenWidth: width) }
        } catch {
            throw Failure(error)
        }
    }
}

extension SessionState {
    fileprivate mutating func canvasLook(
        of interpreter: Interpreter, drawnIn settings: Settings?, screenWidth: Int?
    ) throws -> CanvasLook {
        let (tree, nodes) = (try tree(), try nodes())
        return try drawn { cancellation in
            func drawing(of node: Node, in page: StageSettings) -> CanvasPicture.Drawing {
                let painting = page.painting(of: node, cancellation: cancellation)
                let picture = DrawnPicture(of: painting, node, in: page, since: nil, cancellation: cancellation)
                return CanvasPicture.Drawing(picture: picture, painting: painting, legendUse: page.legend)
            }
            let plain = StageSettings()
            let all = drawing(of: tree, in: plain)
            let looks = all.painting.looks
            var picture = Fitted(all)
            if let settings {
                let shown = drawing(of: tree, in: settings.stage)
                var narrow = settings.stage
                narrow.width = screenWidth ?? narrow.width
                picture =
                    narrow.width < settings.width
                    ? Fitted(shown, narrow: drawing(of: tree, in: narrow), width: narrow.width) : Fitted(shown)
            }
            var components: [ObjectIdentifier: CanvasLook.Component] = [:]
            for entry in nodes.entries where entry.node.kind == .component {
                guard components.count < CanvasLook.mostComponents else { break }
                let one = drawing(of: entry.node, in: plain)
                components[ObjectIdentifier(entry.node)] = CanvasLook.Component(
                    text: one.painting.picture.text(legend: .off, since: nil), identity: one.picture.identity)
            }
            return CanvasLook(
                root: tree, nodes: nodes, text: all.painting.picture.text(legend: .off, since: nil),
                identity: all.picture.identity, compact: CompactTree(of: tree, cancellation).text, looks: looks,
                components: components, picture: CanvasPicture(drawing: picture), interpreter: interpreter)
        }
    }
}
