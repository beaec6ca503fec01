import type { PublicEntry, PublicResults } from "@rosette/contract/publishing/public-pages"
import { nameOf } from "./entry-words.ts"
import { type Html, html } from "./html.ts"

type Places = PublicResults["places"]

/** The percent of an entry and the winner's lead, if the table of places shows it to everyone. */
export function scoreLine(places: Places, { votingId }: PublicEntry): Html | null {
  const own = places.find((one) => one.votingId === votingId)
  if (!own || own.percent === null) return null
  return html`<p class="sum"><strong>${own.percent.toFixed(1)}%</strong> <span>${lead(places, own) ?? "overall score"}</span></p>`
}

/** By how much the only winner is ahead, from the rounded percents that readers see; null for anybody else. */
function lead(places: Places, own: Places[number]): Html | null {
  const firsts = places.filter(({ place }) => place === 1)
  const [second, ...more] = places.filter(({ place }) => place === 2)
  if (firsts.length !== 1 || firsts[0] !== own || !second || more.length > 0) return null
  const [mine, theirs] = [tenths(own.percent), tenths(second.percent)]
  if (mine === null || theirs === null || mine <= theirs) return null
  return html`${((mine - theirs) / 10).toFixed(1)} percentage points ahead of <bdi>${nameOf(second)}</bdi>`
}

const tenths = (percent: number | null) => (percent === null ? null : Math.round(Number(percent.toFixed(1)) * 10))
