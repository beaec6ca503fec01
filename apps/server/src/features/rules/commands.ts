import type { organizerContract as contract } from "@rosette/contract/routers"
import type { EventRules } from "@rosette/contract/rules"
import { wordsOf } from "@rosette/domain/events/event-words"
import type { z } from "zod"
import { changedFields, refuseChangedFields } from "../../data/change/changed-fields.ts"
import { editEvent } from "../../data/change/event-change.ts"
import type { Database } from "../../data/database.ts"
import { ownWordsIn } from "../../data/records/json-columns.ts"
import type { OrganizedEvent } from "../../kernel/organizing.ts"
import { rulesOf } from "./queries.ts"
import { refuseForeignSteps, stepsInWords } from "./stored-rules.ts"

/** The rules as their columns store them: the steps are a JSON list. */
const inColumns = <Sent extends { tieBreaks?: readonly string[] }>({ tieBreaks, ...rest }: Sent) => ({
  ...rest,
  ...(tieBreaks && { tieBreaks: JSON.stringify(tieBreaks) }),
})

/**
 * Changes only the rules that were sent. Throws FIELDS_CHANGED if they no longer hold what was expected, INVALID_INPUT
 * if a step names a criterion or section that the event does not have.
 */
export async function updateRules(
  db: Database,
  event: OrganizedEvent,
  input: z.output<typeof contract.updateRules.input>,
): Promise<z.output<typeof contract.updateRules.output>> {
  const { eventId: _, expected, ...rules } = input
  const { eventId } = event
  const { tieBreaks } = rules
  const sent = inColumns(rules)
  const where = { id: eventId }
  return editEvent(db, event, async ({ tx, begin }) => {
    const stored = await tx.event.findUniqueOrThrow({ where })
    const criteria = await tx.criterion.findMany({ where: { eventId }, select: { id: true, name: true, order: true } })
    if (tieBreaks) refuseForeignSteps(tieBreaks, criteria)
    refuseChangedFields(stored, sent, expected && inColumns(expected))
    const change = changedFields(stored, sent)
    if (!change) return rulesOf(stored)
    const changed = { ...stored, ...change.after }
    const named = { criteria, sections: wordsOf(ownWordsIn(stored.words)).sections }
    const forHistory = (rules: EventRules, fields: object) =>
      Object.fromEntries(
        Object.entries({ ...rules, tieBreaks: stepsInWords(rules.tieBreaks, named) }).filter(([key]) => key in fields),
      )
    const before = forHistory(rulesOf(stored), change.before)
    const { record } = await begin("results")
    await record({
      action: "rules.updated",
      subject: "Rules",
      before,
      after: forHistory(rulesOf(changed), change.after),
    })
    await tx.event.update({ where, data: change.after })
    return rulesOf(changed)
  })
}
