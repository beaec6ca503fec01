import { Badge, Button, Group, Text } from "@mantine/core"
import type { BlockingLine, WaivableLine } from "@rosette/contract/publishing"
import { FewFirst } from "../../../ui/lists/few-first.tsx"
import { LeaveOut } from "../outstanding/leave-out.tsx"
import { CheckIn, MarkAbsent } from "./blocked-entries.tsx"
import classes from "./publishing.module.css"
import { blockingWords, type Lead, leadOf, type Names, type ShownBlocking, shownBlocking } from "./words.ts"

const FEW_LINES = 10

const LEAD_LABELS: Record<Lead, string> = {
  judging: "Reopen judging",
  awards: "Open Awards",
  winners: "Show winners",
  ties: "Show ties",
  entries: "Open Entries",
}

type Props = {
  eventId: number
  blocking: readonly BlockingLine[]
  names: Names
  isPending: boolean
  onLead: (lead: Lead) => void
  /** Ends the sessions of the judge whose phone holds sheets; null if the judge is gone. */
  onEnd: (judgeName: string | null) => void
  onWaive: (line: WaivableLine, words: string) => void
}

type LineProps = Omit<Props, "blocking"> & ShownBlocking

/** What blocks publishing, each with a button that leads there and one that waives it. */
export function BlockingList({ blocking, ...line }: Props) {
  return (
    <FewFirst items={shownBlocking(blocking)} few={FEW_LINES} of="lines">
      {(shown) => (
        <ul className={classes.blocking} aria-label="In the way of publishing">
          {shown.map((one) => (
            <li key={`${one.line.kind} ${one.line.key}`}>
              <Line {...one} {...line} />
            </li>
          ))}
        </ul>
      )}
    </FewFirst>
  )
}

function Line({ line, awardIds, eventId, names, isPending, onLead, onEnd, onWaive }: LineProps) {
  const words = blockingWords(line, names, awardIds)
  const lead = leadOf(line)
  if (line.isWaived)
    return (
      <Group gap="xs">
        <Text flex="1 1 14rem" miw={0}>
          {words}
        </Text>
        <Badge color="gray">Waived</Badge>
      </Group>
    )
  return (
    <>
      <Text flex="1 1 14rem" miw={0}>
        {words}
      </Text>
      <Group gap="xs">
        {line.kind === "criterionMissing" && (
          <LeaveOut eventId={eventId} criteria={namedCriteria(line.criterionIds, names)} size="sm" />
        )}
        <Button size="sm" variant="default" disabled={isPending} onClick={() => onLead(lead)}>
          {LEAD_LABELS[lead]}
        </Button>
        {line.kind === "sheetWaiting" && (
          <Button size="sm" variant="default" disabled={isPending} onClick={() => onEnd(names.judge(line.judgeId))}>
            End…
          </Button>
        )}
        {line.kind === "sheetMissing" && (
          <MarkAbsent eventId={eventId} entryIds={line.entryIds} isPending={isPending} />
        )}
        {line.kind === "statusContradicted" && (
          <CheckIn eventId={eventId} entryIds={line.entryIds} isPending={isPending} />
        )}
        {line.kind !== "pollOpen" && (
          <Button
            size="sm"
            variant="subtle"
            disabled={isPending}
            aria-label={`Waive: ${words}`}
            onClick={() => onWaive(line, words)}
          >
            Waive…
          </Button>
        )}
      </Group>
    </>
  )
}

const namedCriteria = (ids: readonly number[], names: Names) =>
  ids.flatMap((id) => {
    const name = names.criterion(id)
    return name === null ? [] : [{ id, name }]
  })
