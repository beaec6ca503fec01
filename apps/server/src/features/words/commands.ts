import { ERRORS } from "@rosette/contract/errors"
import { wordsIssue } from "@rosette/contract/event-words"
import type { organizerContract as contract } from "@rosette/contract/routers"
import { ENTRY_FLAGS, type EntryFlag } from "@rosette/domain/entries/entry-flags"
import { FLAG_COLUMNS } from "@rosette/domain/entries/flag-columns"
import {
  type EventWords,
  fieldsOfWords,
  flagsPutAway,
  ownWordsOf,
  sectionsAfterSending,
  withSentWords,
  wordsOf,
} from "@rosette/domain/events/event-words"
import type { z } from "zod"
import { refuseChangedFields } from "../../data/change/changed-fields.ts"
import { editEvent } from "../../data/change/event-change.ts"
import type { Database, PrismaTransaction } from "../../data/database.ts"
import { eligibleFlagsIn, ownWordsIn } from "../../data/records/json-columns.ts"
import type { OrganizedEvent } from "../../kernel/organizing.ts"
import { AppError } from "../../refusals/app-error.ts"
import { shownWords } from "./queries.ts"

/**
 * Changes only the words that were sent; null sets one back to the usual one. Throws FIELDS_CHANGED if they no longer are what was
 * expected, INVALID_INPUT for sections or labels that cannot be told apart, FLAG_IN_USE for a flag that a criterion or an award
 * still needs.
 */
export async function updateWords(
  db: Database,
  event: OrganizedEvent,
  { eventId: _, expected, ...input }: z.output<typeof contract.updateWords.input>,
): Promise<z.output<typeof contract.updateWords.output>> {
  const where = { id: event.eventId }
  return editEvent(
    db,
    event,
    async ({ tx, begin }) => {
      const stored = await tx.event.findUniqueOrThrow({ where, select: { name: true, words: true } })
      const words = wordsOf(ownWordsIn(stored.words))
      const sections =
        input.sections && expected?.sections
          ? sectionsAfterSending(words.sections, input.sections, expected.sections)
          : input.sections
      const changed = withSentWords(words, { ...input, sections })
      refuseChangedFields(fieldsOfWords(words), fieldsOfWords(changed), expected && fieldsOfWords(expected))
      const issue = wordsIssue(changed)
      if (issue) throw new AppError("INVALID_INPUT", { issues: [issue] })
      const change = changeForHistory(words, changed)
      if (!change) return shownWords(words)
      await refuseFlagsInUse(tx, event.eventId, flagsPutAway(words, changed))
      const { record } = await begin("eventDetails")
      await record({ action: "words.updated", subject: stored.name, ...change })
      await tx.event.update({ where, data: { words: JSON.stringify(ownWordsOf(changed)) } })
      return shownWords(changed)
    },
    "allowed",
  )
}

async function refuseFlagsInUse(tx: PrismaTransaction, eventId: number, flags: readonly EntryFlag[]): Promise<void> {
  if (flags.length === 0) return
  const criteria = await tx.criterion.findMany({ where: { eventId } })
  const awards = await tx.award.findMany({ where: { eventId }, select: { eligibleFlags: true } })
  const ofAwards = new Set(awards.flatMap((award) => eligibleFlagsIn(award.eligibleFlags)))
  const isInUse = (flag: EntryFlag) =>
    ofAwards.has(flag) || criteria.some((criterion) => criterion[ENTRY_FLAGS[flag].requirement])
  const { message } = ERRORS.FLAG_IN_USE
  const issues = flags.filter(isInUse).map((flag) => ({ path: ["flags", flag, "isUsed"], message }))
  if (issues.length > 0) throw new AppError("FLAG_IN_USE", { issues })
}

/** Words as the history records them: each flag by its usual name. */
const inHistory = ({ flags, ...words }: EventWords) => ({
  ...words,
  flags: Object.fromEntries(
    Object.entries(flags).map(([flag, { label, isUsed }]) => [
      FLAG_COLUMNS[flag as EntryFlag],
      isUsed ? label : `${label} (not used)`,
    ]),
  ),
})

/** The words that differ, before and after; null if none does. */
function changeForHistory(words: EventWords, changed: EventWords) {
  const [before, after] = [inHistory(words), inHistory(changed)]
  const differing = (["descriptionLabel", "sections", "flags", "guidance"] as const).filter(
    (word) => JSON.stringify(before[word]) !== JSON.stringify(after[word]),
  )
  if (differing.length === 0) return null
  const only = (from: typeof before) => Object.fromEntries(differing.map((word) => [word, from[word]]))
  return { before: only(before), after: only(after) }
}
