import { createHash } from "node:crypto"
import { ACCENT_COLOURS } from "@rosette/contract/accents"

/**
 * The display font: files of the web client, with a hash of their content in their names. Until it is loaded, a serif
 * font of the system with the same widths and heights is shown, so that nothing moves.
 */
const FACES = `
@font-face { font-family: "Rosette Display"; src: url("/fonts/fraunces-latin-e0734920.woff2") format("woff2"); font-display: swap; font-weight: 400 900; unicode-range: U+20-FF, U+2000-206F, U+20AC, U+2122; }
@font-face { font-family: "Rosette Display"; src: url("/fonts/fraunces-latin-ext-03f17170.woff2") format("woff2"); font-display: swap; font-weight: 400 900; unicode-range: U+100-17F, U+218-21B; }
@font-face { font-family: "Wide Serif"; src: local("Georgia Bold"), local("Georgia-Bold"), local("Noto Serif Bold"), local("NotoSerif-Bold"); font-weight: 400 900; size-adjust: 86.5%; ascent-override: 113%; descent-override: 29%; line-gap-override: 0%; }
@font-face { font-family: "Narrow Serif"; src: local("Times New Roman Bold"), local("TimesNewRomanPS-BoldMT"), local("Liberation Serif Bold"); font-weight: 400 900; size-adjust: 102.3%; ascent-override: 96%; descent-override: 25%; line-gap-override: 0%; }
@font-face { font-family: "Open Serif"; src: local("DejaVu Serif Bold"); font-weight: 400 900; size-adjust: 78.2%; ascent-override: 125%; descent-override: 33%; line-gap-override: 0%; }
`

/**
 * The style of public pages: the display font for titles and names, system fonts for the rest, both colour schemes, one
 * column on a phone. Metal colours are only for what has won; links to further pages have an arrow.
 */
