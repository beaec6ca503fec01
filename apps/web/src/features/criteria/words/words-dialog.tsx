import { Button, Stack, Text } from "@mantine/core"
import { useForm } from "@mantine/form"
import type { Criterion } from "@rosette/contract/criteria"
import { type EventWords, USUAL_WORDS } from "@rosette/domain/events/event-words"
import { type FocusEvent, useState } from "react"
import { errorText, refusalOf } from "../../../lib/error-text.ts"
import { feedback } from "../../../lib/feedback.ts"
import { useFieldConflicts } from "../../../lib/forms/field-conflicts.ts"
import { focusFirstError } from "../../../lib/forms/first-error.ts"
import { trpc } from "../../../lib/trpc.ts"
import { FormButtons } from "../../../ui/dialogs/form-buttons.tsx"
import { FormDialog } from "../../../ui/dialogs/form-dialog.tsx"
import { FieldConflicts } from "../../../ui/fields/field-conflicts.tsx"
import classes from "./words.module.css"
import { WordsFields } from "./words-fields.tsx"
import { WordsPicture } from "./words-picture.tsx"
import { errorsOfRefusal, valuesOf, WORDS_LABELS, type WordsValues, wordsErrors, wordsToSend } from "./words-values.ts"

type Props = {
  eventId: number
  words: EventWords
  /** For the picture. */
  criteria: readonly Criterion[]
  isOpen: boolean
  onClose: () => void
}

/** Changes what the event calls its sections, flags and descriptions. Use a new key for each opening. */
export function WordsDialog({ eventId, words, criteria, isOpen, onClose }: Props) {
  const form = useForm<WordsValues>({ initialValues: valuesOf(words), validate: wordsErrors })
  const conflicts = useFieldConflicts(form)
  const [field, setField] = useState("sections.0")
  const update = trpc.organizer.updateWords.useMutation({
    onSuccess: () => {
      feedback.success("Words saved")
      onClose()
    },
    onError: (error) => {
      if (conflicts.notice(error)) return
      const errors = errorsOfRefusal(refusalOf(error).issues)
      form.setErrors(errors)
      focusFirstError(form, errors)
      feedback.failure("Failed to save the words", errorText(error))
    },
  })
  const save = (values: WordsValues) => {
    const changes = wordsToSend(form.getInitialValues(), values)
    if (!changes) return onClose()
    update.mutate({ eventId, ...changes })
  }
  const follow = ({ target }: FocusEvent) => {
    if ((target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) && target.name)
      setField(target.name)
  }
  return (
    <FormDialog
      title="Words and sections"
      size={860}
      isOpen={isOpen}
      onClose={onClose}
      isDirty={form.isDirty() && !update.isPending}
    >
      {(close) => (
        <form onSubmit={form.onSubmit(save, (errors) => focusFirstError(form, errors))} noValidate onFocus={follow}>
          <Stack gap="md">
            <Text size="sm" c="dimmed">
              Judges, papers and public pages use these words at once; published results keep theirs.
            </Text>
            <div className={classes.columns}>
              <WordsPicture words={form.values} criteria={criteria} field={field} />
              <div className={classes.fields}>
                <WordsFields form={form} />
              </div>
            </div>
            <div>
              <Button variant="default" onClick={() => form.setValues(valuesOf(USUAL_WORDS))}>
                Back to the usual words
              </Button>
            </div>
            <FieldConflicts conflicts={conflicts.conflicts} labels={WORDS_LABELS} onChoose={conflicts.choose} />
            <FormButtons onCancel={close} label="Save Words" isPending={update.isPending} />
          </Stack>
        </form>
      )}
    </FormDialog>
  )
}
