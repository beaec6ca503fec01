import type { Database } from "../../data/database.ts"
import { eventOfRecord, eventOnly, type Organized, type Organizing } from "../../kernel/organizing.ts"

type OrganizedCriterionId = Organized<"criterion">

export async function organizedCriterion(db: Database, who: Organizing, criterionId: number) {
  const event = eventOfRecord(who, await db.prisma.criterion.findUnique({ where: { id: criterionId }, ...eventOnly }))
  return { ...event, criterionId: criterionId as OrganizedCriterionId }
}
export type OrganizedCriterion = Awaited<ReturnType<typeof organizedCriterion>>
