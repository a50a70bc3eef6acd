extension SymbolArt {
    /// The symbols from `chart.pie` to `gearshape`.
    static let part2: [String: SymbolArt] = [
        "chart.pie": SymbolArt("M12 3a9 9 0 1 0 .01 0z", detail: "M12 3v9h9"),
        "chart.xyaxis.line": SymbolArt(lines: "M3 3v18h18M7 15l4-5 3 3 6-8"),
        "checklist": SymbolArt(lines: "M11 6h10M11 12h10M11 18h10M3 6l1.5 2L7 4M3 12l1.5 2L7 10M3 18l1.5 2L7 16"),
        "checkmark": SymbolArt(lines: "M4 13l5 6L20 5"),
        "checkmark.shield": SymbolArt("M12 2l8 3v6c0 5-3 9-8 11-5-2-8-6-8-11V5z", detail: "M8.5 12l2.5 3 4.5-6"),
        "chevron.backward": SymbolArt(lines: "M15 4l-8 8 8 8"),
        "chevron.down": SymbolArt(lines: "M4 9l8 8 8-8"),
        "chevron.forward": SymbolArt(lines: "M9 4l8 8-8 8"),
        "chevron.left": SymbolArt(lines: "M15 4l-8 8 8 8"),
        "chevron.right": SymbolArt(lines: "M9 4l8 8-8 8"),
        "chevron.up": SymbolArt(lines: "M4 15l8-8 8 8"),
        "chevron.up.chevron.down": SymbolArt(lines: "M6 9l6-6 6 6M6 15l6 6 6-6"),
        "circle": SymbolArt("M12 3a9 9 0 1 0 .01 0z"),
        "clock": SymbolArt("M12 3a9 9 0 1 0 .01 0z", detail: "M12 7v5l3.5 2"),
        "cloud": SymbolArt("M7 19a5 5 0 0 1 0-10 6 6 0 0 1 11.5 1.5A4.5 4.5 0 0 1 18 19z"),
        "cloud.bolt": SymbolArt(
            "M7 14a4 4 0 0 1 0-8 5.5 5.5 0 0 1 10.5 1A3.8 3.8 0 0 1 17.5 14z", lines: "M13 14l-3 4h4l-3 4"),
        "cloud.drizzle": SymbolArt(
            "M7 14a4 4 0 0 1 0-8 5.5 5.5 0 0 1 10.5 1A3.8 3.8 0 0 1 17.5 14z",
            lines: "M8 17l-1 4M12.5 17l-1 4M17 17l-1 4"),
        "cloud.fog": SymbolArt(
            "M7 14a4 4 0 0 1 0-8 5.5 5.5 0 0 1 10.5 1A3.8 3.8 0 0 1 17.5 14z", lines: "M5 18h14M7 21.5h10"),
        "cloud.hail": SymbolArt(
            "M7 14a4 4 0 0 1 0-8 5.5 5.5 0 0 1 10.5 1A3.8 3.8 0 0 1 17.5 14z",
            lines: "M8 18h.01M12 18h.01M16 18h.01M10 21.5h.01M14 21.5h.01"),
        "cloud.heavyrain": SymbolArt(
            "M7 14a4 4 0 0 1 0-8 5.5 5.5 0 0 1 10.5 1A3.8 3.8 0 0 1 17.5 14z",
            lines: "M8 17l-1 4M12.5 17l-1 4M17 17l-1 4"),
        "cloud.rain": SymbolArt(
            "M7 14a4 4 0 0 1 0-8 5.5 5.5 0 0 1 10.5 1A3.8 3.8 0 0 1 17.5 14z",
            lines: "M8 17l-1 4M12.5 17l-1 4M17 17l-1 4"),
        "cloud.sleet": SymbolArt(
            "M7 14a4 4 0 0 1 0-8 5.5 5.5 0 0 1 10.5 1A3.8 3.8 0 0 1 17.5 14z",
            lines: "M8 18h.01M12 18h.01M16 18h.01M10 21.5h.01M14 21.5h.01"),
        "cloud.snow": SymbolArt(
            "M7 14a4 4 0 0 1 0-8 5.5 5.5 0 0 1 10.5 1A3.8 3.8 0 0 1 17.5 14z",
            lines: "M8 18h.01M12 18h.01M16 18h.01M10 21.5h.01M14 21.5h.01"),
        "cloud.sun": SymbolArt(
            "M8 20a4 4 0 0 1 0-8 5 5 0 0 1 9.5 1.3A3.4 3.4 0 0 1 17.5 20z",
            lines: "M8.5 8.5a4.5 4.5 0 0 1 8-1M12 2v1.5M5.5 4.5l1 1M19 5l-1 1M20.5 9.5H22"),
        "creditcard": SymbolArt("M2 5h20v14H2z", detail: "M2 10h20"),
        "cross": SymbolArt("M9 3h6v6h6v6h-6v6H9v-6H3V9h6z"),
        "crown": SymbolArt("M3 7l5 5 4-8 4 8 5-5-2 12H5z"),
        "cube": SymbolArt("M12 2l9 5v10l-9 5-9-5V7z", detail: "M3 7l9 5 9-5M12 12v10"),
        "cup.and.saucer": SymbolArt(
            "M4 7h13v6a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5z", lines: "M17 8h2a2.5 2.5 0 0 1 0 5h-2M3 21h16"),
        "desktopcomputer": SymbolArt("M2 4h20v13H2z", lines: "M8 21h8M12 17v4"),
        "diamond": SymbolArt("M12 2l9 10-9 10-9-10z"),
        "display": SymbolArt("M2 4h20v13H2z", lines: "M8 21h8M12 17v4"),
        "divide": SymbolArt(lines: "M4 12h16M12 5h.01M12 19h.01"),
        "doc": SymbolArt("M6 2h8l5 5v15H6z", detail: "M14 2v5h5"),
        "doc.on.doc": SymbolArt("M8 8h13v13H8z", lines: "M5 16H3V3h13v2"),
        "doc.text": SymbolArt("M6 2h8l5 5v15H6z", detail: "M14 2v5h5M9 13h6M9 17h6"),
        "dot.radiowaves": SymbolArt(
            lines: "M8 16a6 6 0 0 1 0-8M16 8a6 6 0 0 1 0 8M5 19a10 10 0 0 1 0-14M19 5a10 10 0 0 1 0 14M12 12h.01"),
        "drop": SymbolArt("M12 2c5 6 7 9 7 12a7 7 0 0 1-14 0c0-3 2-6 7-12z"),
        "eject": SymbolArt("M12 4l9 10H3z", lines: "M4 19h16"),
        "ellipsis": SymbolArt(lines: "M5 12h.5M12 12h.5M19 12h.5"),
        "envelope": SymbolArt("M3 6h18v13H3z", detail: "M3.5 7l8.5 7 8.5-7"),
        "equal": SymbolArt(lines: "M4 9h16M4 15h16"),
        "exclamationmark": SymbolArt(lines: "M12 3v11M12 20h.01"),
        "exclamationmark.shield": SymbolArt("M12 2l8 3v6c0 5-3 9-8 11-5-2-8-6-8-11V5z", detail: "M12 7v5M12 16h.01"),
        "exclamationmark.triangle": SymbolArt("M12 3l10 18H2z", detail: "M12 10v5M12 18h.01"),
        "eye": SymbolArt("M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7z", detail: "M12 9a3 3 0 1 0 .01 0z"),
        "face.smiling": SymbolArt("M12 3a9 9 0 1 0 .01 0z", detail: "M8 14c1 3 7 3 8 0M9 9h.01M15 9h.01"),
        "figure": SymbolArt("M13 2.5a1.5 1.5 0 1 0 .01 0z", lines: "M8 21l4-7-3-3 2-4 4 3 3 1M12 14l4 7M11 7l-4 3v3"),
        "figure.run": SymbolArt(
            "M13 2.5a1.5 1.5 0 1 0 .01 0z", lines: "M8 21l4-7-3-3 2-4 4 3 3 1M12 14l4 7M11 7l-4 3v3"),
        "figure.walk": SymbolArt(
            "M13 2.5a1.5 1.5 0 1 0 .01 0z", lines: "M8 21l4-7-3-3 2-4 4 3 3 1M12 14l4 7M11 7l-4 3v3"),
        "flag": SymbolArt("M5 4h14l-3 5 3 5H5z", lines: "M5 2v20"),
        "flame": SymbolArt("M12 2c1 4 6 6 6 12a6 6 0 0 1-12 0c0-3 2-4 2-7 2 1 3 2 3 4 1-2 2-5 1-9z"),
        "folder": SymbolArt("M3 5h6l2 3h10v11H3z"),
        "fork.knife": SymbolArt(lines: "M5 2v6a3 3 0 0 0 6 0V2M8 2v20M17 22V2c-2 1-3 5-3 10h3"),
        "forward": SymbolArt("M12 5v14l10-7zM2 5v14l10-7z"),
        "forward.end": SymbolArt("M5 5v14l11-7z", lines: "M19 5v14"),
        "gamecontroller": SymbolArt(
            "M7 7h10a5 5 0 0 1 4.5 8c-1 3-4 3-5 0H7.5c-1 3-4 3-5 0A5 5 0 0 1 7 7z",
            detail: "M7 9.5v4M5 11.5h4M16 10h.01M18 12.5h.01"),
        "gauge": SymbolArt("M4 18a9.5 9.5 0 1 1 16 0z", detail: "M12 15l4-6"),
        "gear": SymbolArt(
            "M12 6a6 6 0 1 0 .01 0z",
            detail: "M12 10.5a1.5 1.5 0 1 0 .01 0z",
            lines:
                "M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M18.4 5.6l-2.2 2.2M7.8 16.2l-2.2 2.2"),
        "gearshape": SymbolArt(
            "M12 6a6 6 0 1 0 .01 0z",
            detail: "M12 10.5a1.5 1.5 0 1 0 .01 0z",
            lines:
                "M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M18.4 5.6l-2.2 2.2M7.8 16.2l-2.2 2.2"),
    ]
}
