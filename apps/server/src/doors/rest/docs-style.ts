/** The documentation page's style: system fonts, both colour schemes, one column on a phone. */
export const DOCS_STYLE = `
:root { color-scheme: light dark; --ink: #1d2433; --soft: #5b6478; --line: #d9deea; --ground: #fbfbfd; --card: #ffffff; --accent: #2f5bd0;
  --get: #1b6b45; --post: #2f5bd0; --put: #8a5a00; --delete: #b3261e; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8ebf3; --soft: #a5aec4; --line: #333b4f; --ground: #12151d; --card: #1a1f2b; --accent: #9db7ff;
  --get: #7ed3a7; --post: #9db7ff; --put: #ebc06d; --delete: #ffb4ab; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1.5rem 1rem 4rem; max-width: 60rem; background: var(--ground); color: var(--ink);
  font: 1rem/1.55 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { margin: 0; font-size: 1.75rem; }
h2 { margin: 2.5rem 0 0.75rem; font-size: 1.25rem; scroll-margin-top: 1rem; }
h3 { margin: 1rem 0 0.25rem; font-size: 0.875rem; color: var(--soft); }
a { color: var(--accent); }
nav { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; }
nav a { padding: 0.6rem 0; }
details { margin: 0.5rem 0; background: var(--card); border: 1px solid var(--line); border-radius: 0.5rem; padding: 0 1rem; }
details[open] { padding-bottom: 1rem; }
summary { min-height: 2.75rem; padding: 0.6rem 0; cursor: pointer; }
summary:focus-visible, a:focus-visible, [tabindex]:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 0.25rem; }
.method { display: inline-block; min-width: 4rem; font: 700 0.8125rem ui-monospace, monospace; }
.get { color: var(--get); } .post { color: var(--post); } .put, .patch { color: var(--put); } .delete { color: var(--delete); }
.path { font-weight: 600; }
.what { display: block; color: var(--soft); }
.type { margin: 0.25rem 0; color: var(--soft); font-size: 0.875rem; }
code, pre { font-family: ui-monospace, monospace; font-size: 0.875rem; }
pre { margin: 0; padding: 0.75rem; overflow-x: auto; border: 1px solid var(--line); border-radius: 0.375rem; overflow-wrap: normal; }
.scroll { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: 0.875rem; overflow-wrap: normal; }
th, td { padding: 0.4rem 0.75rem 0.4rem 0; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); }
`
