import type { Database } from "../../data/database.ts"
import { eventOfRecord, eventOnly, type Organized, type Organizing } from "../../kernel/organizing.ts"

type OrganizedSettlementId = Organized<"settlement">

export async function organizedSettlement(db: Database, who: Organizing, settlementId: number) {
  const found = await db.prisma.tieSettlement.findUnique({ where: { id: settlementId }, ...eventOnly })
  return { ...eventOfRecord(who, found), settlementId: settlementId as OrganizedSettlementId }
}
export type OrganizedSettlement = Awaited<ReturnType<typeof organizedSettlement>>
