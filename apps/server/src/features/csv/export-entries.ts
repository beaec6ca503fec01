import { CSV_COLUMNS, type csvContract as contract, type Entry } from "@rosette/contract"
import { compareVotingIds, defuseCell } from "@rosette/domain"
import papaparse from "papaparse"
import type { z } from "zod"
import type { OrganizedEvent } from "../../access/organized.ts"
import { AppError } from "../../app-error.ts"
import type { Database } from "../../data/database.ts"
import { inPages, inSlices } from "../../data/pages.ts"
import { exportFileName } from "./file-name.ts"

const ROWS_AT_ONCE = 500
const NEW_LINE = "\r\n"

const EXPORTED = {
  id: true,
  entryName: true,
  description: true,
  imageUrl: true,
  ownerParticipant: true,
  votingId: true,
  showEntryName: true,
  showOwnerParticipant: true,
} as const
type ExportedEntry = Pick<Entry, keyof typeof EXPORTED>

/** Every entry of the event as a CSV text (RFC 4180), in the natural order of voting IDs. */
export async function exportEntries(
  db: Database,
  { eventId }: OrganizedEvent,
): Promise<z.output<typeof contract.export.output>> {
  const event = await db.prisma.event.findUnique({ where: { id: eventId }, select: { name: true } })
  if (!event) throw new AppError("NOT_FOUND")
  const entries = await inPages((afterId, take) =>
    db.prisma.entry.findMany({
      where: { eventId, id: { gt: afterId } },
      select: EXPORTED,
      orderBy: { id: "asc" },
      take,
    }),
  )
  entries.sort((a, b) => compareVotingIds(a.votingId, b.votingId))
  return { fileName: exportFileName(event.name), text: await csvText(entries) }
}

async function csvText(entries: readonly ExportedEntry[]): Promise<string> {
  const parts = [linesOf([[...CSV_COLUMNS]])]
  await inSlices(entries, ROWS_AT_ONCE, async (slice) => {
    parts.push(linesOf(slice.map(cellsOf)))
  })
  return parts.join(NEW_LINE)
}

const linesOf = (rows: string[][]) => papaparse.unparse(rows, { newline: NEW_LINE })

const yesOrNo = (value: boolean) => (value ? "Yes" : "No")

/** In the order of CSV_COLUMNS. */
const cellsOf = (entry: ExportedEntry): string[] => [
  defuseCell(entry.entryName),
  defuseCell(entry.description),
  defuseCell(entry.imageUrl ?? ""),
  defuseCell(entry.ownerParticipant),
  defuseCell(entry.votingId),
  yesOrNo(entry.showEntryName),
  yesOrNo(entry.showOwnerParticipant),
]
