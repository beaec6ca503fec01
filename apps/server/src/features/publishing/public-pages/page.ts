import type { PublicEntry, PublicResults } from "@rosette/contract"
import { type OwnerView, placeTitle, twelveHour } from "@rosette/domain"
import { type Html, html } from "./html.ts"

/** Where the page stands: its own address as it is linked, and the folder of the entries' pages. */
export type PageAddress = { origin: string; path: string; entries: string; style: string }

type Shell = { title: string; description: string; image: string | null }

function shell({ title, description, image }: Shell, { origin, path, style }: PageAddress, content: Html): string {
  const picture = image ? new URL(image, origin).href : null
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#fbfbfd" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#10141e" media="(prefers-color-scheme: dark)">
<title>${title}</title>
<meta name="description" content="${description}">
<meta property="og:type" content="website">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${origin + path}">
<link rel="canonical" href="${origin + path}">
${picture === null ? null : html`<meta property="og:image" content="${picture}">\n`}<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${style}">
</head>
<body>
${content}
<footer><p>Judged with <a href="/">Rosette</a></p></footer>
</body>
</html>
`.text
}

/** What an entry is called where it may be named; its voting ID where it may not. */
const nameOf = ({ entryName, votingId }: PublicEntry) => entryName || `Entry ${votingId}`

const percentText = (percent: number | null) => (percent === null ? "" : `${percent.toFixed(1)}%`)

const dateText = (at: string) => new Date(at).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" })

const eventLine = ({ date, time, location }: PublicResults["event"]) =>
  [date, twelveHour(time), location].filter(Boolean).join(" · ")

/** The page of a contest's results, whole without a script. */
export function resultsPage(results: PublicResults, address: PageAddress): string {
  const { event, winners, places } = results
  const first = winners.at(-1)?.entries[0]
  const description =
    results.state === "soon"
      ? `${eventLine(event)}. The results will be here.`
      : `The winners of ${event.name}${event.date ? `, ${event.date}` : ""}.`
  const shown = winners.flatMap(({ entries }) => entries)
  const image = shown.toReversed().find(({ imageUrl }) => imageUrl !== null)?.imageUrl ?? null
  return shell(
    { title: `${event.name}: results`, description, image: first ? image : null },
    address,
    html`<header><p class="kicker">Results</p><h1>${event.name}</h1><p class="facts">${eventLine(event)}</p></header>
<main>
${results.state === "soon" ? html`<p class="soon">The results will be here once they are announced.</p>` : null}
${winners.toReversed().map((line) => winnerSection(line, address))}
${places.length > 0 ? ranking(places, address) : null}
${places.some(({ criteria }) => criteria.length > 0) ? averages(places) : null}
${results.judges.length > 0 ? html`<section><h2>Judges</h2><p>${results.judges.join(", ")}</p></section>` : null}
${results.results ? versionNote(results.results) : null}
</main>`,
  )
}

function winnerSection({ title, kind, entries }: PublicResults["winners"][number], address: PageAddress): Html {
  const metal = METALS.get(title) ?? ""
  return html`<section class="winner ${kind} ${metal}"><h2>${title}</h2>
<ul>${entries.map((entry) => html`<li>${picture(entry, metal === "gold" ? "first" : "later")}<div>${link(entry, address)}${owner(entry)}</div></li>`)}</ul></section>
`
}

/** The ribbons of the first three places; an award has its own. */
const METALS = new Map([1, 2, 3].map((place, index) => [placeTitle(place), ["gold", "silver", "bronze"][index]]))

/** A picture; the one that a reader sees first is not put off. */
function picture({ imageUrl }: PublicEntry, when: "first" | "later"): Html | null {
  if (!imageUrl) return null
  const loading = when === "first" ? html`fetchpriority="high"` : html`loading="lazy"`
  return html`<img src="${imageUrl}" alt="" ${loading} decoding="async" width="480" height="320">`
}

const link = (entry: PublicEntry, { entries }: PageAddress): Html =>
  html`<a class="name" href="${entries}/${encodeURIComponent(entry.votingId)}">${nameOf(entry)}</a>`

const owner = ({ ownerParticipant, votingId, className }: PublicEntry): Html =>
  html`<p class="owner">${[ownerParticipant, `No. ${votingId}`, className].filter(Boolean).join(" · ")}</p>`

function ranking(places: PublicResults["places"], address: PageAddress): Html {
  return html`<section><h2>Ranking</h2><table>
<thead><tr><th scope="col">Place</th><th scope="col">Entry</th><th scope="col" class="figure">Overall</th></tr></thead>
<tbody>${places.map(
    (
      entry,
    ) => html`<tr><td>${entry.place ?? "–"}</td><th scope="row">${link(entry, address)}${owner(entry)}</th><td class="figure">${percentText(entry.percent) || "–"}</td></tr>
`,
  )}</tbody></table></section>
`
}

/** The averages of each criterion, in a table of its own: it is wider than any screen. */
function averages(places: PublicResults["places"]): Html {
  const names = [...new Set(places.flatMap(({ criteria }) => criteria.map(({ name }) => name)))]
  const cell = (entry: PublicResults["places"][number], name: string) => {
    const own = entry.criteria.find((criterion) => criterion.name === name)
    return html`<td class="figure">${own ? own.average.toFixed(1) : "–"}</td>`
  }
  return html`<section><h2 id="averages">Averages of each criterion</h2>
<div class="scroll" tabindex="0" role="region" aria-labelledby="averages"><table>
<thead><tr><th scope="col">Entry</th>${names.map((name) => html`<th scope="col" class="figure">${name}</th>`)}</tr></thead>
<tbody>${places.map(
    (entry) => html`<tr><th scope="row">${nameOf(entry)}</th>${names.map((name) => cell(entry, name))}</tr>
`,
  )}</tbody></table></div></section>
`
}

function versionNote({ version, digits, publishedAt, amendment }: NonNullable<PublicResults["results"]>): Html {
  return html`<section class="version">
${amendment ? html`<p><strong>Amended on ${dateText(amendment.at)}:</strong> ${amendment.reason}</p>` : null}
<p>Version ${version} of the results, published on ${dateText(publishedAt)} · ${digits}</p></section>`
}

/** The page of one entry: what it has won, as far as that is public; for its owner also averages and comments. */
export function entryPage(
  { event, results, winners }: PublicResults,
  entry: PublicEntry,
  { titles, own }: { titles: readonly string[]; own: OwnerView | null },
  address: PageAddress,
): string {
  const hasWon = winners.some(({ entries }) => entries.some(({ votingId }) => votingId === entry.votingId))
  const description = titles.length > 0 ? `${titles.join(", ")} at ${event.name}` : `An entry of ${event.name}`
  return shell(
    { title: `${nameOf(entry)}: ${event.name}`, description, image: entry.imageUrl },
    address,
    html`<header><p class="kicker"><a href="${address.entries.replace(/^\/e\//, "/r/")}">${event.name}</a></p><h1>${nameOf(entry)}</h1>${owner(entry)}</header>
<main>
${picture(entry, "first")}
${titles.length > 0 ? html`<section class="${hasWon ? "winner" : "result"}"><h2>Result</h2><ul class="titles">${titles.map((title) => html`<li>${title}</li>`)}</ul></section>` : null}
${own ? ownSection(own) : null}
${results ? versionNote(results) : html`<p class="soon">The results will be here once they are announced.</p>`}
</main>`,
  )
}

function ownSection({ criteria, comments }: OwnerView): Html {
  return html`<section><h2>Your scores</h2><table><thead><tr><th scope="col">Criterion</th><th scope="col" class="figure">Average</th><th scope="col" class="figure">Out of</th></tr></thead>
<tbody>${criteria.map(({ name, average, maxPoints }) => html`<tr><th scope="row">${name}</th><td class="figure">${average.toFixed(1)}</td><td class="figure">${maxPoints}</td></tr>`)}</tbody></table></section>
${
  comments.length > 0
    ? html`<section><h2>What the judges wrote</h2>${comments.map(({ judge, text }) => html`<blockquote><p>${text}</p>${judge === null ? null : html`<footer>${judge}</footer>`}</blockquote>`)}</section>`
    : null
}`
}

/** For an address without a page. */
export function nothingHere(address: PageAddress): string {
  const sentence =
    "There is no page at this address, or not any more. Please ask the organizer of the contest for its address."
  return shell(
    { title: "No results here", description: sentence, image: null },
    address,
    html`<main><h1>No results here</h1><p class="soon">${sentence}</p></main>`,
  )
}
