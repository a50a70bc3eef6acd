/// How the pages of a book look, in light and in dark, on paper and on a phone.
enum BookStyle {
    static let css = """
        :root { --page: #ffffff; --ink: #1d1d1f; --faint: #6e6e73; --line: #d8d8de; --code: #f5f5f7; --link: #0058b8; \
        --k: #9b2393; --s: #b42318; --n: #1c00cf; --t: #0b4f79; --c: #6e6e73; }
        @media (prefers-color-scheme: dark) { :root { --page: #1c1c1e; --ink: #f2f2f7; --faint: #a1a1a6; --line: #3a3a3c; \
        --code: #2a2a2c; --link: #6cb6ff; --k: #fc8ac7; --s: #ff8170; --n: #d9c97c; --t: #9ef1dd; --c: #a1a1a6; } }
        * { box-sizing: border-box; }
        body { margin: 0 auto; padding: 0 1rem 3rem; max-width: 46rem; background: var(--page); color: var(--ink); \
        font: 1.0625rem/1.55 system-ui, -apple-system, "Segoe UI", sans-serif; overflow-wrap: anywhere; }
        nav { display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; padding: 0.75rem 0; font-size: 0.9rem; }
        a { color: var(--link); }
        h1 { font-size: 1.9rem; line-height: 1.2; } h2 { margin-top: 2.2rem; }
        pre { overflow-x: auto; padding: 0.6rem 0.8rem; margin: 0.6rem 0; border-radius: 8px; background: var(--code); \
        font: 0.875rem/1.35 ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; overflow-wrap: normal; }
        pre.answer { background: none; border-left: 3px solid var(--line); border-radius: 0; }
        code { font-family: ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; font-size: 0.9em; }
        .k { color: var(--k); } .s { color: var(--s); } .n { color: var(--n); } .t { color: var(--t); } \
        .c, .m { color: var(--c); }
        figure { margin: 0.6rem 0 1.2rem; } .picture { overflow-x: auto; }
        .picture svg { display: block; max-width: 100%; height: auto; border: 1px solid var(--line); border-radius: 8px; }
        @media screen and (prefers-color-scheme: dark) { .picture.light { display: none; } \
        .picture.dark { display: block; } }
        details { margin: 0.3rem 0; } summary { cursor: pointer; color: var(--faint); font-size: 0.9rem; }
        .label { color: var(--faint); margin-bottom: 0; } .question { font-weight: 600; }
        table { border-collapse: collapse; width: 100%; } td, th { text-align: left; vertical-align: top; \
        padding: 0.35rem 0.6rem 0.35rem 0; border-top: 1px solid var(--line); }
        td, th { overflow-wrap: normal; } tr[id] > th { white-space: nowrap; } .wide { overflow-x: auto; } \
        small { color: var(--faint); }
        @media print { nav { display: none; } details { display: none; } body { max-width: none; } }

        """
}
