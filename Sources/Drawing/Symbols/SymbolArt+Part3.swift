extension SymbolArt {
    /// The symbols from `gearshape.2` to `person.2`.
    static let part3: [String: SymbolArt] = [
        "gearshape.2": SymbolArt(
            "M12 6a6 6 0 1 0 .01 0z",
            detail: "M12 10.5a1.5 1.5 0 1 0 .01 0z",
            lines:
                "M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M18.4 5.6l-2.2 2.2M7.8 16.2l-2.2 2.2"),
        "gift": SymbolArt(
            "M4 12h16v9H4zM3 8h18v4H3z", detail: "M12 8v13", lines: "M12 8C9 8 7 7 7 5s4-2 5 3c1-5 5-5 5-3s-2 3-5 3"),
        "globe": SymbolArt("M12 3a9 9 0 1 0 .01 0z", detail: "M3 12h18M12 3c4 5 4 13 0 18M12 3c-4 5-4 13 0 18"),
        "graduationcap": SymbolArt("M2 9l10-5 10 5-10 5z", lines: "M6 11v5c4 3 8 3 12 0v-5M22 9v6"),
        "hammer": SymbolArt("M3 6h11l3 3-3 2-2-1H3z", lines: "M8 10v11"),
        "hand.raised": SymbolArt(
            "M7 13V6a1.5 1.5 0 0 1 3 0V4a1.5 1.5 0 0 1 3 0v2a1.5 1.5 0 0 1 3 0v3a1.5 1.5 0 0 1 3 0v6c0 4-2 7-6 7s-6-2-9-8c1-1.5 2-1.5 3-1z"
        ),
        "hand.thumbsdown": SymbolArt("M7 14l4 8c2 0 3-1 2.5-3L13 15h7L18 4H7z", lines: "M3 14V4"),
        "hand.thumbsup": SymbolArt("M7 10l4-8c2 0 3 1 2.5 3L13 9h7l-2 11H7z", lines: "M3 10v10"),
        "headphones": SymbolArt("M3 14h4v7H3zM17 14h4v7h-4z", lines: "M4 14v-1a8 8 0 0 1 16 0v1"),
        "heart": SymbolArt("M12 20C5 15 3 12 3 8.8A4.6 4.6 0 0 1 12 7a4.6 4.6 0 0 1 9 1.8C21 12 19 15 12 20z"),
        "hexagon": SymbolArt("M12 2l8.7 5v10L12 22l-8.7-5V7z"),
        "hourglass": SymbolArt(lines: "M6 2h12M6 22h12M7 2c0 6 5 7 5 10s-5 4-5 10M17 2c0 6-5 7-5 10s5 4 5 10"),
        "house": SymbolArt("M4 11L12 4l8 7v9H4z", detail: "M10 20v-6h4v6"),
        "humidity": SymbolArt("M12 2c5 6 7 9 7 12a7 7 0 0 1-14 0c0-3 2-6 7-12z"),
        "infinity": SymbolArt(
            lines: "M12 12c-2-3-4-4-6-4a4 4 0 0 0 0 8c2 0 4-1 6-4s4-4 6-4a4 4 0 0 1 0 8c-2 0-4-1-6-4z"),
        "info": SymbolArt(lines: "M12 10v10M12 4.5h.01M9.5 10H12M9 20h6"),
        "ipad": SymbolArt("M5 2h14v20H5z", detail: "M11 19h2"),
        "iphone": SymbolArt("M7 2h10v20H7z", detail: "M11 19h2"),
        "key": SymbolArt("M8 11a4.5 4.5 0 1 0 .01 0z", lines: "M11.5 12L20 3.5M17 6.5l3 3"),
        "keyboard": SymbolArt("M2 6h20v12H2z", detail: "M6 10h.01M10 10h.01M14 10h.01M18 10h.01M7 14h10"),
        "laptopcomputer": SymbolArt("M4 5h16v11H4z", lines: "M2 20h20"),
        "leaf": SymbolArt("M5 19C3 9 9 4 20 4c0 11-5 17-15 15z", detail: "M9 15l5-5", lines: "M3 22l2-3"),
        "lightbulb": SymbolArt("M9 17a7 7 0 1 1 6 0v2H9z", lines: "M10 22h4"),
        "line.3.horizontal": SymbolArt(lines: "M3 6h18M3 12h18M3 18h18"),
        "link": SymbolArt(
            lines: "M10 14a4 4 0 0 0 6 0l4-4a4 4 0 0 0-6-6l-1.5 1.5M14 10a4 4 0 0 0-6 0l-4 4a4 4 0 0 0 6 6l1.5-1.5"),
        "list": SymbolArt(lines: "M8 6h13M8 12h13M8 18h13M3.5 6h.01M3.5 12h.01M3.5 18h.01"),
        "list.bullet": SymbolArt(lines: "M8 6h13M8 12h13M8 18h13M3.5 6h.01M3.5 12h.01M3.5 18h.01"),
        "list.dash": SymbolArt(lines: "M8 6h13M8 12h13M8 18h13M3.5 6h.01M3.5 12h.01M3.5 18h.01"),
        "list.number": SymbolArt(
            lines: "M9 6h12M9 12h12M9 18h12M3 4l1.5-1v5M3 11h3l-3 4h3M3 17h3l-1.5 2c2 0 2 2-1.5 2"),
        "location": SymbolArt("M3 11L21 3l-8 18-2-8z"),
        "lock": SymbolArt("M5 11h14v10H5z", detail: "M12 15v2", lines: "M8 11V7a4 4 0 0 1 8 0v4"),
        "lock.open": SymbolArt("M5 11h14v10H5z", detail: "M12 15v2", lines: "M8 11V7a4 4 0 0 1 7.5-2"),
        "lock.shield": SymbolArt(
            "M12 2l8 3v6c0 5-3 9-8 11-5-2-8-6-8-11V5z", detail: "M9 12h6v4H9zM10.5 12v-2a1.5 1.5 0 0 1 3 0v2"),
        "magnifyingglass": SymbolArt(lines: "M10 3.5a6.5 6.5 0 1 0 .01 0zM15 15l6 6"),
        "map": SymbolArt("M3 6l6-3 6 3 6-3v15l-6 3-6-3-6 3z", detail: "M9 3v15M15 6v15"),
        "mappin": SymbolArt("M12 22c-5-6-7-9-7-12a7 7 0 0 1 14 0c0 3-2 6-7 12z", detail: "M12 8a2.2 2.2 0 1 0 .01 0z"),
        "mappin.and.ellipse": SymbolArt(
            "M12 22c-5-6-7-9-7-12a7 7 0 0 1 14 0c0 3-2 6-7 12z", detail: "M12 8a2.2 2.2 0 1 0 .01 0z"),
        "medal": SymbolArt("M12 2a6 6 0 1 0 .01 0z", lines: "M8.5 13L7 22l5-3 5 3-1.5-9"),
        "message": SymbolArt("M4 4h16v12H11l-5 4.5V16H4z"),
        "mic": SymbolArt(
            "M12 2a3 3 0 0 1 3 3v6a3 3 0 0 1-6 0V5a3 3 0 0 1 3-3z", lines: "M5 11a7 7 0 0 0 14 0M12 18v4M8 22h8"),
        "minus": SymbolArt(lines: "M4 12h16"),
        "moon": SymbolArt("M20 14A8.5 8.5 0 1 1 10 4a7 7 0 0 0 10 10z"),
        "moon.stars": SymbolArt("M19 15A8 8 0 1 1 9 5a7 7 0 0 0 10 10z", lines: "M17 3v5M14.5 5.5h5"),
        "mug": SymbolArt("M4 7h13v6a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5z", lines: "M17 8h2a2.5 2.5 0 0 1 0 5h-2M3 21h16"),
        "multiply": SymbolArt(lines: "M5 5l14 14M19 5L5 19"),
        "music.note": SymbolArt("M8 15.5a2.5 2.5 0 1 0 .01 0z", lines: "M10.5 18V3c2 3 6 3 6 7"),
        "music.note.list": SymbolArt("M17 15.5a2.5 2.5 0 1 0 .01 0z", lines: "M19.5 18V8l2.5 1M3 6h12M3 11h9M3 16h7"),
        "network": SymbolArt("M12 3a9 9 0 1 0 .01 0z", detail: "M3 12h18M12 3c4 5 4 13 0 18M12 3c-4 5-4 13 0 18"),
        "newspaper": SymbolArt("M4 3h16v18H4z", detail: "M8 8h8M8 12h8M8 16h5"),
        "nosign": SymbolArt("M12 3a9 9 0 1 0 .01 0z", detail: "M5.6 5.6l12.8 12.8"),
        "note": SymbolArt("M4 3h16v18H4z", detail: "M8 8h8M8 12h8M8 16h5"),
        "note.text": SymbolArt("M6 2h8l5 5v15H6z", detail: "M14 2v5h5M9 13h6M9 17h6"),
        "paintbrush": SymbolArt("M20 3L9 13l2 2L21 4zM8 14c-3 0-4 2-4 6 4 0 6-1 6-4z"),
        "paperclip": SymbolArt(
            lines: "M20 11l-8.5 8.5a5 5 0 0 1-7-7L13 4a3.3 3.3 0 0 1 5 5l-8.5 8.5a1.7 1.7 0 0 1-2.5-2.5L15 7"),
        "paperplane": SymbolArt("M3 11L21 3l-8 18-2-8z", detail: "M11 13l5-5"),
        "pause": SymbolArt("M6 4h4v16H6zM14 4h4v16h-4z"),
        "pawprint": SymbolArt(
            "M12 12c3 0 6 4 6 6.5S15 21 12 21s-6 0-6-2.5S9 12 12 12z", lines: "M5 9v2M9 4v3M15 4v3M19 9v2"),
        "pencil": SymbolArt("M4 20l1-5L16 4l4 4L9 19z"),
        "person": SymbolArt("M12 3.5a4 4 0 1 0 .01 0zM4 21c0-5 3-7 8-7s8 2 8 7z"),
        "person.2": SymbolArt(
            "M9 5a3.5 3.5 0 1 0 .01 0zM2 20c0-5 3-6.5 7-6.5s7 1.5 7 6.5z",
            lines: "M16 5a3.5 3.5 0 0 1 0 7M18 14c2.5.6 4 2.5 4 6"),
    ]
}
