import type { PublicResults } from "@rosette/contract/public-pages"
import { type Prize, prizeOf } from "@rosette/domain/ceremony/run-order"
import { voteShare } from "@rosette/domain/contest/vote-words"
import { type Html, html } from "../../../kernel/pages/html.ts"
import { nameLink, ownerLine, photo } from "./entry-words.ts"
import { RIBBON_SHAPE, ribbon } from "./ribbon.ts"

type Line = PublicResults["winners"][number]
type Won = Line & { ribbon: Prize }

/** The winner first and large, the next places side by side, then awards; each as far as the page shows it. */
export function winnerSections(lines: readonly Line[], entries: string): Html | null {
  if (lines.length === 0) return null
  const won = lines.toReversed().map((line): Won => ({ ...line, ribbon: prizeOf(line.place) }))
  // Where each class is a contest of its own, several lines have one place: they stay in the order of the classes.
  const places = won
    .filter(({ kind }) => kind === "place")
    .toReversed()
    .toSorted((a, b) => (a.ribbon.place ?? 0) - (b.ribbon.place ?? 0))
  const [first, next] = [places.filter(isFirst), places.filter((line) => !isFirst(line))]
  const awards = won.filter(({ kind }) => kind !== "place")
  const shown = (line: Won, heading: "h2" | "h3") => winners(line, heading, entries)
  return html`${RIBBON_SHAPE}
${first.map((line) => html`<section class="won hero first${cardClass(line)}">${shown(line, "h2")}</section>\n`)}
${next.length > 0 ? html`<div class="next">${next.map((line) => html`<section class="won${cardClass(line)}">${shown(line, "h2")}</section>\n`)}</div>` : null}
${awards.length > 0 ? html`<section><h2>Awards</h2><ul class="awards">${awards.map((line) => html`<li class="won${cardClass(line)}">${shown(line, "h3")}</li>\n`)}</ul></section>` : null}
`
}

const isFirst = ({ ribbon: { place } }: Won) => place === 1

/** A card with a single entry is a link as a whole. */
const cardClass = ({ entries: [entry, ...others] }: Won) =>
  entry && others.length === 0 ? ` single${entry.imageUrl ? " pictured" : ""}` : ""

/** "214 of 812 votes" */
const votesLine = ({ voters }: Line, { votes }: Line["entries"][number]): Html | null =>
  voters === undefined || votes === undefined
    ? null
    : html`<p class="owner"><span>${voteShare(votes, voters)}</span></p>`

function winners(line: Won, heading: "h2" | "h3", pages: string): Html {
  const { title, entries } = line
  const label = heading === "h2" ? html`<h2>${title}</h2>` : html`<h3>${title}</h3>`
  const when = isFirst(line) ? "first" : "later"
  const [entry, ...others] = entries
  if (entry && others.length === 0)
    return html`${photo(entry, when)}${ribbon(line.ribbon)}<div class="who">${label}${nameLink(entry, pages)}${ownerLine(entry)}${votesLine(line, entry)}</div>`
  const rows = entries.map(
    (one) =>
      html`<li>${photo(one, when)}<div class="who">${nameLink(one, pages)}${ownerLine(one)}${votesLine(line, one)}</div></li>`,
  )
  return html`${ribbon(line.ribbon)}<div class="who">${label}<ul class="several">${rows}</ul></div>`
}
