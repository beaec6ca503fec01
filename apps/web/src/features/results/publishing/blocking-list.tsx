import { Badge, Button, Group, Text } from "@mantine/core"
import type { BlockingLine } from "@rosette/contract/publishing/publishing"
import { FewFirst } from "../../../ui/lists/few-first.tsx"
import { LeaveOut } from "../criteria-left-out/leave-out.tsx"
import { blockingWords, LEADS, type Lead, type Names } from "./blocking-words.ts"
import classes from "./publishing-lists.module.css"

const FEW_LINES = 10

const LEAD_LABELS: Record<Lead, string> = {
  judging: "Reopen judging",
  awards: "Open Awards",
  winners: "Show winners",
  ties: "Show ties",
}

type Props = {
  eventId: number
  blocking: readonly BlockingLine[]
  names: Names
  isPending: boolean
  onLead: (lead: Lead) => void
  onWaive: (line: BlockingLine, words: string) => void
}

/** What blocks publishing, each with a button that leads there and one that waives it. Waived lines come last. */
export function BlockingList({ blocking, ...line }: Props) {
  const inOrder = [...blocking.filter(({ isWaived }) => !isWaived), ...blocking.filter(({ isWaived }) => isWaived)]
  return (
    <FewFirst items={inOrder} few={FEW_LINES} of="points">
      {(shown) => (
        <ul className={classes.blocking} aria-label="In the way of publishing">
          {shown.map((one) => (
            <li key={`${one.kind} ${one.key}`}>
              <Line line={one} {...line} />
            </li>
          ))}
        </ul>
      )}
    </FewFirst>
  )
}

function Line({ eventId, line, names, isPending, onLead, onWaive }: Omit<Props, "blocking"> & { line: BlockingLine }) {
  const words = blockingWords(line, names)
  const lead = LEADS[line.kind]
  if (line.isWaived)
    return (
      <Group gap="xs">
        <Text className={classes.words}>{words}</Text>
        <Badge color="gray">Waived</Badge>
      </Group>
    )
  return (
    <>
      <Text className={classes.words}>{words}</Text>
      <Group gap="xs">
        {line.kind === "criterionMissing" && (
          <LeaveOut eventId={eventId} criteria={namedCriteria(line.criterionIds, names)} size="sm" />
        )}
        <Button size="sm" variant="default" disabled={isPending} onClick={() => onLead(lead)}>
          {LEAD_LABELS[lead]}
        </Button>
        <Button
          size="sm"
          variant="subtle"
          disabled={isPending}
          aria-label={`Waive: ${words}`}
          onClick={() => onWaive(line, words)}
        >
          Waive…
        </Button>
      </Group>
    </>
  )
}

const namedCriteria = (ids: readonly number[], names: Names) =>
  ids.flatMap((id) => {
    const name = names.criterion(id)
    return name === null ? [] : [{ id, name }]
  })
