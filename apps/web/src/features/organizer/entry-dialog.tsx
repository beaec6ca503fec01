import { schemaResolver, useForm } from "@mantine/form"
import type { Entry } from "@rosette/contract"
import { useState } from "react"
import { FormDialog } from "../../ui/form-dialog.tsx"
import { EntryForm } from "./entry-form.tsx"
import { type EntryValues, entrySchema, hasOwnPhoto, valuesOf } from "./entry-values.ts"
import { useEntrySaving } from "./use-entry-saving.ts"

type Props = { eventId: number; entry: Entry | null; isOpen: boolean; onClose: () => void }

/**
 * Adds an entry, or changes the one it is given. Mount it anew (by a key) for each entry: it stays with the one that it
 * was opened over, also when somebody else deletes that meanwhile.
 */
export function EntryDialog({ eventId, entry: opened, isOpen, onClose }: Props) {
  const [entry] = useState(opened)
  const [initialValues] = useState(() => valuesOf(entry))
  const form = useForm<EntryValues>({ initialValues, validate: schemaResolver(entrySchema, { sync: true }) })
  const saving = useEntrySaving({ eventId, entry, form, onSaved: onClose })
  return (
    <FormDialog
      title={entry ? "Edit Entry" : "Add Entry"}
      isOpen={isOpen}
      onClose={onClose}
      isDirty={form.isDirty() && !saving.isPending}
    >
      {(close) => (
        <EntryForm
          form={form}
          action={entry ? "Save Changes" : "Add Entry"}
          isPending={saving.isPending}
          hasImageField={!hasOwnPhoto(entry)}
          onSubmit={saving.save}
          onCancel={close}
        />
      )}
    </FormDialog>
  )
}
