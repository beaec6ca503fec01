import { Badge, Button, Group, Text } from "@mantine/core"
import { focusKind } from "../../ui/focus/next-focus.ts"
import { ButtonLink } from "../../ui/page/button-link.tsx"
import classes from "./awards.module.css"
import type { ProposalLine, ProposedAward, Way } from "./proposal-lines.ts"
import { type Keeping, PROPOSALS } from "./use-award-decisions.tsx"

type Props = {
  proposed: ProposedAward
  isBusy: boolean
  onAccept: () => void
  onKeep: (kept: Keeping) => void
  onGive: (way: Way) => void
}

/** One award of the proposal: its entries with their reasons and actions. */
export function ProposalAward({ proposed: { award, lines, proposed }, onAccept, ...actions }: Props) {
  return (
    <li className={classes.award}>
      <Text fw={600}>{award.name}</Text>
      {proposed.length > 0 && (
        <Button
          variant="light"
          className={classes.accept}
          onClick={onAccept}
          disabled={actions.isBusy}
          aria-label={`Accept: ${award.name}`}
          {...focusKind(PROPOSALS)}
        >
          Accept
        </Button>
      )}
      <ul className={classes.lines} aria-label={`Proposal for ${award.name}`}>
        {lines.map((line) => (
          <Group component="li" gap="xs" key={`${line.kind} ${line.kind === "note" ? line.text : line.entryId}`}>
            <Line line={line} award={award.name} {...actions} />
          </Group>
        ))}
      </ul>
    </li>
  )
}

const BADGES = {
  proposed: { color: undefined, text: "Proposed" },
  assigned: { color: "gray", text: "Assigned" },
  flagged: { color: "yellow", text: "Check" },
  kept: { color: "gray", text: "Kept" },
} as const

type LineProps = { line: ProposalLine; award: string } & Pick<Props, "isBusy" | "onKeep" | "onGive">

function Line({ line, award, ...actions }: LineProps) {
  if (line.kind === "note") {
    return (
      <>
        <Text>{line.text}</Text>
        {line.isTie && (
          <ButtonLink href="/dashboard?tab=results" variant="default" aria-label={`Results: tie for ${award}`}>
            Results
          </ButtonLink>
        )}
        <Ways ways={line.ways} award={award} {...actions} />
      </>
    )
  }
  if (line.kind === "skipped") return <Text c="dimmed">{`${line.entry}: ${line.text}`}</Text>
  const { color, text } = BADGES[line.kind]
  return (
    <>
      <Badge variant="light" color={color}>
        {text}
      </Badge>
      <Text>{line.text === "" ? line.entry : `${line.entry}: ${line.text}`}</Text>
      {"ways" in line && <Decisions line={line} award={award} {...actions} />}
    </>
  )
}

type DecisionsProps = Omit<LineProps, "line"> & { line: Extract<ProposalLine, { kind: "flagged" | "kept" }> }

function Decisions({ line: { entry, keep, ways }, award, ...actions }: DecisionsProps) {
  return (
    <>
      {keep && (
        <Button
          variant="default"
          disabled={actions.isBusy}
          onClick={() => actions.onKeep({ ...keep, winner: entry, award })}
          aria-label={`Keep: ${entry} for ${award}`}
          {...focusKind(PROPOSALS)}
        >
          Keep…
        </Button>
      )}
      <Ways ways={ways} award={award} {...actions} />
    </>
  )
}

function Ways({ ways, award, isBusy, onGive }: Omit<LineProps, "line" | "onKeep"> & { ways: readonly Way[] }) {
  return ways.map((way) => (
    <Button
      key={way.entryId}
      variant="default"
      disabled={isBusy}
      onClick={() => onGive(way)}
      aria-label={`${way.label}: ${award}`}
      {...focusKind(PROPOSALS)}
    >
      {way.label}…
    </Button>
  ))
}
