import { Badge, Button, Group, Stack, Text } from "@mantine/core"
import type { Poll } from "@rosette/contract/polls"
import { IconPlus } from "@tabler/icons-react"
import { type RefObject, useEffect, useRef } from "react"
import { type Column, DataList } from "../../ui/lists/data-list.tsx"
import { RowActions } from "../../ui/lists/row-actions.tsx"
import { useLocked } from "../../ui/states/locked.tsx"
import { classesWords, stateWords } from "./words.ts"

/** A change of one poll that needs a question first. */
export type PollQuestion = { does: "open" | "again" | "close" | "delete"; poll: Poll }

/** An action, and its poll. */
export type PollAction =
  | { does: "add" | "makeCodes" | "voidCodes" | "typeVotes" }
  | { does: "edit" | "votes"; poll: Poll }
  | PollQuestion

type Classes = readonly { id: number; name: string }[]

type Props = {
  polls: readonly Poll[]
  classes: Classes
  /** The poll to focus; null for the Add button, undefined when the dialog opens. */
  backTo: number | null | undefined
  onAct: (action: PollAction) => void
}

/** All polls with their turnout and actions. */
export function PollsList({ polls, classes, backTo, onAct }: Props) {
  const start = useRef<HTMLButtonElement>(null)
  const isLocked = useLocked()
  const isListed = polls.some(({ id }) => id === backTo)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the button to focus changes once the poll is listed
  useEffect(() => {
    if (backTo !== undefined) start.current?.focus()
  }, [backTo, isListed])
  const refOf = ({ id }: Poll) => (id === backTo ? start : undefined)
  return (
    <Stack gap="md">
      <Text c="dimmed">
        The audience chooses one entry in each poll with the code of a ticket. Until a poll is closed, nobody sees the
        votes of an entry.
      </Text>
      {polls.length > 0 ? (
        <DataList label="Polls" rows={polls} rowKey={({ id }) => id} columns={columnsOf({ classes, onAct, refOf })} />
      ) : (
        <Text>This event has no polls yet.</Text>
      )}
      <Group>
        <Button
          ref={isListed ? undefined : start}
          variant={polls.length > 0 ? "default" : "filled"}
          leftSection={<IconPlus size={20} aria-hidden />}
          disabled={isLocked}
          onClick={() => onAct({ does: "add" })}
          data-autofocus
        >
          Add Poll
        </Button>
      </Group>
    </Stack>
  )
}

type ColumnProps = {
  classes: Classes
  onAct: (action: PollAction) => void
  refOf: (poll: Poll) => RefObject<HTMLButtonElement | null> | undefined
}

const columnsOf = ({ classes, onAct, refOf }: ColumnProps): Column<Poll>[] => [
  {
    key: "name",
    header: "Poll",
    width: "minmax(0, 1.5fr)",
    phone: "title",
    cell: (poll) => (
      <>
        <Text fw={600} style={{ overflowWrap: "anywhere" }}>
          {poll.name}
        </Text>
        <Text size="sm" c="dimmed" style={{ overflowWrap: "anywhere" }}>
          {classesWords(poll, classes)}
        </Text>
      </>
    ),
  },
  {
    key: "state",
    header: "Voting",
    width: "minmax(11.5rem, 1fr)",
    phone: "bare",
    cell: (poll) => <Standing poll={poll} onAct={onAct} />,
  },
  // Not among the actions, which a desktop shows only at the pointer: this is what the dialog is opened for.
  {
    key: "step",
    header: "Next step",
    isForScreen: true,
    width: "9rem",
    phone: "foot",
    cell: (poll) => <NextStep poll={poll} onAct={onAct} />,
  },
  {
    key: "actions",
    header: "Actions",
    isForScreen: true,
    width: "7rem",
    align: "end",
    phone: "foot",
    cell: (poll) => (
      <RowActions
        of={poll.name}
        editRef={refOf(poll)}
        onEdit={() => onAct({ does: "edit", poll })}
        onDelete={() => onAct({ does: "delete", poll })}
      />
    ),
  },
]

function Standing({ poll, onAct }: Pick<ColumnProps, "onAct"> & { poll: Poll }) {
  const { state, turnout } = stateWords(poll)
  return (
    <div>
      <Badge color={poll.state === "open" ? "green" : "gray"} variant="light" autoContrast>
        {state}
      </Badge>
      {turnout !== "" && <Text className="tabular">{turnout}</Text>}
      {poll.state === "closed" && (
        <Button
          size="sm"
          variant="subtle"
          px="sm"
          ms={-12}
          aria-label={`Show votes of ${poll.name}`}
          onClick={() => onAct({ does: "votes", poll })}
        >
          Show votes
        </Button>
      )}
    </div>
  )
}

const STEPS = {
  draft: { does: "open", label: "Open Voting" },
  open: { does: "close", label: "Close Voting" },
  closed: { does: "again", label: "Open Again…" },
} as const

/** The step that comes next. */
function NextStep({ poll, onAct }: Pick<ColumnProps, "onAct"> & { poll: Poll }) {
  const { does, label } = STEPS[poll.state]
  const isLocked = useLocked()
  return (
    <Button
      size="sm"
      variant={poll.state === "closed" ? "subtle" : "filled"}
      aria-label={`${label} ${poll.name}`}
      disabled={isLocked}
      onClick={() => onAct({ does, poll })}
    >
      {label}
    </Button>
  )
}
