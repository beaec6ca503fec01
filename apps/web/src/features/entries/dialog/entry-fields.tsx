import { Button, Fieldset, Switch, Textarea, TextInput } from "@mantine/core"
import type { UseFormReturnType } from "@mantine/form"
import type { EntryClass } from "@rosette/contract/classes"
import { nextVotingId } from "@rosette/domain/entries/voting-id"
import { type ReactNode, useState } from "react"
import { CheckboxSet } from "../../../ui/fields/checkbox-set.tsx"
import { FieldOffer } from "../../../ui/fields/field-offer.tsx"
import fieldset from "../../../ui/fields/fields.module.css"
import { ClassSelect } from "../../classes/class-select.tsx"
import styles from "./entry-dialog.module.css"
import { type EntryValues, FLAG_LABELS, similarVotingId } from "./entry-values.ts"

type Props = {
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
export function EntryFields({ form, isNew, votingIds, classes, hasImageField, photo }: Props) {
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
        placeholder="What judges should know, such as year, make and model"
        autosize
        minRows={2}
        maxRows={8}
        {...form.getInputProps("description")}
      />
      <CheckboxSet
        legend="This entry has"
        options={FLAG_LABELS.map(([field, label]) => ({ label, ...form.getInputProps(field, { type: "checkbox" }) }))}
      />
      <ShownFields form={form} />
    </>
  )
}

/** What others may read; the organizer sees all of it. */
const ShownFields = ({ form }: Pick<Props, "form">) => (
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
function PhotoFields({ form, photo, hasImageField }: Pick<Props, "form" | "photo" | "hasImageField">) {
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
        description={
          similar === undefined ? undefined : `There is “${similar}” already, which is easily taken for this one.`
        }
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
