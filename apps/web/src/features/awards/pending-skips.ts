import type { CeremonyLine } from "@rosette/contract/ceremony"
import { numberAfter } from "@rosette/domain/contest/rules"

/** The winners of an award who have left or gave it up for a higher one, and who has it on the stage now: not published yet. */
export type PendingSkip = Pick<CeremonyLine, "hasLeft" | "gaveUp" | "winners">

/** The changes that the ceremony has made and not published, by the id of their award. */
export function pendingSkips(lines: readonly CeremonyLine[]): Map<number, PendingSkip> {
  const skips = new Map<number, PendingSkip>()
  for (const line of lines) {
    const awardId = numberAfter("award", line.key)
    if (awardId !== null && line.hasLeft.length + line.gaveUp.length > 0) skips.set(awardId, line)
  }
  return skips
}

const LIST = new Intl.ListFormat("en", { type: "conjunction" })
const namesOf = (entries: PendingSkip["winners"]) =>
  LIST.format(entries.map(({ entryName, votingId }) => `${entryName} (${votingId})`))
const has = (entries: PendingSkip["winners"]) => (entries.length === 1 ? "has" : "have")

/** Such as "Blue Comet (A1) has left. On the stage Desert Fox (A2) has this award now." and when it is published. */
export function skipWords({ hasLeft, gaveUp, winners }: PendingSkip): string {
  const holders = winners.length === 0 ? "nobody has" : `${namesOf(winners)} ${has(winners)}`
  return [
    ...(hasLeft.length > 0 ? [`${namesOf(hasLeft)} ${has(hasLeft)} left.`] : []),
    ...(gaveUp.length > 0 ? [`${namesOf(gaveUp)} took a higher award.`] : []),
    `On the stage ${holders} this award now. ${PUBLISHED_LATER}`,
  ].join(" ")
}

const PUBLISHED_LATER = "After the last line the change is published as an amendment."
