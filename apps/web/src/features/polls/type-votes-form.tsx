import { Alert, Button, Group, Select, Stack, Text, TextInput } from "@mantine/core"
import { type FormErrors, schemaResolver, type UseFormReturnType, useForm } from "@mantine/form"
import { deskVoteCalls } from "@rosette/contract/audience"
import type { Poll } from "@rosette/contract/polls"
import { useEffect, useRef, useState } from "react"
import type { z } from "zod"
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
const FIELD_OF = { VOTE_CODE_UNKNOWN: "code", NOT_IN_POLL: "votingId" } as const
const CLOSED = "Voting in this poll was closed meanwhile. Please choose another one."

/** Types tickets that came back on paper, one after the other. */
export function TypeVotesForm({ eventId, polls, onDirty, onCancel }: Props) {
  const open = polls.filter(({ state }) => state === "open")
  const form = useForm<Values>({
    initialValues: { pollId: open[0]?.id ?? null, code: "", votingId: "" },
    validate: schemaResolver(schema, { sync: true }),
  })
  const typing = useTyping(eventId, form)
  const isClosed = form.values.pollId !== null && open.every(({ id }) => id !== form.values.pollId)
  const isDirty = (form.values.code !== "" || form.values.votingId !== "") && !typing.isPending
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first field is focused once, when the form opens
  useEffect(() => form.getInputNode("code")?.focus(), [])
  const send = form.onSubmit(
    () => (isClosed ? form.getInputNode("pollId")?.focus() : typing.send()),
    (errors) => focusFirstError(form, errors),
  )
  return (
    <form onSubmit={send} noValidate>
      <Stack gap="md">
        {open.length === 1 && !isClosed && form.values.pollId !== null ? (
          <Text>
            Poll: <b>{open[0]?.name}</b>
          </Text>
        ) : (
          <Select
            label="Poll"
            required
            placeholder={open.length === 0 ? "No poll is open" : undefined}
            allowDeselect={false}
            data={open.map(({ id, name }) => ({ value: String(id), label: name }))}
            {...form.getInputProps("pollId")}
            error={isClosed ? CLOSED : form.errors.pollId}
            value={isClosed || form.values.pollId === null ? null : String(form.values.pollId)}
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
  const { counted, refusal, asked } = typing
  const keep = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (asked) keep.current?.focus()
  }, [asked])
  if (asked)
    return (
      <Alert color="yellow" role="alert" title="This code has another vote">
        <Text mb="sm">{`Replace it with ${asked.votingId}, which is on this ticket?`}</Text>
        <Group>
          <Button ref={keep} variant="default" disabled={typing.isPending} onClick={typing.keep}>
            Keep the Other Vote
          </Button>
          <Button variant="default" disabled={typing.isPending} onClick={typing.replace}>
            Replace It
          </Button>
        </Group>
      </Alert>
    )
  if (refusal) return refusal.isOnField ? null : <Refusal title="Not counted">{refusal.sentence}</Refusal>
  return <Text role="status">{counted}</Text>
}

type Sent = z.output<typeof schema>
type Refused = { sentence: string; isOnField: boolean }

/**
 * Sends what is typed, and empties the form for the next ticket. `asked`: the vote that would replace another one; a change of what
 * is typed takes the question away.
 */
function useTyping(eventId: number, form: UseFormReturnType<Values>) {
  const call = trpc.crew.typeVote.useMutation()
  const [refusal, setRefusal] = useState<Refused | null>(null)
  const [question, setQuestion] = useState<{ vote: Sent; typed: string } | null>(null)
  const [counted, setCounted] = useState("")
  const asked = question?.typed === JSON.stringify(form.values) ? question.vote : null
  const next = (outcome: string) => {
    setQuestion(null)
    setCounted(outcome)
    form.setValues({ code: "", votingId: "" })
    form.getInputNode("code")?.focus()
  }
  const refuse = (errors: FormErrors) => {
    form.setErrors(errors)
    focusFirstError(form, errors)
  }
  const send = (vote: Sent, replaces: boolean) => {
    const typed = JSON.stringify(form.getValues())
    setRefusal(null)
    setQuestion(null)
    setCounted("")
    call.mutate(
      { eventId, ...vote, replaces },
      {
        onSuccess: ({ votingId, at }) => next(`Counted: ${votingId}, ${formatTime(at)}`),
        onError(error) {
          const { code } = refusalOf(error)
          if (code === "VOTE_CODE_USED") return setQuestion({ vote, typed })
          if (code === "NOT_FOUND") return refuse({ votingId: "No entry has this number." })
          const isOnField = showRefusalOnForm(form, error, FIELD_OF)
          setRefusal({ sentence: errorText(error), isOnField })
        },
      },
    )
  }
  return {
    send: () => send(schema.parse(form.getValues()), false),
    replace: () => asked && send(asked, true),
    keep: () => next("Not counted: this code keeps its other vote."),
    asked,
    counted,
    refusal,
    isPending: call.isPending,
  }
}
