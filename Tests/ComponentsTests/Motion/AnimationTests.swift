import Components
import StyleEngine
import Testing

@Suite struct AnimationTests {
    @Test func tellsHowItWasMade() {
        #expect(
            [
                Animation.default, .linear, .easeOut(duration: 0.2), .spring(), .spring(dampingFraction: 0.5),
                .snappy(duration: 0.1).delay(0.5).speed(2), .bouncy.repeatCount(3, autoreverses: false),
                .easeIn(duration: 1).repeatForever(),
            ].map(\.description) == [
                "default", "linear", "easeOut(duration: 0.2)", "spring(duration: 0.5, bounce: 0.0, blendDuration: 0.0)",
                "spring(response: 0.5, dampingFraction: 0.5, blendDuration: 0.0)",
                "snappy(duration: 0.1, extraBounce: 0.0).delay(0.5).speed(2.0)",
                "bouncy.repeatCount(3, autoreverses: false)", "easeIn(duration: 1.0).repeatForever(autoreverses: true)",
            ])
    }

    @Test func thoseMadeAlikeAreEqual() {
        #expect(Animation.easeOut(duration: 0.2) == .easeOut(duration: 0.2))
        #expect(Animation.easeOut(duration: 0.2) != .easeOut(duration: 0.3))
        #expect(AnyTransition.opacity.combined(with: .slide) == .opacity.combined(with: .slide))
        #expect(AnyTransition.asymmetric(insertion: .slide, removal: .opacity) != .slide)
    }

    @Test func aChangeWithOneHandsOnWhatItReturnsAndThrows() throws {
        struct Failure: Error {}
        #expect(withAnimation(.easeOut) { 3 } == 3)
        #expect(throws: Failure.self) { try withAnimation { throw Failure() } }
    }
}
