import { Alert, Button, Stack, Text, Textarea } from "@mantine/core"
import { schemaResolver, type UseFormReturnType, useForm } from "@mantine/form"
import { messageForm } from "@rosette/contract/messages"
import { askedNext } from "@rosette/domain/messages/messages"
import { useState } from "react"
import { refusalOf } from "../../lib/error-text.ts"
import { feedback } from "../../lib/feedback.ts"
import { showRefusalOnForm } from "../../lib/forms/form-refusal.ts"
import { isolated, isolatedName } from "../../lib/isolated.ts"
import { FormDialog } from "../../ui/dialogs/form-dialog.tsx"
import { FormFooter } from "../../ui/dialogs/form-footer.tsx"
import { SearchedMultiSelect } from "../../ui/fields/searched-multi-select.tsx"
import { SearchedSelect } from "../../ui/fields/searched-select.tsx"
import { BarsSkeleton, Loaded } from "../../ui/states/loaded.tsx"
import { recipientsText } from "./message-words.ts"
import { SentMessages } from "./sent-messages.tsx"
import { type MessageChoices, useMessageChoices, useMessageSending } from "./use-messages.ts"

const SHOWN_OPTIONS = 100
const CHOSEN_GONE = "A judge or the entry that you chose was removed meanwhile. Please choose again."

type Values = { text: string; judgeIds: number[]; entryId: number | null }

const EMPTY: Values = { text: "", judgeIds: [], entryId: null }

type Props = { eventId: number; isOpen: boolean; onClose: () => void }

/** Tells judges something, and shows who has not seen what was told. Use a new key for each opening. */
export function MessageDialog({ eventId, isOpen, onClose }: Props) {
  const choices = useMessageChoices(eventId)
  const form = useForm<Values>({
    initialValues: EMPTY,
    validate: schemaResolver(messageForm, { sync: true }),
  })
  return (
    <FormDialog title="Message to judges" isOpen={isOpen} onClose={onClose} isDirty={form.isDirty()}>
      {(close) => (
        <Loaded query={choices} skeleton={<BarsSkeleton count={4} />}>
          {(loaded) => (
            <Stack gap="xl">
              <MessageForm eventId={eventId} form={form} choices={loaded} onClose={close} />
              <SentMessages eventId={eventId} choices={loaded} />
            </Stack>
          )}
        </Loaded>
      )}
    </FormDialog>
  )
}

type FormProps = {
  eventId: number
  form: UseFormReturnType<Values>
  choices: MessageChoices
  onClose: () => void
}

function MessageForm({ eventId, form, choices, onClose }: FormProps) {
  const [refusal, setRefusal] = useState<string | null>(null)
  const { send, isPending } = useMessageSending(eventId)
  const submit = async (values: Values) => {
    setRefusal(null)
    try {
      const sent = await send(values)
      feedback.success("Message sent", `To ${recipientsText(sent, choices.judges)}`)
      form.reset()
    } catch (error) {
      const { code, message } = refusalOf(error)
      if (!showRefusalOnForm(form, error)) setRefusal(code === "NOT_FOUND" ? CHOSEN_GONE : message)
    }
  }
  return (
    <form onSubmit={form.onSubmit(submit)} noValidate>
      <Stack gap="md">
        <MessageFields form={form} choices={choices} />
        {refusal && (
          <Alert color="red" role="alert" title="Not sent">
            {refusal}
          </Alert>
        )}
        <FormFooter isPending={isPending}>
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
          <Button type="submit" disabled={isPending}>
            {isPending ? "Sending..." : "Send Message"}
          </Button>
        </FormFooter>
      </Stack>
    </form>
  )
}

function MessageFields({ form, choices: { judges, entries } }: Pick<FormProps, "form" | "choices">) {
  const { judgeIds, entryId } = form.values
  const entry = entries.find(({ id }) => id === entryId)
  return (
    <>
      <SearchedMultiSelect
        label="To"
        placeholder={judgeIds.length === 0 ? "All judges" : undefined}
        nothingFoundMessage="No judge matches"
        data={judges.map(({ id, name }) => ({ value: String(id), label: isolated(name) }))}
        {...form.getInputProps("judgeIds")}
        value={judgeIds.map(String)}
        onChange={(next) => form.setFieldValue("judgeIds", next.map(Number))}
      />
      <SearchedSelect
        label="Ask for an entry"
        placeholder="None"
        clearable
        limit={SHOWN_OPTIONS}
        nothingFoundMessage="No entry matches"
        data={entries.map((one) => ({ value: String(one.id), label: isolatedName(one) }))}
        {...form.getInputProps("entryId")}
        value={entryId === null ? null : String(entryId)}
        onChange={(next) => form.setFieldValue("entryId", next === null ? null : Number(next))}
      />
      <Textarea label="Message" autosize minRows={2} data-autofocus {...form.getInputProps("text")} />
      {entry && (
        <Text size="sm" c="dimmed">
          Their phone says “{askedNext(isolated(entry.votingId))}” and leads there.
        </Text>
      )}
    </>
  )
}
