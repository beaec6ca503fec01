import type { ChangedFields } from "../../data/change/changed-fields.ts"
import type { SqlChange } from "../../data/change/event-change.ts"
import { entrySubject } from "../../data/change/subjects.ts"
import { type NamedClass, namingClass } from "../../data/records/class-of-event.ts"
import { updateEntry } from "../../data/sql/import-entries.ts"
import type { CsvEntry } from "./columns.ts"
import type { StoredEntry } from "./existing-entries.ts"

/** Changes entries as the file says, each with its own line of history, as if it had been done by hand. */
export async function updateImported(
  { sql, record }: Pick<SqlChange, "sql" | "record">,
  classes: readonly NamedClass[],
  entries: readonly { stored: StoredEntry; change: ChangedFields<CsvEntry> }[],
  now: Date,
): Promise<void> {
  for (const { stored, change } of entries) {
    await updateEntry(sql, stored.id, change.after, now)
    const before = namingClass(classes, change.before)
    const after = namingClass(classes, change.after)
    await record({ action: "entry.updated", subject: entrySubject(stored), before, after })
  }
}
