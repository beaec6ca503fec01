import type { EntryClass } from "@rosette/contract/classes"
import type { Entry } from "@rosette/contract/entries"
import type { ReactNode } from "react"
import { LazyDialog } from "../../../ui/dialogs/lazy-dialog.tsx"
import { useOpened } from "../../../ui/dialogs/use-opened.ts"
import { EntriesClassDialog } from "./entries-class-dialog.tsx"
import { EntriesFlagsDialog } from "./entries-flags-dialog.tsx"
import { EntriesStatusDialog } from "./entries-status-dialog.tsx"

/** What is set for the selected entries. */
type Setting = "flags" | "class" | "status"

type Batch = { eventId: number; entries: readonly Entry[]; classes: readonly EntryClass[] }

/** The dialogs that set flags, the class or the status of many entries. */
export function useBatchSetting(batch: Batch): { open: (setting: Setting) => void; dialog: ReactNode } {
  const { subject, isOpen, turn, open, close: onClose } = useOpened<Setting>("flags")
  const { classes, ...rest } = batch
  const dialog = (
    <LazyDialog key={turn} isOpen={isOpen}>
      {(isOpen) => {
        const opened = { ...rest, isOpen, onClose }
        if (subject === "flags") return <EntriesFlagsDialog {...opened} />
        if (subject === "status") return <EntriesStatusDialog {...opened} />
        return <EntriesClassDialog {...opened} classes={classes} />
      }}
    </LazyDialog>
  )
  return { open, dialog }
}
