/// A view whose type is erased. Its identity is the type inside, and erasing twice changes nothing (rule E1).
public struct AnyView: PrimitiveView {
    @usableFromInline var storage: Storage

    /// Erases the type of a view.
    @inlinable
    public init<Content: View>(_ content: consuming Content) {
        if Content.self == AnyView.self, let erased = (copy content) as? AnyView {
            self = erased
        } else {
            storage = Typed(consume content)
        }
    }

    /// Erases the type of a view that is known only as `any View`.
    ///
    /// Swift opens such a value by itself, except where its base name has several meanings: in a view that has a
    /// property `style`, next to the modifier of that name, `AnyView(style.resolve())` needs this initializer.
    @_disfavoredOverload
    public init(_ content: any View) {
        self = Self.erasing(content)
    }

    /// Creates the view that stands in the body of a modifier for what that was given.
    init(given work: DeclaredModifierBody) {
        storage = Given(work)
    }

    private static func erasing(_ content: some View) -> AnyView { AnyView(content) }

    /// The type of the view inside.
    public var contentType: any View.Type { storage.contentType }

    /// The view inside.
    public var content: any View { storage.erased }

    public static func _resolve(_ view: AnyView, at inputs: Inputs, by resolver: Resolver) {
        view.storage.resolve(at: inputs, calledAt: .unknown, by: resolver)
    }

    /// The view as the result of a call in a running program: what its modifier pushes or writes is traced back to
    /// there. One that leaves the view as it is has called nothing.
    ///
    /// - Parameter standsForCallee: whether the calls in the modifier's own body are traced back to there, too.
    public func called(at place: SourcePlace, standsForCallee: Bool = false) -> AnyView {
        let made = standsForCallee ? storage.uncalled : storage
        guard !made.isNoted else { return self }
        var view = self
        view.storage = Called(made, at: place)
        return view
    }

    /// The view as the result of a call in a running program that makes it, and that no modifier is.
    public func made(at place: SourcePlace) -> AnyView {
        var view = self
        view.storage = Made(storage, at: place)
        return view
    }

    /// The view as one whose type is erased in a running program, where all views are erased already: in the same place
    /// one of another type starts anew (rule E1).
    ///
    /// - Parameter type: the type that the program knows it by.
    public func erased(from type: TypeIdentity) -> AnyView {
        var view = self
        view.storage = ErasedFrom(storage, type)
        return view
    }

    /// Remembers of a view that a style or a modifier is handed in how many of their bodies it was written.
    mutating func keepOrigin(wrappingBodies: Int32) {
        if !(storage is Handed) { storage = Handed(storage, wrappingBodies: wrappingBodies) }
    }

    @usableFromInline
    class Storage {
        @usableFromInline
        init() {}

        /// Whether something was noted of it since it was written, as of what a call has made before.
        var isNoted: Bool { false }
        /// The same without the call that made it.
        var uncalled: Storage { self }
        /// The same as it was written, without what was noted of it since.
        var written: Storage { self }
        func isEqual(to other: Storage, by comparison: Comparison) -> Bool { false }
        var contentType: any View.Type { EmptyView.self }
        var erased: any View { EmptyView() }
        /// Puts the view into the resolved tree, made by a call at a place.
        func resolve(at inputs: Inputs, calledAt caller: SourcePlace, by resolver: Resolver) {}
        /// Puts the view into the resolved tree, whose inputs are those of the view itself.
        func resolveContent(at inputs: Inputs, by resolver: Resolver) {}
    }

    /// A view of which something was noted since it was written.
    private class Noted: Storage {
        final let base: Storage

        init(_ base: Storage) { self.base = base }

        final override var isNoted: Bool { true }
        final override var written: Storage { base.written }
        final override func isEqual(to other: Storage, by comparison: Comparison) -> Bool {
            base.isEqual(to: other, by: comparison)
        }
        final override var contentType: any View.Type { base.contentType }
        final override var erased: any View { base.erased }
    }

    // Kept beside the view, since all views would be larger if each had room for its call.
    private final class Called: Noted {
        private let place: SourcePlace

        init(_ base: Storage, at place: SourcePlace) {
            self.place = place
            super.init(base)
        }

        override var uncalled: Storage { base }

        override func resolve(at inputs: Inputs, calledAt caller: SourcePlace, by resolver: Resolver) {
            base.resolve(at: inputs, calledAt: place, by: resolver)
        }
    }

    private final class Handed: Noted {
        private let wrappingBodies: Int32

        init(_ base: Storage, wrappingBodies: Int32) {
            self.wrappingBodies = wrappingBodies
            super.init(base)
        }

        override func resolve(at inputs: Inputs, calledAt caller: SourcePlace, by resolver: Resolver) {
            var inner = inputs
            inner.depth.wrappingBodies = wrappingBodies
            base.resolve(at: inner, calledAt: caller, by: resolver)
        }
    }

    private final class ErasedFrom: Noted {
        private let type: TypeIdentity

        init(_ base: Storage, _ type: TypeIdentity) {
            self.type = type
            super.init(base)
        }

        override func resolve(at inputs: Inputs, calledAt caller: SourcePlace, by resolver: Resolver) {
            base.resolve(at: inputs.part(identity: type.number), calledAt: caller, by: resolver)
        }
    }

    // Asks each time what is given: the body in which it stands may be older.
    private final class Given: Storage {
        private let work: DeclaredModifierBody

        init(_ work: DeclaredModifierBody) { self.work = work }

        override var written: Storage { work.content.storage.written }
        override var contentType: any View.Type { work.content.contentType }
        override var erased: any View { work.content.content }

        override func resolve(at inputs: Inputs, calledAt caller: SourcePlace, by resolver: Resolver) {
            work.placeContent(at: inputs, by: resolver)
        }
    }

    private final class Made: Noted {
        private let place: SourcePlace

        init(_ base: Storage, at place: SourcePlace) {
            self.place = place
            super.init(base)
        }

        override func resolve(at inputs: Inputs, calledAt caller: SourcePlace, by resolver: Resolver) {
            let count = inputs.parent.children.count
            base.resolve(at: inputs, calledAt: caller, by: resolver)
            let made = inputs.parent.children
            // What has no node only holds others together, which are made by calls of their own.
            guard made.count == count + 1, !made[count].caller.isEntry, !(base.contentType is any ViewWithoutNode.Type)
            else { return }
            made[count].caller = place
        }
    }

    @usableFromInline
    final class Typed<Content: View>: Storage {
        @usableFromInline let content: Content

        @inlinable
        init(_ content: consuming Content) {
            self.content = content
        }

        override func isEqual(to other: Storage, by comparison: Comparison) -> Bool {
            guard let other = other as? Typed<Content> else { return false }
            return comparison.areEqual(content, other.content)
        }

        override var contentType: any View.Type { Content.self }
        override var erased: any View { content }

        override func resolve(at inputs: Inputs, calledAt caller: SourcePlace, by resolver: Resolver) {
            resolver.enter(self, at: inputs, calledAt: caller)
        }

        override func resolveContent(at inputs: Inputs, by resolver: Resolver) {
            Content._resolve(content, at: inputs, by: resolver)
        }
    }
}
