import { thumbnailUrl } from "@rosette/contract/photo-paths"
import type { PublicEntry, PublicResults } from "@rosette/contract/public-pages"
import type { OwnerView } from "@rosette/domain/ceremony/owner-view"
import { notApplyingWords } from "@rosette/domain/contest/applicability"
import { percentText, pointsText } from "@rosette/domain/contest/counted-score"
import { tenthsOf } from "@rosette/domain/contest/shown-points"
import { nameOrHidden } from "@rosette/domain/entries/entry-names"
import { twelveHour } from "@rosette/domain/events/time"
import { Html, html } from "../../../kernel/pages/html.ts"
import { type PageAddress, shell } from "../../../kernel/pages/shell.ts"
import { ownerLine, photo } from "./entry-words.ts"
import type { Honour } from "./kept-pages.ts"
import { RIBBON_SHAPE, ribbon } from "./ribbon.ts"
import type { EntryPoints, PointsPart } from "./section-points.ts"
import { SHARE_SCRIPT } from "./share-script.ts"
import { averages, bar, ranking } from "./tables.ts"
import { winnerSections } from "./winners.ts"

export type { PageAddress } from "../../../kernel/pages/shell.ts"
export { SHARE_SCRIPT_SOURCE } from "./share-script.ts"

/** The path of the results, from the folder of the entries' pages. */
const resultsPath = (entries: string) => entries.replace(/^\/e\//, "/r/")

/** " on November 23, 2026", the day where the publisher was, never broken; "" where that is not known. */
const onDay = (at: string, timeZone: string) =>
  timeZone === ""
    ? ""
    : ` on ${new Date(at).toLocaleDateString("en-US", { dateStyle: "long", timeZone }).replaceAll(" ", "\u00a0")}`

const eventFacts = ({ date, time, location }: PublicResults["event"]) =>
  [date, twelveHour(time), location].filter(Boolean)

/** Each fact wraps as a whole; the style separates those in one line. */
const factsLine = (event: PublicResults["event"]) =>
  html`<p class="facts">${eventFacts(event).map((fact) => html`<span>${fact}</span> `)}</p>`

const logo = ({ logoUrl }: PublicResults["event"]) =>
  logoUrl ? html`<img class="logo" src="${thumbnailUrl(logoUrl)}" alt="">` : null

/** The small one, which is wide enough. */
const cover = ({ coverUrl }: PublicResults["event"]) =>
  coverUrl ? html`<img class="cover" src="${thumbnailUrl(coverUrl)}" alt="">` : null

const soon = (sentence: string) => html`<p class="soon">${sentence}</p>`

/** The page of a contest's results, complete without scripts. */
export function resultsPage(results: PublicResults, address: PageAddress): string {
  const { event, winners, places } = results
  const description =
    results.state === "soon"
      ? `${eventFacts(event).join(" · ")}. The results will be here.`
      : `The winners of ${event.name}${event.date ? `, ${event.date}` : ""}.`
  const shown = winners.flatMap(({ entries }) => entries)
  const image = shown.toReversed().find(({ imageUrl }) => imageUrl !== null)?.imageUrl ?? null
  return shell(
    {
      title: `${event.name}: results`,
      description,
      image: winners.at(-1)?.entries[0] ? image : (event.coverUrl ?? null),
      look: event,
    },
    address,
    html`<header>${logo(event)}<p class="kicker">Results</p><h1><bdi>${event.name}</bdi></h1>${factsLine(event)}${cover(event)}</header>
<main>
${results.results ? amendedNote(results.results) : null}
${results.state === "soon" ? soon("The results will be here once they are announced.") : null}
${winnerSections(winners, address.entries)}
${places.length > 0 ? ranking(results, address.entries) : null}
${places.some(({ criteria }) => criteria.length > 0) ? averages(places) : null}
${results.judges.length > 0 ? html`<section class="judges"><h2>Judges</h2><p>${results.judges.join(", ")}</p></section>` : null}
${results.results ? versionNote(results.results) : null}
</main>`,
  )
}

type Version = NonNullable<PublicResults["results"]>

/** At the top, so that nobody takes what they have read before for what is there now. */
const amendedNote = ({ amendment, timeZone }: Version): Html | null =>
  amendment &&
  html`<p class="amended"><strong>Amended${onDay(amendment.at, timeZone)}:</strong> ${amendment.reason}</p>`

const versionNote = ({ version, digits, publishedAt, timeZone }: Version): Html =>
  html`<section class="version">
<p>Version ${version} of the results, published${onDay(publishedAt, timeZone)} · ${digits}</p></section>`

/** The page of one entry: what it has won, its score and its points, as far as that is public; for its owner also averages and comments. */
export function entryPage(
  { event, results, places, ranks }: PublicResults,
  entry: PublicEntry,
  { titles: honours, own, points }: { titles: readonly Honour[]; own: OwnerView | null; points: EntryPoints | null },
  address: PageAddress,
): string {
  const titles = honours.map(({ title }) => title).join(", ")
  const isFirst = honours.some(({ ribbon: { metal } }) => metal === "gold")
  const [first, ...more] = honours
  const contest = ranks === "classes" ? places.filter(({ className }) => className === entry.className) : places
  return shell(
    {
      title: `${nameOrHidden(entry)}: ${event.name}`,
      description: titles ? `${titles} at ${event.name}` : `An entry of ${event.name}`,
      image: entry.imageUrl,
      look: event,
    },
    address,
    html`<header class="small"><a class="back" href="${resultsPath(address.entries)}"><span><span class="kicker">All results</span><bdi>${event.name}</bdi></span></a></header>
<main>
${results ? amendedNote(results) : null}
${honours.length > 0 ? RIBBON_SHAPE : null}
<section class="won hero${isFirst ? " first" : ""}${entry.imageUrl ? " pictured" : ""}">${photo(entry, "first")}${first ? ribbon(first.ribbon) : null}<div class="who">${first ? html`<p class="title">${first.title}</p>` : null}<h1><bdi>${nameOrHidden(entry)}</bdi></h1>${ownerLine(entry)}${scoreLine(contest, entry)}${more.length > 0 ? honoursList(more) : null}</div></section>
${own ? ownSection(own) : null}
<div class="more${points ? "" : " alone"}">${shareSection(address)}
${points ? pointsSection(points) : null}
${results ? versionNote(results) : soon("The results will be here once they are announced.")}</div>
</main>`,
  )
}

/** What else the entry has won. */
const honoursList = (honours: readonly Honour[]): Html =>
  html`<ul class="honours">${honours.map((honour) => html`<li>${ribbon(honour.ribbon)}${honour.title}</li>`)}</ul>`

function ownSection({ criteria, score, notes, comments }: OwnerView): Html {
  return html`<section><h2>Your scores</h2><table class="scores"><thead><tr><th scope="col">Criterion</th><th scope="col" class="figure">Average</th><th scope="col" class="figure">Out of</th></tr></thead>
<tbody>${criteria.map(({ name, average, maxPoints }) => html`<tr><th scope="row">${name}</th><td class="figure">${bar(average / maxPoints)}<span>${average.toFixed(1)}</span></td><td class="figure">${maxPoints}</td></tr>`)}</tbody>${score ? html`<tfoot><tr><th scope="row">Total</th><td class="figure">${percentText(score)}</td><td class="figure">${pointsText(score)}</td></tr></tfoot>` : null}</table>${notes.map((note) => html`<p class="missing">${note}</p>`)}</section>
${
  comments.length > 0
    ? html`<section><h2>What the judges wrote</h2><div class="comments">${comments.map(({ judge, text }) => html`<blockquote><p>${text}</p>${judge === null ? null : html`<footer>${judge}</footer>`}</blockquote>`)}</div></section>`
    : null
}`
}

/** The page for an unknown address; `results` is the path of the results that it belongs to, if there are any. */
export function nothingHere(address: PageAddress, results: string | null): string {
  const sentence = results
    ? "There is no entry with this number in these results."
    : "There is no page at this address, or not any more. Please ask the organizer of the contest for its address."
  return shell(
    { title: "No results here", description: sentence, image: null, look: null },
    address,
    html`<header><h1>No results here</h1></header><main>${soon(sentence)}${results && html`<p class="soon"><a href="${results}">All results</a></p>`}</main>`,
  )
}

type Places = PublicResults["places"]

/** The percent of an entry and the winner's lead in its contest, if the table of places shows it to everyone. */
export function scoreLine(places: Places, { votingId }: PublicEntry): Html | null {
  const own = places.find((one) => one.votingId === votingId)
  if (!own?.score) return null
  return html`<p class="sum"><strong>${percentText(own.score)}</strong> <span>${lead(places, own) ?? html`${pointsText(own.score)} points`}</span></p>`
}

/** By how many points the only winner is ahead, or how much percent of another maximum; null for anybody else. */
function lead(places: Places, own: Places[number]): Html | null {
  const firsts = places.filter(({ place }) => place === 1)
  const [second, ...more] = places.filter(({ place }) => place === 2)
  if (firsts.length !== 1 || firsts[0] !== own || !own.score || !second?.score || more.length > 0) return null
  const isComparable = own.score.maxPoints === second.score.maxPoints
  const ahead = isComparable
    ? (tenthsOf(own.score.points) - tenthsOf(second.score.points)) / 10
    : tenthsOf((own.percent ?? 0) - (second.percent ?? 0)) / 10
  if (ahead <= 0) return null
  const by = isComparable ? String(ahead) : `${ahead.toFixed(1)} %`
  return html`${pointsText(own.score)} points, ${by} ahead of <bdi>${nameOrHidden(second)}</bdi>`
}

/** Where an entry has its points from: a flat bar for each part, as long as what the entry could have; then what they add up to. */
const pointsSection = ({ by, parts, total }: EntryPoints): Html =>
  html`<section class="parts"><h2>Points by ${by}</h2><ul>${parts.map(
    (part) => html`<li><span>${part.name}</span> ${partBar(part)}${figure(part, part.openPoints)}</li>
`,
  )}<li class="total"><span>${total.name}</span> ${figure(total, total.maxPoints)}</li></ul>${withoutPoints(total)}</section>`

const partBar = ({ points, maxPoints, openPoints }: PointsPart) => bar(points / maxPoints, openPoints / maxPoints)

const figure = ({ points, openPoints, hasScores }: PointsPart, max: number): Html =>
  openPoints === 0
    ? html`<span class="of">Does not apply</span>`
    : html`<span class="of"><strong>${hasScores ? points.toFixed(1) : "–"}</strong> / ${max}</span>`

/** Why the parts have less than the total's maximum. */
const withoutPoints = ({ maxPoints, openPoints }: PointsPart): Html | null =>
  openPoints < maxPoints ? html`<p class="missing">${notApplyingWords(maxPoints - openPoints, maxPoints)}</p>` : null

/**
 * Shares the page. The address is without an owner's key. Without scripts it stands as a text, selected as a whole by a tap;
 * the script directly after it shows buttons instead, before anything is painted.
 */
function shareSection({ origin, path }: PageAddress): Html {
  return html`<section class="sharing"><h2>Share this page</h2><p class="share">Link to this page: <span class="address" dir="ltr">${origin + path}</span></p>
<p class="ways"><button class="way main" type="button" hidden>Share</button><button class="way" type="button" hidden>Copy link</button></p><p class="told" role="status"></p></section>
<script>${new Html(SHARE_SCRIPT)}</script>`
}
