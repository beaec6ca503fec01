import type { SheetStory } from "@rosette/contract/explanation"
import type { Sql } from "../../data/database.ts"
import { marks } from "../../data/sql/placeholders.ts"
import { type EntryNames, type NameLine, namesOverTime } from "./former-names.ts"
import { NAMED_ACTIONS, SEVERAL_ACTIONS, type StoryLine, sheetStory, subjectsOf } from "./sheet-stories.ts"

type NameRow = Pick<NameLine, "id" | "action" | "subject"> & { before: string | null; after: string | null }
type StoryRow = Omit<StoryLine, "recorded"> & { after: string | null }

/** What happened to each of these judges' sheets of an entry according to the event's history, by the judge's name. */
export async function readSheetStories(
  sql: Sql,
  eventId: number,
  entry: EntryNames,
  judgeNames: readonly string[],
): Promise<Map<string, SheetStory[]>> {
  if (judgeNames.length === 0) return new Map()
  const names = namesOverTime(entry, await readNameLines(sql, eventId))
  const subjects = subjectsOf(judgeNames, names)
  const rows = await sql.all<StoryRow>(
    `SELECT "id", "at", "actor", "role", "action", "subject", "after" FROM "HistoryItem" WHERE "eventId" = ?
        AND ("action" IN (${marks(NAMED_ACTIONS)}) AND "subject" IN (${marks(subjects)})
          OR "action" IN (${marks(SEVERAL_ACTIONS)})) ORDER BY "id"`,
    [eventId, ...NAMED_ACTIONS, ...subjects, ...SEVERAL_ACTIONS],
  )
  const lines = rows.map(
    ({ after, ...line }): StoryLine => ({ ...line, recorded: after === null ? {} : JSON.parse(after) }),
  )
  return new Map(judgeNames.map((name) => [name, sheetStory(name, names, lines)]))
}

/** The lines that renamed or deleted entries, newest first. */
async function readNameLines(sql: Sql, eventId: number): Promise<NameLine[]> {
  const rows = await sql.all<NameRow>(
    `SELECT "id", "action", "subject", "before", "after" FROM "HistoryItem" WHERE "eventId" = ?
        AND ("action" IN ('entry.deleted', 'entries.deleted')
          OR "action" = 'entry.updated' AND ("after" LIKE '%"votingId"%' OR "after" LIKE '%"entryName"%'))
      ORDER BY "id" DESC`,
    [eventId],
  )
  const read = (text: string | null) => (text === null ? {} : JSON.parse(text))
  return rows.map(({ before, after, ...line }) => ({ ...line, was: read(before), is: read(after) }))
}
