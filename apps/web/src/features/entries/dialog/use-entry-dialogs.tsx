import type { EntryClass } from "@rosette/contract/classes"
import type { Entry } from "@rosette/contract/entries"
import type { ReactNode } from "react"
import { LazyDialog } from "../../../ui/dialogs/lazy-dialog.tsx"
import { useOpened } from "../../../ui/dialogs/use-opened.ts"
import { PhotoDialog } from "../../photos/photo-dialog.tsx"
import { EntryDialog } from "./entry-dialog.tsx"

/** The open dialog, and its entry when it was opened; null for a new one. */
type Subject = {
  dialog: "entry" | "photo"
  opened: Entry | null
  /** Why a photo that was chosen with the entry was not saved. */
  photoFailure: string | null
}

const NEW_ENTRY: Subject = { dialog: "entry", opened: null, photoFailure: null }

type Of = { eventId: number; entries: readonly Entry[] | undefined; classes: readonly EntryClass[] }

/** The dialogs of an entry's fields and photo. If a new entry's photo fails, the photo dialog opens. */
export function useEntryDialogs({ eventId, entries = [], classes }: Of): {
  open: (dialog: Subject["dialog"], entry: Entry | null) => void
  dialogs: ReactNode
} {
  const { subject, isOpen, turn, open, close } = useOpened(NEW_ENTRY)
  // A new entry may not be listed yet, and somebody else may delete one: its dialog stays.
  const entry = entries.find(({ id }) => id === subject.opened?.id) ?? subject.opened
  const dialogs = (
    <>
      {subject.dialog === "entry" && (
        <LazyDialog key={turn} isOpen={isOpen}>
          {(isOpen) => (
            <EntryDialog
              eventId={eventId}
              entry={entry}
              votingIds={votingIdsOf(entries.filter(({ id }) => id !== entry?.id))}
              classes={classes}
              isOpen={isOpen}
              onClose={close}
              onPhotoFailed={(added, photoFailure) => open({ dialog: "photo", opened: added, photoFailure })}
            />
          )}
        </LazyDialog>
      )}
      {subject.dialog === "photo" && entry && (
        <LazyDialog key={turn} isOpen={isOpen}>
          {(isOpen) => (
            <PhotoDialog entry={entry} earlierFailure={subject.photoFailure} isOpen={isOpen} onClose={close} />
          )}
        </LazyDialog>
      )}
    </>
  )
  return {
    open: (dialog, opened) => open({ dialog, opened, photoFailure: null }),
    dialogs,
  }
}

/** In the order in which the entries were added. */
const votingIdsOf = (entries: readonly Entry[]): string[] =>
  entries.toSorted((a, b) => a.id - b.id).map(({ votingId }) => votingId)