const STYLE = `${FACES}
:root { color-scheme: light dark; --ink: #131a26; --soft: #445063; --line: #e1e6ee; --ground: #ffffff; --card: #f6f8fb; --pressed: #eef1f6; --accent: #1f4391; --main: #1f4391; --track: #e1e6ee; --edge: #7d8a9f; --won: #fff8e1; --won-edge: #d19a1c; --won-soft: #5c5136; --gold: #6f4d03; }
@media screen and (prefers-color-scheme: dark) { :root { --ink: #e8edf5; --soft: #a8b3c5; --line: #2a3547; --ground: #101722; --card: #1b2433; --pressed: #2a3547; --accent: #94b1f0; --main: #2a50b5; --track: #2a3547; --edge: #7d8a9f; --won: #26211a; --won-edge: #f6c94f; --won-soft: #cdc3a9; --gold: #f6c94f; } }
.gold { --petals: #e0a21a; --tails: #b67f10; --heart: #f6c94f; --mark: #3f2b01; }
.silver { --petals: #98a3b5; --tails: #7d8a9f; --heart: #d9dfe8; --mark: #1a2231; }
.bronze { --petals: #b0703f; --tails: #8a5228; --heart: #e3b48f; --mark: #3a1d08; }
.plain { --petals: #b3bdcc; --tails: #98a3b5; --heart: #eef1f6; --mark: #1a2231; }
* { box-sizing: border-box; }
[hidden] { display: none !important; }
html { -webkit-text-size-adjust: 100%; }
body { display: flex; flex-direction: column; min-height: 100vh; margin: 0 auto; padding: clamp(1.25rem, 4vw, 3rem) clamp(0.75rem, 4vw, 2rem) 2rem; max-width: 72rem; background: var(--ground); color: var(--ink); font: 1.0625rem/1.5 system-ui, sans-serif; overflow-wrap: break-word; }
h1, h2, .back bdi, .won .name, .title { font-family: "Rosette Display", "Wide Serif", "Narrow Serif", "Open Serif", system-ui, sans-serif; font-weight: 600; }
h1, h2, h3, p, ul { margin: 0; padding: 0; }
ul { list-style: none; }
h1 { font-size: clamp(1.625rem, 1.2rem + 2vw, 2.75rem); line-height: 1.15; text-wrap: balance; }
h2 { margin-bottom: 1rem; font-size: 1.5rem; line-height: 1.25; }
a { color: var(--accent); text-decoration-thickness: 1px; text-underline-offset: 0.2em; }
a:focus-visible, [tabindex]:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 0.25rem; }
section, .next { margin-bottom: clamp(2.5rem, 5vw, 4rem); }

header { margin-bottom: clamp(1.25rem, 3vw, 2.5rem); overflow-wrap: anywhere; }
header.small { margin-bottom: 1rem; }
.kicker, .facts, .owner, .version, footer { color: var(--soft); }
.kicker { font-size: 0.9375rem; font-weight: 600; line-height: 1.4; }
h1 + .facts { margin-top: 0.5rem; }
.facts, .owner { display: flex; flex-wrap: wrap; margin-inline-start: -1em; line-height: 1.4; overflow-wrap: anywhere; clip-path: inset(0 0 0 1em); }
.facts span, .owner span { position: relative; min-width: 0; padding-inline-start: 1em; }
.facts span::before, .owner span::before { content: "·"; position: absolute; inset-inline-start: 0.375em; }
.back { display: inline-flex; align-items: center; gap: 0.75rem; min-height: 2.75rem; min-width: 0; color: var(--ink); font-weight: 600; line-height: 1.3; text-decoration: none; }
.back .kicker, .back bdi { display: block; }
.back .kicker { font-size: 0.875rem; }
.back bdi { font-size: 1.125rem; }
.back::before { content: ""; flex: none; width: 0.5rem; height: 0.5rem; margin-inline-start: 0.25rem; border: solid var(--accent); border-width: 0 0 2px 2px; transform: rotate(45deg); }

.shape { position: absolute; width: 0; height: 0; }
.ribbon { flex: none; width: calc(0.71 * var(--size)); height: var(--size); }
.tails { fill: var(--tails); }
.petals { fill: var(--petals); stroke: var(--petals); stroke-width: 9; stroke-linecap: round; stroke-dasharray: 0 1; }
.rim { fill: #ffffff; }
.heart { fill: var(--heart); }
.tick { fill: none; stroke: var(--mark); stroke-width: 3.6; stroke-linecap: round; stroke-linejoin: round; }
.number { fill: var(--mark); font-family: inherit; font-size: 16px; font-weight: 700; text-anchor: middle; }

.won { --size: 4.5rem; --pad: 1.25rem; position: relative; display: flex; flex-wrap: wrap; align-items: center; gap: 1rem; padding: var(--pad); border-radius: 1rem; background: var(--card); overflow: hidden; }
.won.single { padding-inline-end: 2.75rem; }
.won h2, .won h3 { margin: 0; color: var(--soft); font-family: inherit; font-size: 0.9375rem; font-weight: 600; line-height: 1.4; }
.won img { position: relative; flex: none; object-fit: cover; background: var(--track); }
/* Shown by browsers only in place of a photo that does not load. */
.won img::after { content: "No photo"; position: absolute; inset: 0; display: grid; place-items: center; background: var(--track); color: var(--soft); font-size: 0.875rem; line-height: 1.2; text-align: center; }
.who { flex: 1 1 9rem; min-width: 0; }
.name { display: inline-block; color: var(--ink); font-size: 1.375rem; line-height: 1.2; text-decoration: none; text-wrap: balance; overflow-wrap: anywhere; }
.name::before { content: ""; position: absolute; inset: 0; }
.name::after { content: ""; display: inline-block; width: 0.5rem; height: 0.5rem; margin-inline-start: 0.5rem; border: solid var(--accent); border-width: 2px 2px 0 0; transform: translateY(-0.12em) rotate(45deg); }
.won .name::after { position: absolute; inset-block-start: calc(50% - 0.25rem); inset-inline-end: 1.25rem; width: 0.625rem; height: 0.625rem; transform: rotate(45deg); }
.name:hover bdi { text-decoration: underline; text-decoration-thickness: 1px; }
.name:focus-visible { outline-offset: 4px; }
.won .name { margin-block: 0.125rem 0.25rem; }
.several li { position: relative; display: flex; flex-wrap: wrap; align-items: center; gap: 1rem; padding-block: 0.5rem; padding-inline-end: 1.5rem; }
.several li .name::after { inset-inline-end: 0.25rem; }
.several .who { flex-basis: 7rem; }
.several img { width: 5rem; height: 3.5rem; border-radius: 0.5rem; }

.won.hero { --size: 6rem; display: flow-root; padding: 1.25rem 1.25rem 1.75rem; border: 2px solid transparent; }
.won.first { border-color: var(--won-edge); background: var(--won); }
.first .owner { color: var(--won-soft); }
.hero > .ribbon { float: inline-end; margin-inline-start: 1rem; }
.hero > img { display: block; width: calc(100% + 2.5rem); height: auto; margin: -1.25rem -1.25rem 1.25rem; aspect-ratio: 3 / 2; }
.hero.pictured > .ribbon { position: relative; margin-top: -4.5rem; }
.hero h2, .title { color: var(--soft); font-size: 1.5rem; font-weight: 600; line-height: 1.25; }
.won.hero h2 { font-family: "Rosette Display", "Wide Serif", "Narrow Serif", "Open Serif", system-ui, sans-serif; font-size: 1.5rem; line-height: 1.25; }
.won.first h2, .first .title { color: var(--gold); }
.won.hero .name, .hero h1 { margin-block: 0.25rem 0.5rem; font-size: clamp(2rem, 1.2rem + 3.6vw, 4rem); line-height: 1.1; }
.won.hero.single .name::after { inset-block: auto 2.25rem; border-width: 3px 3px 0 0; }
.hero.single .who { padding-inline-end: 1.5rem; }
/* Beside the floating ribbon its margin would not count: it would begin further in than the name. */
.hero .owner { clear: inline-end; font-size: 1.125rem; }
/* The arrow stands below the ribbon. */
.won.hero.single:not(.pictured) { min-height: 10.75rem; }
.hero .several { clear: both; }
.hero .several .name { font-size: clamp(1.5rem, 1.2rem + 1.5vw, 2.25rem); }

.next { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr)); gap: 1rem; }
.first + .next { margin-top: -1.5rem; }
.next .won { margin: 0; }

.awards { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); gap: 0.75rem; }
.awards > .won { --size: 3.5rem; padding-block: 1rem; padding-inline-start: 1rem; border-radius: 0.75rem; }
.awards .name { font-size: 1.1875rem; }
.awards .owner { font-size: 0.9375rem; }
.awards .who { flex-basis: 8rem; }
.awards .won > img { order: 1; width: 5rem; height: 3.5rem; border-radius: 0.5rem; }

main { flex: 1; }
main > .hero:has(+ .more) { margin-bottom: 2rem; }
.honours { clear: both; padding-top: 0.75rem; }
.honours li { --size: 3rem; display: flex; align-items: center; gap: 0.75rem; margin-top: 0.5rem; font-size: 1.125rem; font-weight: 600; line-height: 1.3; }

.more { display: grid; gap: 2rem; margin-bottom: 2rem; }
.more > section { margin: 0; }
.sharing h2 { display: none; }
.parts h2, .sharing h2 { margin-bottom: 0.75rem; font-size: 1.25rem; }
.parts li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0.25rem 1rem; align-items: center; overflow-wrap: anywhere; }
.parts li + li { margin-top: 0.75rem; }
.parts .bar { display: block; grid-row: 2; grid-column: 1 / -1; width: 100%; margin: 0; }
.parts .total { padding-top: 0.5rem; border-top: 1px solid var(--line); font-weight: 700; }
.missing { margin-top: 0.5rem; color: var(--soft); font-size: 0.9375rem; text-wrap: pretty; }
.of { color: var(--soft); font-variant-numeric: tabular-nums; text-align: end; white-space: nowrap; }
.of strong { color: var(--ink); }
.ways { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr)); gap: 0.75rem; }
.way { display: inline-flex; align-items: center; justify-content: center; min-height: 3rem; padding: 0.25rem 1rem; border: 1px solid var(--edge); border-radius: 0.5rem; background: none; color: var(--ink); font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; }
.way:hover { background: var(--pressed); }
.way:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.share { margin-bottom: 1rem; color: var(--soft); font-size: 0.9375rem; overflow-wrap: anywhere; }
.address { color: var(--ink); -webkit-user-select: all; user-select: all; }
.sum { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 0.75rem; margin-top: 1rem; color: var(--soft); line-height: 1.4; }
.first .sum { color: var(--won-soft); }
.sum span { text-wrap: balance; }
.sum strong { color: var(--ink); font-size: 2.5rem; line-height: 1.2; font-variant-numeric: tabular-nums; }
.told { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }

.soon { padding: clamp(2rem, 8vw, 6rem) 1.5rem; text-align: center; border-radius: 1rem; background: var(--card); font-size: 1.25rem; text-wrap: balance; }

table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 0.625rem 0.75rem 0.625rem 0; border-bottom: 1px solid var(--line); text-align: start; vertical-align: middle; }
td { white-space: nowrap; }
thead th { padding-block: 0.5rem; color: var(--soft); font-size: 0.875rem; font-weight: 600; }
tbody th { font-weight: 400; overflow-wrap: anywhere; }
.figure { padding-inline: 0.75rem 0; text-align: end; }
.ranking tbody th { position: relative; }
.ranking .name { font-size: 1.0625rem; font-weight: 600; line-height: 1.35; }
.ranking .owner { font-size: 0.9375rem; }
.ranking td.figure { font-size: 1.125rem; font-weight: 600; }
.ranking .points { display: block; color: var(--soft); font-size: 0.875rem; font-weight: 400; }
.scores tfoot th, .scores tfoot td { font-weight: 700; }
.ranking .place { width: 1%; padding-inline-end: clamp(0.75rem, 2vw, 1.25rem); }
.disc { display: inline-grid; place-items: center; min-width: 2.25rem; height: 2.25rem; padding-inline: 0.375rem; border-radius: 1.125rem; background: var(--heart); color: var(--mark); font-weight: 700; }
.disc.plain { background: var(--pressed); color: var(--ink); }
.bar { display: none; width: clamp(6rem, 30vw, 26rem); height: 0.5rem; margin-inline-end: 1rem; border-radius: 0.25rem; background: var(--track); vertical-align: 0.125rem; }
.bar rect { fill: var(--accent); }
.short { background: none; }
.bar .track { fill: var(--track); }
.scores thead th { overflow-wrap: anywhere; }
.scroll { overflow-x: auto; }
.scroll th, .scroll td { min-width: 5.5rem; padding-inline: 0.75rem; }
.scroll th:first-child { position: sticky; inset-inline-start: 0; min-width: clamp(9rem, 25vw, 14rem); padding-inline-start: 0; background: var(--ground); }
.scroll thead th { vertical-align: bottom; line-height: 1.25; }
.comments { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); gap: 0.75rem; align-items: start; }
blockquote { margin: 0; padding: 1.25rem; border-radius: 0.75rem; background: var(--card); white-space: pre-line; }
blockquote footer { margin-top: 0.5rem; font-size: 0.9375rem; }
.judges { margin-bottom: 2rem; }
.judges h2 { margin-bottom: 0.25rem; }
.version { margin-bottom: 1rem; padding-top: 1rem; border-top: 1px solid var(--line); }
.amended { margin-bottom: 1.5rem; padding: 1rem 1.25rem; border-radius: 0.75rem; background: var(--card); overflow-wrap: anywhere; }
.version, body > footer { font-size: 0.9375rem; }
body > footer { display: flex; align-items: center; gap: 0.5rem; }
.mark { flex: none; width: 1.75rem; height: 1.75rem; margin-inline-start: -0.25rem; }
body > footer a { display: inline-block; min-height: 2.75rem; line-height: 2.75rem; }

@media (max-width: 63.99rem) { .next { gap: 0.75rem; } .next .pictured { --size: 3rem; padding: 0.75rem 2.25rem 0.75rem 0.75rem; gap: 0.75rem; } .next .pictured > .who { flex-basis: 8rem; } .next .pictured > img { order: 1; width: 4.5rem; height: auto; aspect-ratio: 3 / 2; border-radius: 0.5rem; } .next .pictured .name { font-size: 1.25rem; line-height: 1.15; } .next .pictured .owner { font-size: 0.9375rem; } .next .pictured .name::after { inset-inline-end: 1rem; } }
@media (max-width: 22.49rem) { .won.pictured:not(.hero) > img, .awards > .won > img { width: 100%; height: auto; aspect-ratio: 3 / 2; } }
@media (max-width: 47.99rem) { .way.main, .way.main:hover { border-color: var(--main); background: var(--main); color: #ffffff; } }
@media (max-width: 47.99rem) { .ranking thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); } }
@media (max-width: 15em) { .ranking tr { display: grid; grid-template-columns: auto 1fr; border-bottom: 1px solid var(--line); } .ranking td, .ranking tbody th { border: 0; } .ranking tbody th { grid-area: 2 / 1 / 3 / 3; } }
@media (hover: hover) { .won:not(.hero):has(> .who > .name:hover), .ranking tr:has(.name:hover) { background: var(--pressed); } }
@media (min-width: 48rem) {
  .bar { display: inline-block; }
  .bar + span { display: inline-block; min-width: 3.25em; }
  .won { --size: 6rem; --pad: 1.5rem; gap: 1.25rem; }
  .won .name { font-size: 1.625rem; }
  .ways { display: flex; flex-wrap: wrap; }
  .way { min-height: 2.75rem; padding-inline: 1.5rem; }
  .sharing h2 { display: block; }
  .alone .sharing { display: flex; flex-wrap: wrap; align-items: center; gap: 0.75rem 1.5rem; }
  .alone :is(h2, .share) { margin: 0; }
  .parts ul { display: grid; grid-template-columns: fit-content(15rem) minmax(6rem, 1fr) auto; gap: 0.5rem 1.25rem; }
  .parts li { grid-template-columns: subgrid; grid-column: 1 / -1; }
  .parts li + li { margin: 0; }
  .parts .bar { grid-area: auto; }
  .total .of { grid-column: 3; }
  header.small { margin-bottom: 1.5rem; }
  .back bdi { font-size: 1.375rem; }
  .won.hero { --size: 8.5rem; display: flex; flex-wrap: nowrap; gap: 2.5rem; min-height: 16rem; padding: 1.5rem 4rem 1.5rem 2.5rem; }
  .hero > .ribbon, .hero.pictured > .ribbon { margin: 0; }
  .won.hero h2, .title { font-size: 1.75rem; }
  .hero .owner { font-size: 1.25rem; }
  .won.hero .name, .hero h1 { font-size: clamp(2.25rem, 1.2rem + 3.6vw, 4rem); }
  .won.hero.single .name::after { inset-block: calc(50% - 0.375rem) auto; inset-inline-end: 1.75rem; width: 0.75rem; height: 0.75rem; }
  .hero.single .who { padding: 0; }
  .won.hero.pictured { display: grid; grid-template: 1fr auto auto 1fr / minmax(0, 3fr) minmax(0, 2fr); gap: 0 2.5rem; min-height: clamp(20rem, 30vw, 25rem); padding: 0; padding-inline-end: 2.5rem; }
  .won.hero.pictured.single { padding-inline-end: 4rem; }
  .hero.pictured > img { position: absolute; inset: 0; grid-area: 1 / 1 / 5 / 2; width: 100%; height: 100%; margin: 0; }
  .hero.pictured > .ribbon { grid-area: 2 / 2; margin-block: 2rem 1rem; }
  .hero.pictured > .who { grid-area: 3 / 2; margin-bottom: 2rem; }
  .won.hero.pictured .name, .hero.pictured h1 { font-size: clamp(2rem, 1rem + 2.4vw, 3.25rem); }
  .awards > .won { gap: 1rem; }
  .awards { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  .awards > .won:last-child:nth-child(odd) { grid-column: 1 / -1; }
  .awards .name { font-size: 1.25rem; }
}
@media (min-width: 48rem) and (max-width: 63.99rem) {
  .won.hero.pictured:has(h1) { --size: 7rem; display: flow-root; padding: 0 2rem 1.75rem; }
  .hero.pictured:has(h1) > img { position: relative; width: calc(100% + 4rem); height: auto; margin: 0 -2rem 1.5rem; }
  .hero.pictured:has(h1) > .ribbon { margin: -4.5rem 0 0 1rem; }
  .hero.pictured:has(h1) > .who { margin: 0; }
}
@media (min-width: 64rem) {
  .won.hero.pictured:has(h1) { --size: clamp(5.5rem, 9.5vw, 8.5rem); display: flow-root; align-content: center; padding-block: 1.5rem; padding-inline-start: calc(56% + 2.5rem); }
  .hero.pictured:has(h1) > img { width: 56%; }
  .hero.pictured:has(h1) > .ribbon { margin: 0; margin-inline-start: 1rem; }
  .hero.pictured:has(h1) > .who { margin: 0; }
  .hero.pictured h1 { font-size: clamp(2rem, 1rem + 2vw, 2.75rem); }
  .hero.pictured:has(h1) .owner { clear: both; }
  .hero.pictured:has(+ .more) { min-height: clamp(20rem, 30vw, 24rem); }
  .hero.pictured:has(+ .alone) { min-height: clamp(20rem, 30vw, 27rem); }
  .more:not(.alone) { grid-template: auto 1fr / calc(56% + 2px) minmax(0, 1fr); gap: 1rem 2.5rem; margin-bottom: 1rem; }
  .parts { grid-area: 1 / 1 / 3 / 2; }
  .parts ~ .version { padding: 0; border: 0; text-wrap: balance; }
  .next .won, .next .pictured { --size: 5rem; flex-wrap: nowrap; padding: 1.5rem 3.25rem 1.5rem 1.5rem; min-height: 9.25rem; }
  .next .won .name { font-size: 1.5rem; }
  .next .pictured > img { order: 1; width: 10rem; height: auto; aspect-ratio: 3 / 2; border-radius: 0.5rem; }
}
@media print {
  body { max-width: none; padding: 0 0.5rem; font-size: 11pt; }
  .won, tr, blockquote { break-inside: avoid; }
  .won, .first, .soon, blockquote { background: none; }
  .won { min-height: 0; padding-block: 0.5rem; }
  .name::after, .back::before, .bar, .ways, .sharing h2, body > footer { display: none; }
  .ribbon, .disc { print-color-adjust: exact; }
  .scroll { overflow: visible; }
  .scroll th, .scroll td { min-width: 0; padding-inline: 0.25rem; }
}
`

