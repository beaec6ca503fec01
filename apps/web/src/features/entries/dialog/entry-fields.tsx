import { Button, Group, SimpleGrid, Switch, Textarea, TextInput } from "@mantine/core"
import type { UseFormReturnType } from "@mantine/form"
import type { EntryClass } from "@rosette/contract/classes"
import { LIMITS } from "@rosette/contract/limits"
import { type ReactNode, useState } from "react"
import { CheckboxSet } from "../../../ui/fields/checkbox-set.tsx"
import { ClassSelect } from "../../classes/class-select.tsx"
import { type EntryValues, FLAG_LABELS } from "./entry-values.ts"
import { VotingIdField } from "./voting-id-field.tsx"

type Props = {
  form: UseFormReturnType<EntryValues>
  isNew: boolean
  /** Of the other entries, in the order in which they were added. */
  votingIds: readonly string[]
  /** The event's classes; without any there is no field for them. */
  classes: readonly EntryClass[]
  hasImageField: boolean
  /** The field for a photo's file, if there is one. */
  photo: ReactNode
}

/** The fields of an entry. */
export function EntryFields({ form, isNew, votingIds, classes, hasImageField, photo }: Props) {
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput label="Entry Name" required autoComplete="off" data-autofocus {...form.getInputProps("entryName")} />
        <VotingIdField form={form} votingIds={votingIds} isNew={isNew} />
      </SimpleGrid>
      <TextInput
        label="Owner/Participant"
        required
        autoComplete="off"
        autoCapitalize="words"
        {...form.getInputProps("ownerParticipant")}
      />
      {photo}
      {hasImageField && <ImageField form={form} isFolded={photo !== null} />}
      {(classes.length > 0 || form.values.classId !== null) && (
        <ClassSelect label="Class" none="No class" classes={classes} {...form.getInputProps("classId")} />
      )}
      <Textarea
        label="Description"
        placeholder="What judges should know, such as year, make and model"
        autosize
        minRows={2}
        maxRows={8}
        maxLength={LIMITS.description.maxChars}
        {...form.getInputProps("description")}
      />
      <CheckboxSet
        legend="This entry has"
        options={FLAG_LABELS.map(([field, label]) => ({ label, ...form.getInputProps(field, { type: "checkbox" }) }))}
      />
      <Group gap="1.25rem 2.25rem">
        <Switch label="Show entry name" {...form.getInputProps("showEntryName", { type: "checkbox" })} />
        <Switch label="Show owner/participant" {...form.getInputProps("showOwnerParticipant", { type: "checkbox" })} />
      </Group>
    </>
  )
}

/** The address of a photo; `isFolded`: where a file can be chosen too, it is shown on demand. */
function ImageField({ form, isFolded }: Pick<Props, "form"> & { isFolded: boolean }) {
  const [isOpen, setOpen] = useState(false)
  if (isFolded && !isOpen && form.values.imageUrl === "")
    return (
      <Button
        variant="subtle"
        px="xs"
        mx="-xs"
        my="-xs"
        bd={0}
        style={{ alignSelf: "flex-start" }}
        onClick={() => setOpen(true)}
      >
        Paste a Link Instead
      </Button>
    )
  return (
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
  )
}

const focusNew = (field: HTMLInputElement | null) => field?.focus()
