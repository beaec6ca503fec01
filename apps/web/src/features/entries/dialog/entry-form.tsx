import { Button, Fieldset, Stack, Switch, Textarea, TextInput } from "@mantine/core"
import type { UseFormReturnType } from "@mantine/form"
import type { EntryClass } from "@rosette/contract/classes"
import { nextVotingId } from "@rosette/domain/entries/voting-id"
import { hasUsualDescription } from "@rosette/domain/events/event-words"
import { type ReactNode, useRef, useState } from "react"
import type { useFieldConflicts } from "../../../lib/forms/field-conflicts.ts"
import { focusFirstError } from "../../../lib/forms/first-error.ts"
import { FormFooter } from "../../../ui/dialogs/form-footer.tsx"
import { CheckboxSet } from "../../../ui/fields/checkbox-set.tsx"
import { FieldConflicts } from "../../../ui/fields/field-conflicts.tsx"
import { FieldOffer } from "../../../ui/fields/field-offer.tsx"
import fieldset from "../../../ui/fields/fields.module.css"
import { GoneNote } from "../../../ui/states/gone-note.tsx"
import { ClassSelect } from "../../classes/class-select.tsx"
import type { useClassMoves } from "../../place-moves/class-moves.tsx"
import { useWords } from "../../words/words-context.ts"
import styles from "./entry-dialog.module.css"
import { EntryPhotoField, type useEntryPhoto } from "./entry-photo-field.tsx"
import { type EntryValues, entryLabels, flagLabels, similarVotingId } from "./entry-values.ts"

type Props = {
  form: UseFormReturnType<EntryValues>
  isNew: boolean
  isPending: boolean
  votingIds: readonly string[]
  classes: readonly EntryClass[]
  conflicts: ReturnType<typeof useFieldConflicts<EntryValues>>
  /** What another class would do. */
  moves: ReturnType<typeof useClassMoves>
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
  moves,
  onAddAgain,
  onSubmit,
  onCancel,
  ...rest
}: Props) {
  const isMore = useRef(false)
  const words = useWords()
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
          labels={entryLabels(words)}
          onChoose={conflicts.choose}
          textOf={(field, value) => (field === "classId" ? classText(value, classes) : null)}
        />
        {moves.preview}
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
          <Button type="submit" disabled={isPending || moves.isReading || onAddAgain !== null}>
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

type EntryFieldsProps = {
  form: UseFormReturnType<EntryValues>
  isNew: boolean
  /** Of the other entries, in the order in which they were added. */
  votingIds: readonly string[]
  /** The event's classes; without any there is no field for them. */
  classes: readonly EntryClass[]
  hasImageField: boolean
  /** The field for a photo's file, if there is one, with another way beside its title. */
  photo: ((aside: ReactNode) => ReactNode) | null
}

/** The fields of an entry. */
function EntryFields({ form, isNew, votingIds, classes, hasImageField, photo }: EntryFieldsProps) {
  const words = useWords()
  const flags = flagLabels(words)
  return (
    <>
      <div className={styles.who}>
        <TextInput label="Entry Name" required autoComplete="off" data-autofocus {...form.getInputProps("entryName")} />
        <VotingIdField form={form} votingIds={votingIds} isNew={isNew} />
        <TextInput
          label="Owner/Participant"
          required
          autoComplete="off"
          autoCapitalize="words"
          {...form.getInputProps("ownerParticipant")}
        />
      </div>
      <PhotoFields form={form} photo={photo} hasImageField={hasImageField} />
      {(classes.length > 0 || form.values.classId !== null) && (
        <ClassSelect label="Class" none="No class" classes={classes} {...form.getInputProps("classId")} />
      )}
      <Textarea
        label="Description"
        placeholder={`What judges should know${hasUsualDescription(words) ? ", such as year, make and model" : ""}`}
        autosize
        minRows={2}
        maxRows={8}
        {...form.getInputProps("description")}
      />
      {flags.length > 0 && (
        <CheckboxSet
          legend="This entry has"
          options={flags.map(([field, label]) => ({ label, ...form.getInputProps(field, { type: "checkbox" }) }))}
        />
      )}
      <ShownFields form={form} />
    </>
  )
}

/** What others may read; the organizer sees all of it. */
const ShownFields = ({ form }: Pick<EntryFieldsProps, "form">) => (
  <Fieldset
    variant="unstyled"
    legend="To judges and the public"
    classNames={{ root: fieldset.set, legend: fieldset.legend }}
  >
    <div className={styles.shown}>
      <Switch label="Show entry name" {...form.getInputProps("showEntryName", { type: "checkbox" })} />
      <Switch label="Show owner/participant" {...form.getInputProps("showOwnerParticipant", { type: "checkbox" })} />
    </div>
  </Fieldset>
)

/** A photo by its file or its address; where a file can be chosen, the address is asked for on demand. */
function PhotoFields({ form, photo, hasImageField }: Pick<EntryFieldsProps, "form" | "photo" | "hasImageField">) {
  const [isOpen, setOpen] = useState(false)
  const isFolded = photo !== null && !isOpen && form.values.imageUrl === ""
  const paste = hasImageField && isFolded && (
    <Button variant="subtle" size="compact-md" className={styles.paste} onClick={() => setOpen(true)}>
      Paste a Link Instead
    </Button>
  )
  return (
    <>
      {photo?.(paste)}
      {hasImageField && !isFolded && (
        <TextInput
          ref={isOpen ? focusNew : null}
          label="Image URL"
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          description="Optional: the address of a photo, instead of a file."
          {...form.getInputProps("imageUrl")}
        />
      )}
    </>
  )
}

const focusNew = (field: HTMLInputElement | null) => field?.focus()

type VotingIdFieldProps = {
  form: UseFormReturnType<EntryValues>
  isNew: boolean
  /** Of the other entries, in the order in which they were added. */
  votingIds: readonly string[]
}

/** The voting ID; for a new entry the one that follows is a tap away. */
function VotingIdField({ form, isNew, votingIds }: VotingIdFieldProps) {
  const { votingId } = form.values
  const similar = similarVotingId(votingId, votingIds)
  const next = isNew ? nextVotingId(votingIds) : null
  const use = (chosen: string) => {
    form.setFieldValue("votingId", chosen)
    form.getInputNode("votingId")?.focus()
  }
  return (
    <div>
      <TextInput
        label="Voting ID"
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        inputWrapperOrder={["label", "input", "description", "error"]}
        description={similar === undefined ? undefined : `“${similar}” exists already and looks almost the same.`}
        {...form.getInputProps("votingId")}
      />
      {next !== null && votingId.trim() !== next && (
        <FieldOffer note={`Next free: ${next}`} label={`Use ${next}`} onUse={() => use(next)}>
          Use
        </FieldOffer>
      )}
    </div>
  )
}
