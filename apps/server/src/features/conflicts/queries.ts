import type { organizerContract as contract } from "@rosette/contract/routers"
import { proposedConflicts } from "@rosette/domain/judges/conflict-proposals"
import type { z } from "zod"
import type { Database } from "../../data/database.ts"
import { inPages } from "../../data/pages.ts"
import { conflictOf } from "../../data/records/conflicts.ts"
import type { OrganizedEvent } from "../../kernel/organizing.ts"

/** Every conflict of the event in the order of its declaration, also withdrawn and dismissed ones, and the pairs that are proposed. */
export async function eventConflicts(
  { prisma }: Database,
  { eventId }: OrganizedEvent,
): Promise<z.output<typeof contract.conflicts.output>> {
  const rows = await inPages((after, take) =>
    prisma.conflict.findMany({ where: { eventId, id: { gt: after } }, orderBy: { id: "asc" }, take }),
  )
  const ofEvent = { where: { eventId }, orderBy: { id: "asc" } } as const
  const judges = await prisma.judge.findMany({ ...ofEvent, select: { id: true, name: true } })
  const select = { id: true, ownerParticipant: true } as const
  const entries = await inPages((after, take) =>
    prisma.entry.findMany({ where: { eventId, id: { gt: after } }, orderBy: { id: "asc" }, select, take }),
  )
  const known = rows.filter(({ state }) => state !== "withdrawn")
  return {
    conflicts: rows.map(conflictOf),
    proposed: proposedConflicts(judges, entries, known).map((pair) => ({ ...pair, why: "sameName" as const })),
  }
}
