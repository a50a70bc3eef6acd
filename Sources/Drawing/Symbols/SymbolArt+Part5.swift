extension SymbolArt {
    /// The symbols from `ticket` to `xmark`.
    static let part5: [String: SymbolArt] = [
        "ticket": SymbolArt("M2 7h20v3a2 2 0 0 0 0 4v3H2v-3a2 2 0 0 0 0-4z", detail: "M14 8v8"),
        "timer": SymbolArt("M12 5a8 8 0 1 0 .01 0z", detail: "M12 9v4l2.5 1.5", lines: "M9 2h6"),
        "tram": SymbolArt("M5 3h14v15H5z", detail: "M5 11h14M8.5 14.5h.01M15.5 14.5h.01", lines: "M8 18v3M16 18v3"),
        "trash": SymbolArt("M6 7h12l-1 14H7z", detail: "M10 11v6M14 11v6", lines: "M4 7h16M9 7V4h6v3"),
        "tray": SymbolArt("M3 13l3-8h12l3 8v7H3z", detail: "M3 13h5l2 3h4l2-3h5"),
        "tree": SymbolArt("M12 2l7 11h-4l4 5H5l4-5H5z", lines: "M12 18v4"),
        "triangle": SymbolArt("M12 4l9 16H3z"),
        "trophy": SymbolArt("M7 3h10v7a5 5 0 0 1-10 0z", lines: "M7 5H3c0 4 2 6 4 6M17 5h4c0 4-2 6-4 6M12 15v4M8 21h8"),
        "tv": SymbolArt("M2 4h20v13H2z", lines: "M8 21h8M12 17v4"),
        "umbrella": SymbolArt("M2 13a10 10 0 0 1 20 0z", lines: "M12 13v6a2 2 0 0 0 4 0"),
        "video": SymbolArt("M2 6h13v12H2zM15 11l7-4v10l-7-4z"),
        "wallet.pass": SymbolArt("M3 5h18v15H3z", detail: "M3 10h6a3 3 0 0 0 6 0h6"),
        "wand.and.stars": SymbolArt(lines: "M4 20L15 9M18 3v4M16 5h4M8 4v3M6.5 5.5h3M19 14v3M17.5 15.5h3"),
        "waveform": SymbolArt(lines: "M4 10v4M8 6v12M12 3v18M16 7v10M20 10v4"),
        "wifi": SymbolArt(lines: "M2 9a15 15 0 0 1 20 0M5.5 13a10 10 0 0 1 13 0M9 17a5 5 0 0 1 6 0M12 20.5h.01"),
        "wind": SymbolArt(lines: "M3 9h11a3 3 0 1 0-3-3M3 14h15a3 3 0 1 1-3 3"),
        "wrench": SymbolArt("M21 6l-4 4-3-3 4-4a6 6 0 0 0-8 8l-7 7 3 3 7-7a6 6 0 0 0 8-8z"),
        "wrench.and.screwdriver": SymbolArt("M21 6l-4 4-3-3 4-4a6 6 0 0 0-8 8l-7 7 3 3 7-7a6 6 0 0 0 8-8z"),
        "xmark": SymbolArt(lines: "M5 5l14 14M19 5L5 19"),
    ]
}
