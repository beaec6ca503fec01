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
