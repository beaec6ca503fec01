/** The display face: files of the web client, with a hash of their content in their names. */
const FACES = `
@font-face { font-family: "Rosette Display"; src: url("/fonts/fraunces-latin-e0734920.woff2") format("woff2"); font-display: swap; font-weight: 400 900; unicode-range: U+20-FF, U+2000-206F, U+20AC, U+2122; }
@font-face { font-family: "Rosette Display"; src: url("/fonts/fraunces-latin-ext-03f17170.woff2") format("woff2"); font-display: swap; font-weight: 400 900; unicode-range: U+100-17F, U+218-21B; }
`

/**
 * The style of public pages: the display face for titles and the names of winners, system fonts for the rest, both colour
 * schemes, one column on a phone; gold stands only on what has won.
 */
export const PAGE_STYLE = `${FACES}
:root { color-scheme: light dark; --ink: #10182b; --soft: #47516a; --line: #d9deea; --ground: #fbfbfd; --card: #ffffff; --accent: #1f3f8f; --gold: #8a5a00; --ribbon: #c98a1b; --silver: #8b95a5; --bronze: #a8683c; }
@media (prefers-color-scheme: dark) { :root { --ink: #eef1f8; --soft: #b4bdd2; --line: #333b4f; --ground: #10141e; --card: #1a2030; --accent: #a9c0ff; --gold: #f0c46c; --ribbon: #d9a441; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 2rem 1rem 3rem; max-width: 60rem; background: var(--ground); color: var(--ink); font: 1.0625rem/1.5 system-ui, sans-serif; overflow-wrap: break-word; }
header { margin-bottom: 2rem; }
h1, .winner h2, .winner .name { font-family: "Rosette Display", Georgia, system-ui, sans-serif; font-weight: 600; }
h1 { margin: 0; font-size: clamp(1.75rem, 6vw, 3rem); line-height: 1.15; text-wrap: balance; }
h2 { margin: 0 0 0.5rem; font-size: 1.25rem; line-height: 1.3; }
p { margin: 0.25rem 0; }
a { color: var(--accent); text-decoration-thickness: 1px; text-underline-offset: 0.2em; }
a:focus-visible, [tabindex]:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 0.25rem; }
.kicker, .facts, .owner, .version, footer { color: var(--soft); }
.kicker { font-weight: 600; }
section { margin: 0 0 1.5rem; }
.winner { padding: 1rem 1.25rem; background: var(--card); border-inline-start: 0.375rem solid var(--ribbon); border-radius: 0.5rem; }
.winner.silver { border-color: var(--silver); }
.winner.bronze { border-color: var(--bronze); }
.winner h2 { color: var(--gold); }
.winner.silver h2, .winner.bronze h2 { color: var(--ink); }
.winner ul, .result ul { margin: 0; padding: 0; list-style: none; }
.winner li { display: flex; gap: 0.5rem 1rem; align-items: center; padding-block: 0.25rem; }
.winner li > div { flex: 1; min-width: 0; }
.winner img { flex: none; width: 7.5rem; height: 5rem; object-fit: cover; border-radius: 0.375rem; }
.winner.gold li { flex-wrap: wrap; }
.winner.gold li > div { flex: 1 1 14rem; }
.winner.gold img { width: min(100%, 26rem); height: auto; aspect-ratio: 3 / 2; }
.winner.gold h2 { font-size: 1.5rem; }
.winner.gold .name { font-size: clamp(1.5rem, 4vw, 2.25rem); line-height: 1.2; }
ul.titles { font-size: 1.1875rem; font-weight: 700; }
main > img { display: block; width: auto; max-width: 100%; height: auto; max-height: 30rem; border-radius: 0.5rem; margin-bottom: 1.5rem; }
.name { display: inline-block; min-height: 1.5rem; font-size: 1.1875rem; font-weight: 700; }
.soon { padding: 1.5rem; background: var(--card); border-radius: 0.5rem; font-size: 1.1875rem; }
.scroll { overflow-x: auto; }
.scroll th, .scroll td { min-width: 5.5rem; padding-inline: 0.75rem; }
.scroll th:first-child { position: sticky; inset-inline-start: 0; min-width: clamp(9rem, 25vw, 14rem); padding-inline-start: 0; background: var(--ground); }
.scroll thead th { vertical-align: bottom; line-height: 1.25; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 0.5rem 0.75rem 0.5rem 0; text-align: start; vertical-align: top; border-bottom: 1px solid var(--line); }
.figure { padding-inline: 0.75rem 0; text-align: end; }
td { white-space: nowrap; }
thead th { color: var(--soft); font-size: 0.9375rem; }
tbody th { font-weight: 400; }
blockquote { margin: 0 0 1rem; padding: 0.75rem 1rem; background: var(--card); border-radius: 0.5rem; white-space: pre-line; }
blockquote footer { font-size: 0.9375rem; }
.version, body > footer { font-size: 0.9375rem; }
`