/** Without the whitespace. */
export const PAGE_STYLE = STYLE.replace(/\s*([{};,]) */g, "$1")
  .replaceAll(": ", ":")
  .replaceAll(/\n\s*/g, "")
  .replaceAll(";}", "}")

/** Part of the stylesheet's address, so that a new page is never shown with an old style. */
export const STYLE_VERSION = versionOf(PAGE_STYLE)

export const LOOK_PATH = "/r/look.css"

const colours = (scheme: "light" | "dark") =>
  Object.entries(ACCENT_COLOURS).map(([name, { [scheme]: accent, light }]) => {
    return `:root[data-accent="${name}"]{--accent:${accent};--main:${light}}`
  })

/** The style of an event's own pictures and colour; pages without them do not load it. */
export const LOOK_STYLE = [
  ...colours("light"),
  `@media screen and (prefers-color-scheme:dark){${colours("dark").join("")}}`,
  ":root[data-accent] body{border-top:.375rem solid var(--accent)}",
  ":root[data-accent] .kicker{color:var(--accent)}",
  ".logo{display:block;height:4rem;max-width:100%;margin-bottom:1rem;object-fit:contain;object-position:left}",
  // Most logos are drawn for paper.
  "@media screen and (prefers-color-scheme:dark){.logo{padding:.375rem .5rem;border-radius:.5rem;background:#fff}}",
  ".cover{display:block;width:100%;aspect-ratio:5/2;margin-top:1.25rem;border-radius:.75rem;object-fit:cover}",
].join("\n")

export const LOOK_VERSION = versionOf(LOOK_STYLE)

function versionOf(style: string): string {
  return createHash("sha256").update(style).digest("base64url").slice(0, 8)
}
