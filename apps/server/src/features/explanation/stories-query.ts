import type { SheetStory } from "@rosette/contract/explanation"
import { isHistoryAction } from "@rosette/contract/history-actions"
import type { PrismaTransaction } from "../../data/database.ts"
import { type EntryNames, type NameLine, namesOverTime } from "./former-names.ts"
import { NAMED_ACTIONS, SEVERAL_ACTIONS, type StoryLine, sheetStory, subjectsOf } from "./sheet-stories.ts"

/** What happened to each of these judges' sheets of an entry according to the event's history, by the judge's name. */
export async function readSheetStories(
  tx: PrismaTransaction,
  eventId: number,
  entry: EntryNames,
  judgeNames: readonly string[],
): Promise<Map<string, SheetStory[]>> {
  if (judgeNames.length === 0) return new Map()
  const names = namesOverTime(entry, await readNameLines(tx, eventId))
  const subjects = subjectsOf(judgeNames, names)
  const rows = await tx.historyItem.findMany({
    where: {
      eventId,
      OR: [{ action: { in: NAMED_ACTIONS }, subject: { in: subjects } }, { action: { in: SEVERAL_ACTIONS } }],
    },
    orderBy: { id: "asc" },
  })
  const lines = rows.flatMap(({ id, at, actor, role, action, subject, after }): StoryLine[] => {
    if (!isHistoryAction(action)) return []
    const recorded = after === null ? {} : JSON.parse(after)
    return [{ id, at: at.toISOString(), actor, role, action, subject, recorded }]
  })
  return new Map(judgeNames.map((name) => [name, sheetStory(name, names, lines)]))
}

/** The lines that renamed or deleted entries, newest first. */
async function readNameLines({ historyItem }: PrismaTransaction, eventId: number): Promise<NameLine[]> {
  const isRenaming = { OR: [{ after: { contains: `"votingId"` } }, { after: { contains: `"entryName"` } }] }
  const rows = await historyItem.findMany({
    where: {
      eventId,
      OR: [{ action: { in: ["entry.deleted", "entries.deleted"] } }, { action: "entry.updated", ...isRenaming }],
    },
    orderBy: { id: "desc" },
  })
  const read = (text: string | null) => (text === null ? {} : JSON.parse(text))
  return rows.flatMap(({ id, action, subject, before, after }) =>
    isHistoryAction(action) ? [{ id, action, subject, was: read(before), is: read(after) }] : [],
  )
}
