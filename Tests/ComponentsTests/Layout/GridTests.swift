import Components
import Drawing
import StyleEngine
import Testing

@Suite struct GridTests {
    @Test("A cell across two columns is twice as wide as one beside it")
    func weights() throws {
        let grid = Grid {
            GridRow {
                Color.red
                Color.blue.gridCellColumns(2)
            }
        }
        #expect(
            try drawing(grid.frame(width: 320, height: 16)) == """
                ::::::::::::: %%%%%%%%%%%%%%%%%%%%%%%%%%
                : red   % blue
                """)
    }

    @Test("Headers and footers of sections take a line of a lazy grid for themselves")
    func sections() throws {
        let grid = LazyVGrid(columns: [GridItem(), GridItem()], alignment: .leading) {
            Section {
                ForEach(0..<3) { Text("\($0)") }
            } header: {
                Text("Header")
            } footer: {
                Text("Footer")
            }
            Text("x")
        }
        #expect(
            try drawing(grid.frame(width: 56)) == """
                Header
                 0   1
                 2
                Footer
                 x
                """)
    }

    @Test("Columns share the room evenly, also where a cell goes across some of them")
    func share() throws {
        let grid = Grid {
            GridRow {
                Color.red
                Color.blue
                Color.green
            }
            GridRow {
                Color.yellow.gridCellColumns(2)
                Color.pink
            }
        }
        #expect(
            try drawing(grid.frame(width: 256, height: 32)) == """
                :::::::::: %%%%%%%%%% ==========
                ;;;;;;;;;;;;;;;;;;;;; ^^^^^^^^^^
                : red   % blue   = green   ; yellow   ^ pink
                """)
    }

    @Test("What is longer than the columns that it goes across widens all of them")
    func long() throws {
        let grid = Grid {
            GridRow {
                Text("a")
                Text("b")
                Text("c")
            }
            GridRow {
                Text("nine cells").gridCellColumns(2)
                Text("c")
            }
        }
        #expect(
            try drawing(grid) == """
                 a     b   c
                nine cells c
                """)
    }

    @Test("A column without cells of its own has what is left of those across it, however many they go across")
    func empty() throws {
        let grid = Grid(alignment: .leading) {
            GridRow {
                Text("ab")
                Text("c").gridCellColumns(1_000_000_000)
            }
            GridRow { Text("a long cell").gridCellColumns(3) }
        }
        #expect(
            try drawing(grid) == """
                ab c
                a long cell
                """)
    }

    @Test("A cell goes across one column at least, however many are asked for", arguments: [1, 0, -3, Int.min])
    func fewer(count: Int) throws {
        let grid = Grid {
            GridRow {
                Text("aa").gridCellColumns(count)
                Text("b")
            }
            GridRow {
                Text("c")
                Text("dd")
            }
        }
        #expect(
            try drawing(grid) == """
                aa b
                c  dd
                """)
    }

    @Test("Rows may be of different lengths, or empty, and what is no row goes across all columns")
    func ragged() throws {
        let grid = Grid {
            GridRow {
                Text("a")
                Text("bb")
                Text("ccc")
            }
            GridRow { Text("dddd") }
            GridRow {}
            Text("--- no row ---")
            GridRow {
                Text("e")
                Text("f")
            }
        }
        #expect(
            try drawing(grid) == """
                  a   bb  ccc
                dddd
                --- no row ---
                  e    f
                """)
    }

    @Test("A grid without cells has no size", arguments: [false, true])
    func nothing(hasRow: Bool) throws {
        let grid = Grid {
            if hasRow { GridRow {} }
        }
        #expect(
            try drawing(grid.border(.primary)) == """
                ++
                ++
                """)
    }

    @Test("A divider fills the width that is proposed, unless it is kept from that")
    func divider() throws {
        func grid(_ axes: Axis.Set) -> some View {
            Grid(alignment: .leading) {
                GridRow {
                    Text("a")
                    Text("bbb")
                }
                Divider().gridCellUnsizedAxes(axes)
                GridRow {
                    Text("ccc")
                    Text("d")
                }
            }
        }
        #expect(
            try drawing(grid([]), width: 15) == """
                a       bbb
                ---------------
                ccc     d
                """)
        #expect(
            try drawing(grid(.horizontal), width: 15) == """
                a   bbb
                -------
                ccc d
                """)
    }

    @Test("Cells with the same id stand in the grid as often as they are there")
    func duplicates() throws {
        let grid = Grid {
            ForEach(["a", "b", "a"], id: \.self) { name in
                GridRow {
                    Text(name)
                    Text(name)
                }
            }
        }
        #expect(
            try drawing(grid) == """
                a a
                b b
                a a
                """)
    }
}
