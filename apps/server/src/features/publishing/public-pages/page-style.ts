/** Of the web client's files, which are named by their content. */
const FACES = `
@font-face { font-family: "Rosette Display"; src: url("/fonts/fraunces-latin-e0734920.woff2") format("woff2"); font-display: swap; font-weight: 400 900; unicode-range: U+20-FF, U+2000-206F, U+20AC, U+2122; }
@font-face { font-family: "Rosette Display"; src: url("/fonts/fraunces-latin-ext-03f17170.woff2") format("woff2"); font-display: swap; font-weight: 400 900; unicode-range: U+100-17F, U+218-21B; }
`

/**
 * The style of public pages: the display face for titles and the names of winners, system fonts for the rest, both colour
 * schemes, one column on a phone; gold stands only on what has won.
 */
export const PAGE_STYLE = `${FACES}
:root { color-scheme: light dark; --ink: #10182b; --soft: #47516a; --line: #d9deea; --ground: #fbfbfd; --card: #ffffff; --accent: #1f3f8f; --gold: #8a5a00; --ribbon: #c98a1b; }
@media (prefers-color-scheme: dark) { :root { --ink: #eef1f8; --soft: #b4bdd2; --line: #333b4f; --ground: #10141e; --card: #1a2030; --accent: #a9c0ff; --gold: #f0c46c; --ribbon: #d9a441; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 2rem 1rem 3rem; max-width: 60rem; background: var(--ground); color: var(--ink); font: 1.0625rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
header { margin-bottom: 2rem; }
h1, .winner h2, .winner .name { font-family: "Rosette Display", Georgia, system-ui, sans-serif; font-weight: 600; }
h1 { margin: 0; font-size: clamp(1.75rem, 6vw, 3rem); line-height: 1.15; }
h2 { margin: 0 0 0.5rem; font-size: 1.25rem; line-height: 1.3; }
p { margin: 0.25rem 0; }
a { color: var(--accent); }
a:focus-visible, [tabindex]:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 0.25rem; }
.kicker, .facts, .owner, .version, footer { color: var(--soft); }
.kicker { font-weight: 600; }
section { margin: 0 0 1.5rem; }
.winner { padding: 1rem 1.25rem; background: var(--card); border-inline-start: 0.375rem solid var(--ribbon); border-radius: 0.5rem; }
.winner h2 { color: var(--gold); }
.winner ul { margin: 0; padding: 0; list-style: none; }
.winner li { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: center; padding-block: 0.25rem; }
.winner img { width: 8rem; height: 6rem; object-fit: cover; border-radius: 0.375rem; }
main > img { width: 100%; height: auto; max-height: 30rem; object-fit: contain; border-radius: 0.5rem; margin-bottom: 1.5rem; }
.name { display: inline-block; min-height: 1.5rem; font-size: 1.1875rem; font-weight: 700; }
.soon { padding: 1.5rem; background: var(--card); border-radius: 0.5rem; font-size: 1.1875rem; }
.scroll { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 0.5rem 0.75rem 0.5rem 0; text-align: start; vertical-align: top; border-bottom: 1px solid var(--line); }
thead th { color: var(--soft); font-size: 0.9375rem; }
tbody th { min-width: 12rem; font-weight: 400; }
blockquote { margin: 0 0 1rem; padding: 0.75rem 1rem; background: var(--card); border-radius: 0.5rem; white-space: pre-line; }
blockquote footer { font-size: 0.9375rem; }
.version, body > footer { font-size: 0.9375rem; }
`
