extension Reply {
    /// The reply with another picture beside that of the canvas; the same where it shows none.
    ///
    /// - Parameters:
    ///   - look: the canvas whose picture stands beside.
    ///   - titles: what stands above the session's own picture, and above the other.
    package func beside(_ look: CanvasLook, titles: (own: String, other: String)) -> Reply {
        guard showsCanvas else { return self }
        var reply = Reply(
            parts.map { part in
                guard case .picture(let picture) = part else { return part }
                let pictures = PicturesBeside(pictures: [(titles.own, picture), (titles.other, look.picture)])
                return .page(ReplyPage(.pictures(pictures)))
            }, request: request, recorded: recorded)
        reply.continuation = continuation
        reply.settle(self.look)
        return reply
    }

    /// Canvases beside each other, or below each other where there is no room.
    package static func pictures(_ looks: [(title: String, look: CanvasLook)], like other: ReplyLook) -> Reply {
        var reply = Reply(
            .page(ReplyPage(.pictures(PicturesBeside(pictures: looks.map { ($0.title, $0.look.picture) })))))
        reply.settle(other)
        return reply
    }
}

extension Playground {
    /// How wide an answer is now, and where it has colour.
    package var look: ReplyLook { session.look }
}
