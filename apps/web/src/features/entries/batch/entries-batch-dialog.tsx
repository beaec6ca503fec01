import { Stack } from "@mantine/core"
import type { Entry } from "@rosette/contract/entries"
import type { FormEvent, ReactNode } from "react"
import { errorText } from "../../../lib/error-text.ts"
import { feedback } from "../../../lib/feedback.ts"
import { plural } from "../../../lib/format.ts"
import { type Inputs, trpc } from "../../../lib/trpc.ts"
import { FormButtons } from "../../../ui/dialogs/form-buttons.tsx"
import { FormDialog } from "../../../ui/dialogs/form-dialog.tsx"

export type EntriesBatch = { eventId: number; entries: readonly Entry[]; isOpen: boolean; onClose: () => void }

const SET = { class: "Class set", flags: "Flags set", status: "Status set" } as const

type Props = EntriesBatch & {
  /** What is set for all entries. */
  what: keyof typeof SET
  /** The values to set; null while nothing is chosen. */
  change: Omit<Inputs["organizer"]["updateEntries"], "eventId" | "entryIds"> | null
  /** What the change would do is not known yet. */
  isReading?: boolean
  children: ReactNode
}

/** Sets the same values for many entries: for all of them, or for none. */
export function EntriesBatchDialog({ eventId, entries, what, change, isReading = false, ...props }: Props) {
  const { isOpen, onClose, children } = props
  const update = trpc.organizer.updateEntries.useMutation()
  const count = plural(entries.length, "entry", "entries")
  const save = (event: FormEvent) => {
    event.preventDefault()
    // Also told if the dialog was closed and its tab left meanwhile.
    update.mutateAsync({ ...change, eventId, entryIds: entries.map(({ id }) => id) }).then(
      ({ updatedCount }) => {
        feedback.success(SET[what], `${plural(updatedCount, "entry", "entries")} changed.`)
        onClose()
      },
      (error: unknown) => feedback.failure(`The ${what} could not be set`, errorText(error)),
    )
  }
  return (
    <FormDialog
      title={`Set ${what} of ${count}`}
      isOpen={isOpen}
      onClose={onClose}
      isDirty={change !== null && !update.isPending}
    >
      {(close) => (
        <form onSubmit={save}>
          <Stack gap="md">
            {children}
            <FormButtons
              onCancel={close}
              label={`Set for ${count}`}
              isPending={update.isPending}
              isDisabled={change === null || isReading}
            />
          </Stack>
        </form>
      )}
    </FormDialog>
  )
}
