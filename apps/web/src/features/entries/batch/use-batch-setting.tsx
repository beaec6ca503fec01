import type { EntryClass } from "@rosette/contract/classes"
import type { Entry } from "@rosette/contract/entries"
import type { ReactNode } from "react"
import { LazyDialog } from "../../../ui/dialogs/lazy-dialog.tsx"
import { useOpened } from "../../../ui/dialogs/use-opened.ts"
import { EntriesClassDialog } from "./entries-class-dialog.tsx"
import { EntriesFlagsDialog } from "./entries-flags-dialog.tsx"

/** What is set for the selected entries. */
type Setting = "flags" | "class"

type Batch = { eventId: number; entries: readonly Entry[]; classes: readonly EntryClass[] }

/** The dialogs that set flags or the class of many entries. */
export function useBatchSetting(batch: Batch): { open: (setting: Setting) => void; dialog: ReactNode } {
  const { subject, isOpen, turn, open, close: onClose } = useOpened<Setting>("flags")
  const { eventId, entries, classes } = batch
  const dialog = (
    <LazyDialog key={turn} isOpen={isOpen}>
      {(isOpen) =>
        subject === "flags" ? (
          <EntriesFlagsDialog eventId={eventId} entries={entries} isOpen={isOpen} onClose={onClose} />
        ) : (
          <EntriesClassDialog eventId={eventId} entries={entries} classes={classes} isOpen={isOpen} onClose={onClose} />
        )
      }
    </LazyDialog>
  )
  return { open, dialog }
}
