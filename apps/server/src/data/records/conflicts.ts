import type { Conflict } from "@rosette/contract/conflicts"
import type { PrismaTransaction } from "../database.ts"
import type { RowOf } from "../rows.ts"

/** The judges and entries of the event from which a judge has stepped aside, by judge and entry. */
export const activeConflicts = (
  tx: Pick<PrismaTransaction, "conflict">,
  eventId: number,
): Promise<{ judgeId: number; entryId: number }[]> =>
  tx.conflict.findMany({
    where: { eventId, state: "active" },
    orderBy: [{ judgeId: "asc" }, { entryId: "asc" }],
    select: { judgeId: true, entryId: true },
  })

export const conflictOf = (row: RowOf<"Conflict">): Conflict => ({
  id: row.id,
  judgeId: row.judgeId,
  entryId: row.entryId,
  reason: row.reason,
  source: row.source,
  by: row.declaredBy,
  at: row.declaredAt.toISOString(),
  state: row.state,
})

/** Where a judge has stepped aside, in the order of the declarations. */
export async function conflictsOfJudge(tx: Pick<PrismaTransaction, "conflict">, judgeId: number): Promise<Conflict[]> {
  const rows = await tx.conflict.findMany({ where: { judgeId, state: "active" }, orderBy: { id: "asc" } })
  return rows.map(conflictOf)
}

/** The drafts that nobody but their judges sees: those of judges who have stepped aside. */
export const UNSEEN_DRAFT = { isSetAside: true, isSubmitted: false } as const

/** The history lines of these drafts. */
export async function unseenLines(
  { conflict, sheet }: Pick<PrismaTransaction, "conflict" | "sheet">,
  eventId: number,
): Promise<number[]> {
  // Sheets have no index by whether they are set aside, and few events have a conflict.
  if (!(await conflict.findFirst({ where: { eventId, state: "active" }, select: { id: true } }))) return []
  const drafts = await sheet.findMany({ where: { eventId, ...UNSEEN_DRAFT }, select: { draftLineId: true } })
  return drafts.flatMap(({ draftLineId }) => draftLineId ?? [])
}
