import type { PrismaTransaction } from "../database.ts"

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
