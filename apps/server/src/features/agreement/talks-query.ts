import { talksOf } from "@rosette/domain/agreement/ranges"
import { judgingIsOpen } from "@rosette/domain/publishing/results-state"
import type { Database } from "../../data/database.ts"
import { agreementOf } from "./queries.ts"

type JudgedEvent = { id: number; conferAbove: number | null; isActive: boolean; resultsState: string }

/**
 * The entries about which a judge is asked to confer, and with which judges. Reads nothing if the event asks nobody. Product rule:
 * a judge does not see the points of others, and is asked only while a sheet can still be changed.
 */
export async function talksOfJudge(
  db: Database,
  event: JudgedEvent,
  judgeId: number,
): Promise<{ entryId: number; judgeNames: string[] }[]> {
  const { id: eventId, conferAbove } = event
  if (conferAbove === null || !judgingIsOpen(event)) return []
  const { entries } = await agreementOf(db, eventId)
  const talks = talksOf(judgeId, entries, conferAbove)
  if (talks.length === 0) return []
  const judges = await db.prisma.judge.findMany({ where: { eventId }, select: { id: true, name: true } })
  const names = new Map(judges.map(({ id, name }) => [id, name]))
  return talks.map(({ entryId, judgeIds }) => ({ entryId, judgeNames: judgeIds.flatMap((id) => names.get(id) ?? []) }))
}
