extension SymbolArt {
    /// The symbols from `person.3` to `thermometer`.
    static let part4: [String: SymbolArt] = [
        "person.3": SymbolArt(
            "M9 5a3.5 3.5 0 1 0 .01 0zM2 20c0-5 3-6.5 7-6.5s7 1.5 7 6.5z",
            lines: "M16 5a3.5 3.5 0 0 1 0 7M18 14c2.5.6 4 2.5 4 6"),
        "person.crop.circle": SymbolArt(
            "M12 3a9 9 0 1 0 .01 0z", detail: "M12 7a3 3 0 1 0 .01 0zM6 18c1-3 3-4 6-4s5 1 6 4"),
        "phone": SymbolArt(
            "M5 3h4l2 5-2.5 2a12 12 0 0 0 5.5 5.5l2-2.5 5 2v4a2 2 0 0 1-2 2A17 17 0 0 1 3 5a2 2 0 0 1 2-2z"),
        "photo": SymbolArt("M3 4h18v16H3z", detail: "M3 17l5-5 4 4 4-5 5 6M8.5 8.5h.01"),
        "pin": SymbolArt("M9 3h6l-1 7 4 4H6l4-4z", lines: "M12 14v8"),
        "play": SymbolArt("M6 4l14 8-14 8z"),
        "playpause": SymbolArt("M3 5l10 7-10 7zM15 5h1.5v14H15zM20 5h1.5v14H20z"),
        "plus": SymbolArt(lines: "M12 4v16M4 12h16"),
        "power": SymbolArt(lines: "M12 2v9M6.5 6a8 8 0 1 0 11 0"),
        "printer": SymbolArt("M4 8h16v9H4z", detail: "M7 13h10", lines: "M7 8V3h10v5M7 17v4h10v-4"),
        "questionmark": SymbolArt(lines: "M7.5 8a4.5 4.5 0 1 1 6.5 4c-1.5.8-2 1.5-2 3M12 20h.01"),
        "quote.bubble": SymbolArt("M4 4h16v12H11l-5 4.5V16H4z", detail: "M8 8.5h8M8 12h5"),
        "record": SymbolArt("M12 5a7 7 0 1 0 .01 0z"),
        "rectangle": SymbolArt("M2 6h20v12H2z"),
        "rectangle.portrait.and.arrow.forward": SymbolArt(lines: "M13 3H4v18h9M9 12h12M17 8l4 4-4 4"),
        "rectangle.portrait.and.arrow.right": SymbolArt(lines: "M13 3H4v18h9M9 12h12M17 8l4 4-4 4"),
        "repeat": SymbolArt(lines: "M4 11V9a3 3 0 0 1 3-3h12M20 13v2a3 3 0 0 1-3 3H5M16 3l3 3-3 3M8 21l-3-3 3-3"),
        "rosette": SymbolArt("M12 2a6 6 0 1 0 .01 0z", lines: "M8.5 13L7 22l5-3 5 3-1.5-9"),
        "scissors": SymbolArt(lines: "M6 3a3 3 0 1 0 .01 0zM6 15a3 3 0 1 0 .01 0zM8.5 8.5L20 19M8.5 15.5L20 5"),
        "scope": SymbolArt("M12 3a9 9 0 1 0 .01 0z", detail: "M12 8a4 4 0 1 0 .01 0zM12 12h.01"),
        "shield": SymbolArt("M12 2l8 3v6c0 5-3 9-8 11-5-2-8-6-8-11V5z"),
        "shippingbox": SymbolArt("M12 2l9 5v10l-9 5-9-5V7z", detail: "M3 7l9 5 9-5M12 12v10"),
        "shuffle": SymbolArt(lines: "M3 7h4l9 10h5M3 17h4l2.5-3M13.5 9.5L16 7h5M18 4l3 3-3 3M18 14l3 3-3 3"),
        "slider.horizontal": SymbolArt(
            lines: "M3 6h9M17 6h4M14.5 3.5v5M3 12h3M11 12h10M8.5 9.5v5M3 18h11M19 18h2M16.5 15.5v5"),
        "slider.horizontal.3": SymbolArt(
            lines: "M3 6h9M17 6h4M14.5 3.5v5M3 12h3M11 12h10M8.5 9.5v5M3 18h11M19 18h2M16.5 15.5v5"),
        "snow": SymbolArt(lines: "M12 2v20M3.3 7l17.4 10M3.3 17l17.4-10"),
        "snowflake": SymbolArt(lines: "M12 2v20M3.3 7l17.4 10M3.3 17l17.4-10"),
        "sparkle": SymbolArt("M10 4l2 6 6 2-6 2-2 6-2-6-6-2 6-2z", lines: "M19 3v4M17 5h4"),
        "sparkles": SymbolArt("M10 4l2 6 6 2-6 2-2 6-2-6-6-2 6-2z", lines: "M19 3v4M17 5h4"),
        "speaker": SymbolArt("M3 9h4l5-4.5v15L7 15H3z"),
        "speaker.wave.1": SymbolArt("M3 9h4l5-4.5v15L7 15H3z", lines: "M16 9a4.5 4.5 0 0 1 0 6"),
        "speaker.wave.2": SymbolArt("M3 9h4l5-4.5v15L7 15H3z", lines: "M16 9a4.5 4.5 0 0 1 0 6M18.5 6a9 9 0 0 1 0 12"),
        "speaker.wave.3": SymbolArt("M3 9h4l5-4.5v15L7 15H3z", lines: "M16 9a4.5 4.5 0 0 1 0 6M18.5 6a9 9 0 0 1 0 12"),
        "speedometer": SymbolArt("M4 18a9.5 9.5 0 1 1 16 0z", detail: "M12 15l4-6"),
        "square": SymbolArt("M4 4h16v16H4z"),
        "square.and.arrow.down": SymbolArt(lines: "M7 9H4v12h16V9h-3M12 2v13M8 11l4 4 4-4"),
        "square.and.arrow.up": SymbolArt(lines: "M7 9H4v12h16V9h-3M12 15V2M8 6l4-4 4 4"),
        "square.and.pencil": SymbolArt("M10 14l.5-3L19 3l2 2-8.5 8.5z", lines: "M20 13v7H4V5h8"),
        "square.grid.2x2": SymbolArt("M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z"),
        "square.grid.3x3": SymbolArt("M3 3h18v18H3z", detail: "M9 3v18M15 3v18M3 9h18M3 15h18"),
        "square.on.square": SymbolArt("M8 8h13v13H8z", lines: "M5 16H3V3h13v2"),
        "square.stack": SymbolArt("M12 3l9 5-9 5-9-5z", lines: "M3 12l9 5 9-5M3 16l9 5 9-5"),
        "square.stack.3d.up": SymbolArt("M12 3l9 5-9 5-9-5z", lines: "M3 12l9 5 9-5M3 16l9 5 9-5"),
        "star": SymbolArt("M12 3l2.7 5.8 6.3.8-4.6 4.4 1.2 6.2L12 17.1 6.4 20.2l1.2-6.2L3 9.6l6.3-.8z"),
        "stop": SymbolArt("M5 5h14v14H5z"),
        "stopwatch": SymbolArt("M12 5a8 8 0 1 0 .01 0z", detail: "M12 9v4l2.5 1.5", lines: "M9 2h6"),
        "sun": SymbolArt(
            "M12 7.5a4.5 4.5 0 1 0 .01 0z",
            lines:
                "M12 2v2M12 20v2M2 12h2M20 12h2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M19.1 4.9l-1.4 1.4M6.3 17.7l-1.4 1.4"),
        "sun.max": SymbolArt(
            "M12 7.5a4.5 4.5 0 1 0 .01 0z",
            lines:
                "M12 2v2M12 20v2M2 12h2M20 12h2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M19.1 4.9l-1.4 1.4M6.3 17.7l-1.4 1.4"),
        "sun.min": SymbolArt(
            "M12 7.5a4.5 4.5 0 1 0 .01 0z",
            lines:
                "M12 2v2M12 20v2M2 12h2M20 12h2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M19.1 4.9l-1.4 1.4M6.3 17.7l-1.4 1.4"),
        "sunrise": SymbolArt("M5 17a7 7 0 0 1 14 0z", lines: "M2 21h20M12 3v4M3.5 10l1.5 1.5M20.5 10L19 11.5"),
        "sunset": SymbolArt("M5 17a7 7 0 0 1 14 0z", lines: "M2 21h20M12 3v4M3.5 10l1.5 1.5M20.5 10L19 11.5"),
        "tag": SymbolArt("M3 3h9l9 9-9 9-9-9z", detail: "M7.5 7.5h.01"),
        "target": SymbolArt("M12 3a9 9 0 1 0 .01 0z", detail: "M12 8a4 4 0 1 0 .01 0zM12 12h.01"),
        "text.aligncenter": SymbolArt(lines: "M3 6h18M6 12h12M4 18h16"),
        "text.alignleft": SymbolArt(lines: "M3 6h18M3 12h12M3 18h16"),
        "text.bubble": SymbolArt("M4 4h16v12H11l-5 4.5V16H4z", detail: "M8 8.5h8M8 12h5"),
        "text.justify": SymbolArt(lines: "M3 6h18M3 12h18M3 18h18"),
        "text.justify.left": SymbolArt(lines: "M3 6h18M3 12h12M3 18h16"),
        "theatermasks": SymbolArt("M12 3a9 9 0 1 0 .01 0z", detail: "M8 14c1 3 7 3 8 0M9 9h.01M15 9h.01"),
        "thermometer": SymbolArt("M10 13V5a2 2 0 0 1 4 0v8a4.5 4.5 0 1 1-4 0z"),
    ]
}
