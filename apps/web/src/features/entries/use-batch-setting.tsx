import type { Entry, EntryClass } from "@rosette/contract"
import { type ReactNode, useState } from "react"
import { LazyDialog } from "../../ui/dialogs/lazy-dialog.tsx"
import { EntriesClassDialog } from "./entries-class-dialog.tsx"
import { EntriesFlagsDialog } from "./entries-flags-dialog.tsx"

/** What is set for the ticked entries. */
type Setting = "flags" | "class"

type Batch = { eventId: number; entries: readonly Entry[]; classes: readonly EntryClass[] }

/** The dialogs that set flags or the class of many entries at once. */
export function useBatchSetting(batch: Batch): { open: (setting: Setting) => void; dialog: ReactNode } {
  const [opened, setOpened] = useState<{ setting: Setting; isOpen: boolean; turn: number }>({
    setting: "flags",
    isOpen: false,
    turn: 0,
  })
  const onClose = () => setOpened((before) => ({ ...before, isOpen: false }))
  const { eventId, entries, classes } = batch
  const dialog = (
    <LazyDialog key={opened.turn} isOpen={opened.isOpen}>
      {(isOpen) =>
        opened.setting === "flags" ? (
          <EntriesFlagsDialog eventId={eventId} entries={entries} isOpen={isOpen} onClose={onClose} />
        ) : (
          <EntriesClassDialog eventId={eventId} entries={entries} classes={classes} isOpen={isOpen} onClose={onClose} />
        )
      }
    </LazyDialog>
  )
  return { open: (setting) => setOpened(({ turn }) => ({ setting, isOpen: true, turn: turn + 1 })), dialog }
}
