import type { PublicEntry, PublicResults } from "@rosette/contract/public-pages"
import { percentText, pointsText } from "@rosette/domain/contest/counted-score"
import { tenthsOf } from "@rosette/domain/contest/shown-points"
import { nameOrHidden } from "@rosette/domain/entries/entry-names"
import { type Html, html } from "./html.ts"

type Places = PublicResults["places"]

/** The percent of an entry and the winner's lead, if the table of places shows it to everyone. */
export function scoreLine(places: Places, { votingId }: PublicEntry): Html | null {
  const own = places.find((one) => one.votingId === votingId)
  if (!own?.score) return null
  return html`<p class="sum"><strong>${percentText(own.score)}</strong> <span>${lead(places, own) ?? html`${pointsText(own.score)} points`}</span></p>`
}

/** By how many points the only winner is ahead; null for anybody else. */
function lead(places: Places, own: Places[number]): Html | null {
  const firsts = places.filter(({ place }) => place === 1)
  const [second, ...more] = places.filter(({ place }) => place === 2)
  if (firsts.length !== 1 || firsts[0] !== own || !own.score || !second?.score || more.length > 0) return null
  const ahead = (tenthsOf(own.score.points) - tenthsOf(second.score.points)) / 10
  if (ahead <= 0) return null
  return html`${pointsText(own.score)} points, ${ahead} ahead of <bdi>${nameOrHidden(second)}</bdi>`
}
