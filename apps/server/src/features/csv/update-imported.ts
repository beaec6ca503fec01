import type { ChangedFields } from "../../data/change/changed-fields.ts"
import type { SqlChange } from "../../data/change/event-change.ts"
import { entrySubject } from "../../data/change/subjects.ts"
import { withClassName } from "../../data/records/class-names.ts"
import type { CsvEntry } from "./columns.ts"
import type { StoredEntry } from "./existing-entries.ts"

/** Changes entries as the file says, each with its own line of history, as if it had been done by hand. */
export async function updateImported(
  { sql, record }: Pick<SqlChange, "sql" | "record">,
  eventId: number,
  entries: readonly { stored: StoredEntry; change: ChangedFields<CsvEntry> }[],
  now: Date,
): Promise<void> {
  for (const { stored, change } of entries) {
    const fields = Object.keys(change.after) as (keyof CsvEntry)[]
    await sql.run(
      `UPDATE "Entry" SET ${[...fields, "updatedAt"].map((field) => `"${field}" = ?`).join(", ")} WHERE "id" = ?`,
      [...fields.map((field) => change.after[field] ?? null), now, stored.id],
    )
    const before = await withClassName(sql, eventId, change.before)
    const after = await withClassName(sql, eventId, change.after)
    await record({ action: "entry.updated", subject: entrySubject(stored), before, after })
  }
}
