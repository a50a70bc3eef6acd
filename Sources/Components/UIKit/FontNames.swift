/// The names of the fonts that iOS has: of families, and of the single fonts in them.
enum FontNames {
    /// Whether iOS has a font of that name; capitals make no difference.
    static func contains(_ name: String) -> Bool { all.contains(name.lowercased()) }

    private static let all = Set(
        families.split(separator: "\n").flatMap { line -> [String] in
            let parts = line.split(separator: ":")
            var names = [String(parts[0])]
            var first = ""
            for word in parts.dropFirst().joined().split(separator: " ") {
                // What begins with a hyphen is a face of the font named first, and has its name in front.
                if word.first == "-" {
                    names.append(first + word)
                } else {
                    first = String(word.prefix { $0 != "-" })
                    names.append(String(word))
                }
            }
            return names.map { $0.lowercased() }
        })

    private static let families = """
        Academy Engraved LET: AcademyEngravedLetPlain
        Al Nile: AlNile -Bold
        American Typewriter: AmericanTypewriter -Light -Semibold -Bold -Condensed -CondensedLight -CondensedBold
        Apple Color Emoji: AppleColorEmoji
        Apple SD Gothic Neo: AppleSDGothicNeo-Regular -Thin -UltraLight -Light -Medium -SemiBold -Bold
        Apple Symbols: AppleSymbols
        Arial: ArialMT Arial-ItalicMT -BoldMT -BoldItalicMT
        Arial Hebrew: ArialHebrew -Light -Bold
        Arial Rounded MT Bold: ArialRoundedMTBold
        Avenir: Avenir-Book -BookOblique -Light -LightOblique -Roman -Oblique -Medium -MediumOblique -Heavy \
        -HeavyOblique -Black -BlackOblique
        Avenir Next: AvenirNext-Regular -Italic -UltraLight -UltraLightItalic -Medium -MediumItalic -DemiBold \
        -DemiBoldItalic -Bold -BoldItalic -Heavy -HeavyItalic
        Avenir Next Condensed: AvenirNextCondensed-Regular -Italic -UltraLight -UltraLightItalic -Medium -MediumItalic \
        -DemiBold -DemiBoldItalic -Bold -BoldItalic -Heavy -HeavyItalic
        Baskerville: Baskerville -Italic -SemiBold -SemiBoldItalic -Bold -BoldItalic
        Bodoni 72: BodoniSvtyTwoITCTT-Book -BookIta -Bold
        Bodoni 72 Oldstyle: BodoniSvtyTwoOSITCTT-Book -BookIt -Bold
        Bodoni 72 Smallcaps: BodoniSvtyTwoSCITCTT-Book
        Bodoni Ornaments: BodoniOrnamentsITCTT
        Bradley Hand: BradleyHandITCTT-Bold
        Chalkboard SE: ChalkboardSE-Regular -Light -Bold
        Chalkduster: Chalkduster
        Charter: Charter-Roman -Italic -Bold -BoldItalic -Black -BlackItalic
        Cochin: Cochin -Italic -Bold -BoldItalic
        Copperplate: Copperplate -Light -Bold
        Courier: Courier -Oblique -Bold -BoldOblique
        Courier New: CourierNewPSMT CourierNewPS-ItalicMT -BoldMT -BoldItalicMT
        Damascus: Damascus DamascusLight DamascusMedium DamascusSemiBold DamascusBold
        Devanagari Sangam MN: DevanagariSangamMN -Bold
        Didot: Didot -Italic -Bold
        DIN Alternate: DINAlternate-Bold
        DIN Condensed: DINCondensed-Bold
        Euphemia UCAS: EuphemiaUCAS -Italic -Bold
        Farah: Farah
        Futura: Futura-Medium -MediumItalic -Bold -CondensedMedium -CondensedExtraBold
        Galvji: Galvji -Bold
        Geeza Pro: GeezaPro -Bold
        Georgia: Georgia -Italic -Bold -BoldItalic
        Gill Sans: GillSans -Italic -Light -LightItalic -SemiBold -SemiBoldItalic -Bold -BoldItalic -UltraBold
        Grantha Sangam MN: GranthaSangamMN-Regular -Bold
        Gujarati Sangam MN: GujaratiSangamMN -Bold
        Gurmukhi MN: GurmukhiMN -Bold
        Helvetica: Helvetica -Light -LightOblique -Oblique -Bold -BoldOblique
        Helvetica Neue: HelveticaNeue -Italic -UltraLight -UltraLightItalic -Thin -ThinItalic -Light -LightItalic \
        -Medium -MediumItalic -Bold -BoldItalic -CondensedBold -CondensedBlack
        Hiragino Maru Gothic ProN: HiraMaruProN-W4
        Hiragino Mincho ProN: HiraMinProN-W3 -W6
        Hiragino Sans: HiraginoSans-W3 -W5 -W6 -W7 -W8
        Hoefler Text: HoeflerText-Regular -Italic -Black -BlackItalic
        Impact: Impact
        Kailasa: Kailasa -Bold
        Kannada Sangam MN: KannadaSangamMN -Bold
        Kefa: Kefa-Regular
        Khmer Sangam MN: KhmerSangamMN
        Kohinoor Bangla: KohinoorBangla-Regular -Light -Semibold
        Kohinoor Devanagari: KohinoorDevanagari-Regular -Light -Semibold
        Kohinoor Gujarati: KohinoorGujarati-Regular -Light -Bold
        Kohinoor Telugu: KohinoorTelugu-Regular -Light -Medium
        Lao Sangam MN: LaoSangamMN
        Malayalam Sangam MN: MalayalamSangamMN -Bold
        Marker Felt: MarkerFelt-Thin -Wide
        Menlo: Menlo-Regular -Italic -Bold -BoldItalic
        Mishafi: DiwanMishafi
        Mukta Mahee: MuktaMahee-Regular -Light -Bold
        Myanmar Sangam MN: MyanmarSangamMN -Bold
        Noteworthy: Noteworthy-Light -Bold
        Noto Nastaliq Urdu: NotoNastaliqUrdu -Bold
        Optima: Optima-Regular -Italic -Bold -BoldItalic -ExtraBlack
        Oriya Sangam MN: OriyaSangamMN -Bold
        Palatino: Palatino-Roman -Italic -Bold -BoldItalic
        Papyrus: Papyrus -Condensed
        Party LET: PartyLetPlain
        PingFang HK: PingFangHK-Regular -Ultralight -Thin -Light -Medium -Semibold
        PingFang SC: PingFangSC-Regular -Ultralight -Thin -Light -Medium -Semibold
        PingFang TC: PingFangTC-Regular -Ultralight -Thin -Light -Medium -Semibold
        Rockwell: Rockwell-Regular -Italic -Bold -BoldItalic
        Savoye LET: SavoyeLetPlain
        Sinhala Sangam MN: SinhalaSangamMN -Bold
        Snell Roundhand: SnellRoundhand -Bold -Black
        STIX Two Math: STIXTwoMath-Regular
        STIX Two Text: STIXTwoText STIXTwoText-Italic -Medium -MediumItalic -SemiBold -SemiBoldItalic -Bold -BoldItalic
        Symbol: Symbol
        Tamil Sangam MN: TamilSangamMN -Bold
        Thonburi: Thonburi -Light -Bold
        Times New Roman: TimesNewRomanPSMT TimesNewRomanPS-ItalicMT -BoldMT -BoldItalicMT
        Trebuchet MS: TrebuchetMS -Italic -Bold Trebuchet-BoldItalic
        Verdana: Verdana -Italic -Bold -BoldItalic
        Zapf Dingbats: ZapfDingbatsITC
        Zapfino: Zapfino
        """
}
