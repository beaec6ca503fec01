import type { Award, AwardWinner } from "@rosette/contract/awards"
import type { CeremonyLine } from "@rosette/contract/ceremony"
import type { Entry } from "@rosette/contract/entries"
import { numberAfter } from "@rosette/domain/contest/rules"
import { useMemo } from "react"
import { isolated } from "../../lib/isolated.ts"
import { trpc } from "../../lib/trpc.ts"

export type Holder = { assignment: AwardWinner; entry: Entry }
export type AwardWithHolders = {
  award: Award
  holders: Holder[]
  isFull: boolean
  /** What the ceremony has changed about its winners and not published. */
  skip?: PendingSkip | undefined
}
/** The data of the awards tab: all awards, and the entries to choose from. */
export type HeldAwards = { awards: readonly AwardWithHolders[]; entries: readonly Entry[] }

/** All awards with their holders in the order of assignment; an assignment whose entry is not listed is left out. */
export function awardsWithHolders(
  awards: readonly Award[],
  assignments: readonly AwardWinner[],
  entries: readonly Entry[],
): AwardWithHolders[] {
  const entryById = new Map(entries.map((entry) => [entry.id, entry]))
  return awards.map((award) => {
    const given = assignments.filter(({ awardId }) => awardId === award.id)
    const holders = given.flatMap((assignment) => {
      const entry = entryById.get(assignment.entryId)
      return entry ? [{ assignment, entry }] : []
    })
    return { award, holders, isFull: given.length >= award.maxWinners }
  })
}

/** An entry's text in a select field (product rule). */
export const entryOption = ({ entryName, votingId, ownerParticipant }: Entry): string =>
  `${isolated(entryName)} (${votingId}) - ${isolated(ownerParticipant)}`

/** The holders of an award to be deleted, as the end of a clause: " and taken from Blue Comet (A1) and Desert Fox (A2)". */
export function takenFrom(holders: readonly Holder[]): string {
  const names = holders.map(({ entry }) => `${isolated(entry.entryName)} (${entry.votingId})`)
  return names.length > 0 ? ` and taken from ${LIST.format(names)}` : ""
}

const LIST = new Intl.ListFormat("en", { type: "conjunction" })

/** The winners of an award who have left or gave it up for a higher one, and who has it on the stage now: not published yet. */
type PendingSkip = Pick<CeremonyLine, "hasLeft" | "gaveUp" | "winners">

/** The changes that the ceremony has made and not published, by the id of their award. */
export function pendingSkips(lines: readonly CeremonyLine[]): Map<number, PendingSkip> {
  const skips = new Map<number, PendingSkip>()
  for (const line of lines) {
    const awardId = numberAfter("award", line.key)
    if (awardId !== null && line.hasLeft.length + line.gaveUp.length > 0) skips.set(awardId, line)
  }
  return skips
}

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

/**
 * The awards with their holders, and the entries to choose from, as one query. What the ceremony has changed is added once it
 * is known.
 */
export function useHeldAwards(eventId: number) {
  const awards = trpc.awards.list.useQuery({ eventId })
  const winners = trpc.awards.winners.useQuery({ eventId })
  const entries = trpc.organizer.entries.useQuery({ eventId })
  const { data: ceremony } = trpc.organizer.ceremony.useQuery({ eventId }, { staleTime: 0 })
  const parts = [awards, winners, entries]
  const data = useMemo(() => {
    if (!awards.data || !winners.data || !entries.data) return undefined
    const skips = pendingSkips(ceremony?.isRehearsal ? [] : (ceremony?.lines ?? []))
    const held = awardsWithHolders(awards.data, winners.data, entries.data)
    return { awards: held.map((one) => ({ ...one, skip: skips.get(one.award.id) })), entries: entries.data }
  }, [awards.data, winners.data, entries.data, ceremony?.lines, ceremony?.isRehearsal])
  return {
    data,
    error: parts.find(({ error }) => error)?.error,
    isFetching: parts.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(parts.filter(({ error }) => error).map(({ refetch }) => refetch())),
  }
}
