import { Alert, Button, Group, Stack, Text, Textarea } from "@mantine/core"
import { schemaResolver, useForm } from "@mantine/form"
import { type Poll, pollReason } from "@rosette/contract/polls"
import { type Ref, useEffect, useRef } from "react"
import { errorText } from "../../lib/error-text.ts"
import { feedback } from "../../lib/feedback.ts"
import { plural } from "../../lib/format.ts"
import { focusFirstError } from "../../lib/forms/first-error.ts"
import { trpc } from "../../lib/trpc.ts"
import type { PollQuestion } from "./polls-list.tsx"

type Props = PollQuestion & {
  /** The poll as it is now; undefined once somebody else has deleted it. */
  present: Poll | undefined
  onDirty: (isDirty: boolean) => void
  onDone: (backTo?: number | null) => void
  onCancel: () => void
}

const STEPS = {
  open: {
    question: "From now on everybody with a ticket can vote. The classes of this poll then stay as they are.",
    action: "Open Voting",
    isDone: "Voting is open",
  },
  again: {
    question:
      "People can vote and change their votes again, and the counted votes are shown to nobody until you close it. The reason is recorded in the history.",
    action: "Open Voting Again",
    isDone: "Voting is open again",
  },
  close: {
    question: "Later votes are refused, and the votes are counted. You can open it again with a reason.",
    action: "Close Voting",
    isDone: "Voting is closed",
  },
  delete: {
    question: "It can be deleted as long as nobody has voted in it, and no award goes by it.",
    action: "Delete Poll",
    isDone: "Poll deleted",
  },
} as const

/** Why there is nothing to ask any more: somebody else was quicker, or an answer was lost. */
function whatOvertook({ does, poll, present }: Pick<Props, "does" | "poll" | "present">): string | null {
  if (!present) return `“${poll.name}” is no longer there: somebody else has deleted it.`
  const wanted = does === "close" ? "closed" : does === "delete" ? null : "open"
  return present.state === wanted ? `Voting in “${poll.name}” is ${wanted} already.` : null
}

/** The question before a poll is opened, closed or deleted. */
export function PollStep({ does, poll, present, onDirty, onDone, onCancel }: Props) {
  const { question, action } = STEPS[does]
  const step = useStep({ does, poll, onDone })
  const overtaken = step.isPending ? null : whatOvertook({ does, poll, present })
  const first = useRef<HTMLButtonElement>(null)
  const form = useForm({ initialValues: { reason: "" }, validate: schemaResolver(pollReason, { sync: true }) })
  const needsReason = does === "again"
  const isDirty = form.isDirty() && !step.isPending
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the safe answer is focused once, when the question is shown
  useEffect(() => (needsReason ? form.getInputNode("reason") : first.current)?.focus(), [])
  const send = needsReason
    ? form.onSubmit(
        ({ reason }) => step.run(reason),
        (errors) => focusFirstError(form, errors),
      )
    : (event: { preventDefault: () => void }) => {
        event.preventDefault()
        step.run("")
      }
  return (
    <form onSubmit={send} noValidate>
      <Stack gap="md">
        {step.error && (
          <Alert color="red" role="alert" title="Nothing was changed">
            {errorText(step.error)}
          </Alert>
        )}
        {overtaken && (
          <Alert color="red" role="alert">
            {overtaken}
          </Alert>
        )}
        <Text fw={600} style={{ overflowWrap: "anywhere" }}>
          {poll.name}
        </Text>
        <Text>{question}</Text>
        {needsReason && (
          <Textarea label="Reason" required autosize minRows={2} maxRows={8} {...form.getInputProps("reason")} />
        )}
        <Answers
          safe={first}
          action={action}
          isDangerous={does === "delete"}
          isDisabled={step.isPending || overtaken !== null}
          onCancel={onCancel}
        />
      </Stack>
    </form>
  )
}

type AnswersProps = {
  safe: Ref<HTMLButtonElement>
  action: string
  isDangerous: boolean
  isDisabled: boolean
  onCancel: () => void
}

const Answers = ({ safe, action, isDangerous, isDisabled, onCancel }: AnswersProps) => (
  <Group justify="flex-end">
    <Button ref={safe} variant="default" onClick={onCancel}>
      Cancel
    </Button>
    <Button type="submit" color={isDangerous ? "red" : undefined} disabled={isDisabled}>
      {action}
    </Button>
  </Group>
)

/** Does the step, and says what came of it. */
function useStep({ does, poll, onDone }: Pick<Props, "does" | "poll" | "onDone">) {
  const opening = trpc.organizer.openPoll.useMutation()
  const closing = trpc.organizer.closePoll.useMutation()
  const deleting = trpc.organizer.deletePoll.useMutation()
  const { id: pollId, name } = poll
  const { isDone } = STEPS[does]
  const done = () => {
    feedback.success(isDone, name)
    onDone(does === "delete" ? null : pollId)
  }
  const run = (reason: string) => {
    if (does === "delete") return deleting.mutate({ pollId }, { onSuccess: done })
    if (does !== "close") return opening.mutate({ pollId, reason }, { onSuccess: done })
    closing.mutate(
      { pollId },
      {
        onSuccess({ voters }) {
          feedback.success(isDone, `${name}: ${plural(voters, "vote")} counted`)
          onDone(pollId)
        },
      },
    )
  }
  const calls = [opening, closing, deleting]
  return {
    run,
    isPending: calls.some(({ isPending }) => isPending),
    error: calls.find(({ error }) => error)?.error ?? null,
  }
}
