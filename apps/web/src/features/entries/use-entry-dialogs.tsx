import type { Entry, EntryClass } from "@rosette/contract"
import { type ReactNode, useState } from "react"
import { LazyDialog } from "../../ui/dialogs/lazy-dialog.tsx"
import { PhotoDialog } from "../photos/photo-dialog.tsx"
import { EntryDialog } from "./entry-dialog.tsx"

/** Which dialog stands open, over which entry (null for a new one); it stays named while it closes. */
type Opened = {
  dialog: "entry" | "photo"
  entryId: number | null
  /** Why a photo that was chosen with the entry is not there. */
  photoFailure: string | null
  isOpen: boolean
  turn: number
}

const NOTHING_OPEN: Opened = { dialog: "entry", entryId: null, photoFailure: null, isOpen: false, turn: 0 }

type Of = { eventId: number; entries: readonly Entry[] | undefined; classes: readonly EntryClass[] }

/** The dialogs of one entry: its fields, or its photo. A photo that fails with a new entry is asked for again. */
export function useEntryDialogs({ eventId, entries = [], classes }: Of): {
  open: (dialog: Opened["dialog"], entry: Entry | null) => void
  dialogs: ReactNode
} {
  const [opened, setOpened] = useState(NOTHING_OPEN)
  const open = (dialog: Opened["dialog"], entry: Entry | null, photoFailure: string | null = null) =>
    setOpened(({ turn }) => ({ dialog, entryId: entry?.id ?? null, photoFailure, isOpen: true, turn: turn + 1 }))
  const close = () => setOpened((before) => ({ ...before, isOpen: false }))
  const entry = entries.find(({ id }) => id === opened.entryId) ?? null
  const dialogs = (
    <>
      {opened.dialog === "entry" && (
        <LazyDialog key={opened.turn} isOpen={opened.isOpen}>
          {(isOpen) => (
            <EntryDialog
              eventId={eventId}
              entry={entry}
              votingIds={entries.filter(({ id }) => id !== entry?.id).map(({ votingId }) => votingId)}
              classes={classes}
              isOpen={isOpen}
              onClose={close}
              onPhotoFailed={(added, sentence) => open("photo", added, sentence)}
            />
          )}
        </LazyDialog>
      )}
      {opened.dialog === "photo" && entry && (
        <LazyDialog key={opened.turn} isOpen={opened.isOpen}>
          {(isOpen) => (
            <PhotoDialog
              eventId={eventId}
              entry={entry}
              earlierFailure={opened.photoFailure}
              isOpen={isOpen}
              onClose={close}
            />
          )}
        </LazyDialog>
      )}
    </>
  )
  return { open: (dialog, chosen) => open(dialog, chosen), dialogs }
}
