import { Button, Stack } from "@mantine/core"
import type { UseFormReturnType } from "@mantine/form"
import type { EntryClass } from "@rosette/contract/classes"
import { useRef } from "react"
import type { useFieldConflicts } from "../../../lib/forms/field-conflicts.ts"
import { focusFirstError } from "../../../lib/forms/first-error.ts"
import { FormFooter } from "../../../ui/dialogs/form-footer.tsx"
import { FieldConflicts } from "../../../ui/fields/field-conflicts.tsx"
import { GoneNote } from "../../../ui/states/gone-note.tsx"
import { EntryFields } from "./entry-fields.tsx"
import type { useEntryPhoto } from "./entry-photo-field.tsx"
import { EntryPhotoField } from "./entry-photo-field.tsx"
import { ENTRY_LABELS, type EntryValues } from "./entry-values.ts"

type Props = {
  form: UseFormReturnType<EntryValues>
  isNew: boolean
  isPending: boolean
  votingIds: readonly string[]
  classes: readonly EntryClass[]
  conflicts: ReturnType<typeof useFieldConflicts<EntryValues>>
  /** Null if no photo can be chosen here. */
  photo: ReturnType<typeof useEntryPhoto> | null
  hasImageField: boolean
  /** Null unless the entry was deleted by somebody else. */
  onAddAgain: (() => void) | null
  /** `isMore`: the form stays open for the next entry. */
  onSubmit: (values: EntryValues, isMore: boolean) => void
  onCancel: () => void
}

/** The form of an entry, with the reasons why it was not saved. */
export function EntryForm({
  form,
  isNew,
  isPending,
  photo,
  classes,
  conflicts,
  onAddAgain,
  onSubmit,
  onCancel,
  ...rest
}: Props) {
  const isMore = useRef(false)
  const submit = form.onSubmit(
    (values) => {
      onSubmit(values, isMore.current)
      isMore.current = false
    },
    (errors) => {
      isMore.current = false
      focusFirstError(form, errors)
    },
  )
  const action = isNew ? "Add Entry" : "Save Changes"
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {onAddAgain && <GoneNote what="entry" isPending={isPending} onAddAgain={onAddAgain} />}
        <EntryFields
          form={form}
          isNew={isNew}
          classes={classes}
          photo={
            photo &&
            ((aside) => (
              <EntryPhotoField
                aside={aside}
                file={photo.file}
                sentence={photo.sentence}
                onChoose={photo.choose}
                isDisabled={photo.isSending}
              />
            ))
          }
          {...rest}
        />
        <FieldConflicts
          conflicts={conflicts.conflicts}
          labels={ENTRY_LABELS}
          onChoose={conflicts.choose}
          textOf={(field, value) => (field === "classId" ? classText(value, classes) : null)}
        />
        <FormFooter isPending={isPending}>
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          {isNew && (
            <Button
              variant="default"
              disabled={isPending}
              onClick={(event) => {
                isMore.current = true
                event.currentTarget.form?.requestSubmit()
              }}
            >
              Add and Next
            </Button>
          )}
          <Button type="submit" disabled={isPending || onAddAgain !== null}>
            {photo?.isSending ? "Sending photo..." : isPending ? "Saving..." : action}
          </Button>
        </FormFooter>
      </Stack>
    </form>
  )
}

/** A class's name, for a conflict between two values. */
function classText(classId: unknown, classes: readonly EntryClass[]): string {
  if (!classId) return "No class"
  return classes.find(({ id }) => id === classId)?.name ?? "A class that is no longer there"
}
