import type { organizerContract as contract } from "@rosette/contract/routers"
import type { z } from "zod"
import type { Database } from "../../data/database.ts"
import { inPages } from "../../data/pages.ts"
import type { OrganizedEvent } from "../../kernel/organizing.ts"
import { turnoutOf } from "./turnout-query.ts"

/** The codes with these numbers, or all of them; and how many the event has, were used, are void. */
export async function voteCodesOf(
  db: Database,
  { eventId }: OrganizedEvent,
  { from, to }: { from?: number | undefined; to?: number | undefined },
): Promise<z.output<typeof contract.voteCodes.output>> {
  const { voteCode } = db.prisma
  const select = { id: true, number: true, code: true, isVoid: true } as const
  const rows = await inPages((after, take) =>
    voteCode.findMany({
      where: { eventId, id: { gt: after }, number: { gte: from, lte: to } },
      orderBy: { id: "asc" },
      take,
      select,
    }),
  )
  const { used } = await turnoutOf(db, eventId)
  return {
    made: await voteCode.count({ where: { eventId } }),
    used,
    voided: await voteCode.count({ where: { eventId, isVoid: true } }),
    codes: rows.map(({ number, code, isVoid }) => ({ number, code, isVoid })).sort((a, b) => a.number - b.number),
  }
}
