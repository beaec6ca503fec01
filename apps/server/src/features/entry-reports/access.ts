import type { Database } from "../../data/database.ts"
import { eventOfRecord, eventOnly, type Organized, type Organizing } from "../../kernel/organizing.ts"

type OrganizedReportId = Organized<"report">

export async function organizedReport(db: Database, who: Organizing, reportId: number) {
  const event = eventOfRecord(who, await db.prisma.entryReport.findUnique({ where: { id: reportId }, ...eventOnly }))
  return { ...event, reportId: reportId as OrganizedReportId }
}
export type OrganizedReport = Awaited<ReturnType<typeof organizedReport>>
