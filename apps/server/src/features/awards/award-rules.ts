import { type Award, awardIssue } from "@rosette/contract/awards"
import { type EventWords, flagTitle, wordsOf } from "@rosette/domain/events/event-words"
import type { PrismaTransaction } from "../../data/database.ts"
import { type AwardRow, classIdsOf, classRowsOf } from "../../data/records/award-classes.ts"
import { eligibleFlagsIn, idsIn, ownWordsIn } from "../../data/records/json-columns.ts"
import type { RowOf } from "../../data/rows.ts"
import { AppError, invalid } from "../../refusals/app-error.ts"

type Lists = Pick<Award, "eligibleClassIds" | "eligibleFlags">
type StoredRules = Pick<RowOf<"Award">, "basis" | "basisId" | "eligibleFlags"> & { eligibleClassIds: string }

/** The fields of a stored award, lists as JSON texts: a list is one value of which nobody changes a part. */
export const storedFields = ({ eligibleClasses, ...award }: AwardRow): RowOf<"Award"> & StoredRules => ({
  ...award,
  eligibleClassIds: JSON.stringify(classIdsOf({ eligibleClasses })),
})

/** The rules among these fields. */
export const rulesOfAward = ({ basis, basisId, eligibleClassIds, eligibleFlags }: StoredRules) => ({
  basis,
  basisId,
  eligibleClassIds: idsIn(eligibleClassIds),
  eligibleFlags: eligibleFlagsIn(eligibleFlags),
})

/** Changed fields as Prisma writes them: the list of classes replaces the stored one. */
export const changeOfAward = ({ eligibleClassIds, ...fields }: Partial<RowOf<"Award"> & StoredRules>) => ({
  ...fields,
  ...(eligibleClassIds !== undefined && {
    eligibleClasses: { deleteMany: {}, create: classRowsOf(idsIn(eligibleClassIds)) },
  }),
})

/** The same form of fields that were sent. */
export const asStored = <Fields extends object>({
  eligibleClassIds,
  eligibleFlags,
  ...fields
}: Fields & Partial<Lists>) => ({
  ...fields,
  ...(eligibleClassIds && { eligibleClassIds: JSON.stringify(eligibleClassIds) }),
  ...(eligibleFlags && { eligibleFlags: JSON.stringify(eligibleFlags) }),
})

/**
 * Throws INVALID_INPUT if a change sends half of how the award is decided: numbers of classes, criteria and sections
 * overlap, so the stored half could make it mean something that nobody chose.
 */
export function refuseHalfBasis(
  { basis, basisId }: Partial<Pick<Award, "basis" | "basisId">>,
  stored: Parameters<typeof awardIssue>[0],
): void {
  if (basis === undefined && basisId !== undefined)
    throw invalid(["basis"], "Please also say what the award is decided by")
  if (basis === undefined || basis === stored.basis || basisId !== undefined) return
  const issue = awardIssue({ ...stored, basis, basisId: null })
  if (issue) throw new AppError("INVALID_INPUT", { issues: [issue] })
}

/**
 * Throws INVALID_INPUT if the award's fields contradict each other, or name a class, a criterion or a poll that the event
 * does not have.
 */
export async function refuseBrokenRules(
  tx: PrismaTransaction,
  eventId: number,
  award: Pick<Award, "basis" | "basisId" | "eligibleClassIds" | "isExclusive" | "ignoresExclusivity">,
): Promise<void> {
  const issue = awardIssue(award)
  if (issue) throw new AppError("INVALID_INPUT", { issues: [issue] })
  const { basis, basisId, eligibleClassIds } = award
  const known = await recordsOf(tx, eventId)
  if (basis === "class" && !known.classes.has(basisId ?? 0))
    throw invalid(["basisId"], "This class does not belong to the event")
  if (basis === "criterion" && !known.criteria.has(basisId ?? 0))
    throw invalid(["basisId"], "This criterion does not belong to the event")
  if (basis === "audience" && !(await tx.poll.findUnique({ where: { id: basisId ?? 0, eventId } })))
    throw invalid(["basisId"], "This poll of the audience does not belong to the event")
  const foreign = eligibleClassIds.findIndex((classId) => !known.classes.has(classId))
  if (foreign !== -1) throw invalid(["eligibleClassIds", foreign], "This class does not belong to the event")
}

type Records = { classes: ReadonlyMap<number, string>; criteria: ReadonlyMap<number, string> }
type Names = Records & { polls: ReadonlyMap<number, string>; words: EventWords }

async function namesOf(tx: PrismaTransaction, eventId: number): Promise<Names> {
  const event = await tx.event.findUniqueOrThrow({ where: { id: eventId }, select: { words: true } })
  const polls = await tx.poll.findMany({ where: { eventId }, select: { id: true, name: true } })
  const records = { ...(await recordsOf(tx, eventId)), polls: namesById(polls) }
  return { ...records, words: wordsOf(ownWordsIn(event.words)) }
}

async function recordsOf(tx: PrismaTransaction, eventId: number): Promise<Records> {
  const named = { where: { eventId }, select: { id: true, name: true } } as const
  const classes = await tx.class.findMany(named)
  const criteria = await tx.criterion.findMany(named)
  return { classes: namesById(classes), criteria: namesById(criteria) }
}

const namesById = (rows: readonly { id: number; name: string }[]) => new Map(rows.map(({ id, name }) => [id, name]))

const RULES = ["basis", "basisId", "eligibleClassIds", "eligibleFlags"] as const

/**
 * Fields of an award as the history records them: how it is decided, classes and flags by their present names. `award`
 * is the whole award with these fields.
 */
export async function fieldsForHistory(
  tx: PrismaTransaction,
  eventId: number,
  fields: object,
  award: StoredRules,
): Promise<Record<string, unknown>> {
  const inWords = Object.entries(fields).filter(([name]) => !RULES.some((rule) => rule === name))
  if (!RULES.some((rule) => rule in fields)) return Object.fromEntries(inWords)
  const names = await namesOf(tx, eventId)
  const { eligibleClassIds, eligibleFlags } = rulesOfAward(award)
  if ("basis" in fields || "basisId" in fields) inWords.push(["decided", basisInWords(award, names)])
  if ("eligibleClassIds" in fields)
    inWords.push(["eligibleClasses", eligibleClassIds.flatMap((id) => names.classes.get(id) ?? [])])
  if ("eligibleFlags" in fields)
    inWords.push(["eligibleFlags", eligibleFlags.map((flag) => flagTitle(flag, names.words))])
  return Object.fromEntries(inWords)
}

function basisInWords(award: StoredRules, { classes, criteria, polls, words }: Names): string {
  const id = award.basisId ?? 0
  switch (award.basis) {
    case "manual":
      return "by hand"
    case "overall":
      return "best overall"
    case "class":
      return `best of class ${classes.get(id)}`
    case "criterion":
      return `best in ${criteria.get(id)}`
    case "section":
      return `best in section ${words.sections[id - 1]}`
    case "audience":
      return `by the poll ${polls.get(id)}`
  }
}
