import type { PublicResults } from "@rosette/contract/public-pages"
import { NO_CLASS_NAME } from "@rosette/domain/contest/class-contests"
import { percentText, pointsText } from "@rosette/domain/contest/counted-score"
import { nameOrHidden } from "@rosette/domain/entries/entry-names"
import { type Html, html } from "../../../kernel/pages/html.ts"
import { nameLink, ownerLine } from "./entry-words.ts"
import { ribbonOfPlace } from "./ribbon.ts"

type Places = PublicResults["places"]

/** A bar that shows a value as a share of the maximum; the figure is next to it. One that reaches less far is shorter. */
export const bar = (share: number, reach = 1): Html =>
  html`<svg class="bar${reach < 1 ? " short" : ""}" aria-hidden="true">${reach < 1 ? html`<rect class="track" width="${widthOf(reach)}" height="100%" rx="4"/>` : null}<rect width="${widthOf(share)}" height="100%"/></svg>`

const widthOf = (share: number) => `${(100 * Math.min(1, Math.max(0, share))).toFixed(1)}%`

const disc = (place: number | null): Html =>
  html`<span class="disc ${place === null ? "plain" : ribbonOfPlace(place).metal}">${place ?? "–"}</span>`

const overall = ({ percent, score }: Places[number]): Html =>
  percent === null || score === null
    ? html`–`
    : html`${bar(percent / 100)}<span>${percentText(score)}</span> <span class="points">${pointsText(score)}</span>`

/** The table of places, where each class is a contest of its own one for each. */
export function ranking(
  { places, ranks, outOfContest }: Pick<PublicResults, "places" | "ranks" | "outOfContest">,
  entries: string,
): Html {
  const out = outOfContest === "" ? null : html`<p class="out">${outOfContest}</p>`
  if (ranks !== "classes")
    return html`<section><h2>Ranking</h2>${placesTable(places, entries)}${out}</section>
`
  const contests = [...Map.groupBy(places, ({ className }) => className ?? NO_CLASS_NAME)]
  return html`${contests.map(
    ([name, own]) => html`<section><h2>Ranking: ${name}</h2>${placesTable(own, entries)}</section>
`,
  )}${out && html`<section>${out}</section>`}`
}

const placesTable = (places: Places, entries: string): Html =>
  html`<table class="ranking">
<thead><tr><th scope="col" class="place">Place</th><th scope="col">Entry</th><th scope="col" class="figure">Overall</th></tr></thead>
<tbody>${places.map(
    (
      entry,
    ) => html`<tr><td class="place">${disc(entry.place)}</td><th scope="row">${nameLink(entry, entries)}${ownerLine(entry)}</th><td class="figure">${overall(entry)}</td></tr>
`,
  )}</tbody></table>`

/** The averages of each criterion, in a separate table because it is wider than any screen. No two criteria here share a name. */
export function averages(places: Places): Html {
  const names = [...new Set(places.flatMap(({ criteria }) => criteria.map(({ name }) => name)))]
  const cell = (entry: Places[number], name: string) => {
    const own = entry.criteria.find((criterion) => criterion.name === name)
    return html`<td class="figure">${own ? own.average.toFixed(1) : "–"}</td>`
  }
  return html`<section><h2 id="averages">Averages of each criterion</h2>
<div class="scroll" tabindex="0" role="region" aria-labelledby="averages"><table>
<thead><tr><th scope="col">Entry</th>${names.map((name) => html`<th scope="col" class="figure">${name}</th>`)}<th scope="col" class="figure">Counted</th></tr></thead>
<tbody>${places.map(
    (
      entry,
    ) => html`<tr><th scope="row"><bdi>${nameOrHidden(entry)}</bdi></th>${names.map((name) => cell(entry, name))}<td class="figure">${entry.score ? pointsText(entry.score) : "–"}</td></tr>
`,
  )}</tbody></table></div></section>
`
}
