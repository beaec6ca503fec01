import { Alert, Button, Group, Select, Stack, Text, TextInput } from "@mantine/core"
import { schemaResolver, type UseFormReturnType, useForm } from "@mantine/form"
import { deskVoteCalls } from "@rosette/contract/audience"
import type { Poll } from "@rosette/contract/polls"
import { useEffect, useRef, useState } from "react"
import { errorText, refusalOf } from "../../lib/error-text.ts"
import { formatTime } from "../../lib/format.ts"
import { focusFirstError } from "../../lib/forms/first-error.ts"
import { showRefusalOnForm } from "../../lib/forms/form-refusal.ts"
import { trpc } from "../../lib/trpc.ts"
import { FormFooter } from "../../ui/dialogs/form-footer.tsx"
import { Refusal } from "./refusal.tsx"

type Props = {
  eventId: number
  polls: readonly Poll[]
  onDirty: (isDirty: boolean) => void
  onCancel: () => void
}

type Values = { pollId: number | null; code: string; votingId: string }

const { shape } = deskVoteCalls.typeVote.input
const schema = deskVoteCalls.typeVote.input
  .omit({ eventId: true, replaces: true })
  .extend({ votingId: shape.votingId.unwrap() })

/** What a refusal is about. */
const FIELD_OF = { VOTE_CODE_UNKNOWN: "code", NOT_FOUND: "votingId", NOT_IN_POLL: "votingId" } as const

/** Types tickets that came back on paper, one after the other. */
export function TypeVotesForm({ eventId, polls, onDirty, onCancel }: Props) {
  const open = polls.filter(({ state }) => state === "open")
  const form = useForm<Values>({
    initialValues: { pollId: open[0]?.id ?? null, code: "", votingId: "" },
    validate: schemaResolver(schema, { sync: true }),
  })
  const typing = useTyping(eventId, form)
  const isDirty = (form.values.code !== "" || form.values.votingId !== "") && !typing.isPending
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first field is focused once, when the form opens
  useEffect(() => form.getInputNode("code")?.focus(), [])
  const send = form.onSubmit(
    () => typing.send(),
    (errors) => focusFirstError(form, errors),
  )
  return (
    <form onSubmit={send} noValidate>
      <Stack gap="md">
        {open.length > 1 && (
          <Select
            label="Poll"
            required
            allowDeselect={false}
            data={open.map(({ id, name }) => ({ value: String(id), label: name }))}
            {...form.getInputProps("pollId")}
            value={form.values.pollId === null ? null : String(form.values.pollId)}
            onChange={(value) => form.setFieldValue("pollId", value === null ? null : Number(value))}
          />
        )}
        <TextInput
          label="Code of the ticket"
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...form.getInputProps("code")}
        />
        <TextInput
          label="Number on it"
          required
          autoComplete="off"
          spellCheck={false}
          {...form.getInputProps("votingId")}
        />
        <Outcome typing={typing} />
        <FormFooter isPending={typing.isPending}>
          <Button variant="default" onClick={onCancel}>
            Done
          </Button>
          <Button type="submit" disabled={typing.isPending || open.length === 0}>
            {typing.isPending ? "Counting..." : "Count Vote"}
          </Button>
        </FormFooter>
      </Stack>
    </form>
  )
}

type Typing = ReturnType<typeof useTyping>

/** What was counted last, why the present one was not, or whether it replaces another vote. */
function Outcome({ typing }: { typing: Typing }) {
  const { counted, refusal, send } = typing
  const replace = useRef<HTMLButtonElement>(null)
  const isUsed = refusal?.code === "VOTE_CODE_USED"
  useEffect(() => {
    if (isUsed) replace.current?.focus()
  }, [isUsed])
  if (isUsed)
    return (
      <Alert color="yellow" role="alert" title="This code has another vote">
        <Text mb="sm">Replace it with the one on this ticket?</Text>
        <Group>
          <Button ref={replace} variant="default" disabled={typing.isPending} onClick={() => send(true)}>
            Replace It
          </Button>
        </Group>
      </Alert>
    )
  if (refusal) return refusal.isOnField ? null : <Refusal title="Not counted">{refusal.sentence}</Refusal>
  return <Text role="status">{counted}</Text>
}

type Refused = { code: string; sentence: string; isOnField: boolean }

/** Sends what is typed, and empties the form for the next ticket. */
function useTyping(eventId: number, form: UseFormReturnType<Values>) {
  const call = trpc.crew.typeVote.useMutation()
  const [refusal, setRefusal] = useState<Refused | null>(null)
  const [counted, setCounted] = useState("")
  const send = (replaces = false) => {
    setRefusal(null)
    setCounted("")
    call.mutate(
      { eventId, ...schema.parse(form.getValues()), replaces },
      {
        onSuccess({ votingId, at }) {
          setCounted(`Counted: ${votingId}, ${formatTime(at)}`)
          form.setValues({ code: "", votingId: "" })
          form.getInputNode("code")?.focus()
        },
        onError(error) {
          const isOnField = showRefusalOnForm(form, error, FIELD_OF)
          setRefusal({ code: refusalOf(error).code, sentence: errorText(error), isOnField })
        },
      },
    )
  }
  return { send, counted, refusal, isPending: call.isPending }
}
