import type { JudgeForOrganizer } from "@rosette/contract/judges"
import type { organizerContract as contract } from "@rosette/contract/routers"
import { sectionsOf } from "@rosette/domain/contest/judge-scope"
import { wordsOf } from "@rosette/domain/events/event-words"
import { namedAs, nameKey } from "@rosette/domain/text/text-keys"
import type { z } from "zod"
import { changedFields, refuseChangedFields } from "../../data/change/changed-fields.ts"
import { editEvent } from "../../data/change/event-change.ts"
import { judgeSubject } from "../../data/change/subjects.ts"
import type { Database, PrismaTransaction } from "../../data/database.ts"
import {
  classesInWords,
  type NamedClass,
  namedClasses,
  refuseForeignClasses,
} from "../../data/records/class-of-event.ts"
import { idsIn, ownWordsIn } from "../../data/records/json-columns.ts"
import type { RowOf } from "../../data/rows.ts"
import type { OrganizedEvent } from "../../kernel/organizing.ts"
import { AppError, invalid } from "../../refusals/app-error.ts"
import type { OrganizedJudge } from "./access.ts"
import { listedJudge } from "./organized-judges-query.ts"

type Columns = Pick<RowOf<"Judge">, "name" | "classIds" | "sections" | "hasLeft">
type Lists = { classIds?: readonly number[] | undefined; sections?: readonly number[] | undefined }

/** Fields as their columns store them: the lists are JSON. */
const inColumns = <Fields extends Lists>({ classIds, sections, ...fields }: Fields) => ({
  ...fields,
  ...(classIds && { classIds: JSON.stringify(classIds) }),
  ...(sections && { sections: JSON.stringify(sectionsOf({ sections })) }),
})

/**
 * Changes only the fields that were sent. Product rule: what a judge has submitted counts, whatever they are asked for later. Throws
 * JUDGE_NAME_TAKEN like an addition, FIELDS_CHANGED if a field no longer holds what was expected.
 */
export async function updateJudge(
  db: Database,
  judge: OrganizedJudge,
  input: z.output<typeof contract.updateJudge.input>,
): Promise<JudgeForOrganizer> {
  const { judgeId: id, eventId } = judge
  const { judgeId: _, expected, ...fields } = input
  const sent = inColumns(fields)
  return editEvent(db, judge, async ({ tx, sql, begin }) => {
    const judges = await tx.judge.findMany({ where: { eventId } })
    const stored = judges.find((one) => one.id === id)
    if (!stored) throw new AppError("NOT_FOUND")
    const named = await namesOfEvent(tx, eventId)
    refuseForeignClasses(fields.classIds ?? [], named.classes, ["classIds"])
    refuseChangedFields<Columns>(stored, sent, expected && inColumns(expected))
    const change = changedFields<Columns>(stored, sent)
    if (!change) return listedJudge({ tx, sql }, stored)
    const { name } = change.after
    const others = judges.filter((one) => one.id !== id)
    if (name !== undefined && namedAs(others, name)) throw new AppError("JUDGE_NAME_TAKEN")
    const { record } = await begin("results")
    await record({
      action: "judge.updated",
      subject: judgeSubject(stored),
      before: forHistory(change.before, named),
      after: forHistory(change.after, named),
    })
    const data = { ...change.after, ...(name !== undefined && { nameKey: nameKey(name) }) }
    return listedJudge({ tx, sql }, await tx.judge.update({ where: { id }, data }))
  })
}

/** Sets what judges are asked for, and how many sheets each entry needs, all or none. */
export async function assignJudges(
  db: Database,
  { eventId, ...event }: OrganizedEvent,
  { assignments, sheetsPerEntry }: z.output<typeof contract.assignJudges.input>,
): Promise<z.output<typeof contract.assignJudges.output>> {
  return editEvent(db, { eventId, ...event }, async ({ tx, begin }) => {
    const judges = await tx.judge.findMany({ where: { eventId } })
    const named = await namesOfEvent(tx, eventId)
    const stored = await tx.event.findUniqueOrThrow({ where: { id: eventId }, select: { sheetsPerEntry: true } })
    const changes = assignments.flatMap(({ judgeId, ...scope }, index) => {
      const judge = judges.find(({ id }) => id === judgeId)
      if (!judge) throw invalid(["assignments", index, "judgeId"], "This judge does not belong to the event")
      refuseForeignClasses(scope.classIds, named.classes, ["assignments", index, "classIds"])
      const change = changedFields<Columns>(judge, inColumns(scope))
      return change ? [{ judge, ...change }] : []
    })
    const rule = changedFields(stored, { sheetsPerEntry })
    if (changes.length === 0 && !rule) return assignments
    const { record } = await begin("results")
    const inWords = (side: "before" | "after") => ({
      judges: Object.fromEntries(changes.map((change) => [change.judge.name, forHistory(change[side], named)])),
      ...rule?.[side],
    })
    await record({ action: "judges.assigned", subject: "Judges", before: inWords("before"), after: inWords("after") })
    for (const { judge, after } of changes) await tx.judge.update({ where: { id: judge.id }, data: after })
    if (rule) await tx.event.update({ where: { id: eventId }, data: rule.after })
    return assignments
  })
}

type Names = { classes: readonly NamedClass[]; sections: readonly string[] }

async function namesOfEvent(tx: PrismaTransaction, eventId: number): Promise<Names> {
  const { words } = await tx.event.findUniqueOrThrow({ where: { id: eventId }, select: { words: true } })
  return { classes: await namedClasses(tx, eventId), sections: wordsOf(ownWordsIn(words)).sections }
}

/** Changed columns as the history records them: classes and sections by their present names. */
function forHistory({ classIds, sections, ...columns }: Partial<Columns>, names: Names) {
  const inWords = (numbers: readonly number[]) =>
    numbers.length === 0 ? ["All sections"] : numbers.map((number) => names.sections[number - 1] ?? `Section ${number}`)
  return {
    ...columns,
    ...(classIds !== undefined && { classes: classesInWords(idsIn(classIds), names.classes) }),
    ...(sections !== undefined && { sections: inWords(idsIn(sections)) }),
  }
}
