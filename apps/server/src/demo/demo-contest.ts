import type { EntryFlags, Requirements } from "@rosette/domain/entries/entry-flags"
import type { EventWords } from "@rosette/domain/events/event-words"
import type { StarterKey } from "@rosette/domain/starters/starter"
import type { DemoJudge } from "./judges.ts"

export type DemoEntry = EntryFlags & {
  votingId: string
  entryName: string
  description: string
  ownerParticipant: string
}

type DemoAward = {
  name: string
  description: string
  priority: number
  isExclusive: boolean
  maxWinners: number
  /** The voting ID of the entry that holds it already. */
  winner: string | null
}

/** A made-up contest in the middle of its day. */
export type DemoContest = {
  event: { name: string; description: string; location: string; organizerName: string }
  kind: StarterKey
  words: EventWords
  criteria: readonly (Partial<Requirements> & { order: number; name: string; description: string; maxPoints: number })[]
  entries: readonly DemoEntry[]
  judges: readonly DemoJudge[]
  awards: readonly DemoAward[]
}
