import { Badge, Button, Text } from "@mantine/core"
import { focusKind } from "../../../ui/focus/next-focus.ts"
import { ButtonLink } from "../../../ui/page/button-link.tsx"
import classes from "./proposal.module.css"
import type { ProposalLine, ProposedAward } from "./proposal-lines.ts"

/** The focus kind of the proposal's buttons, for `nextFocus`. */
export const PROPOSALS = "award-proposal"

type Props = {
  proposed: ProposedAward
  /** The flagged winners that were kept on this screen. */
  kept: ReadonlySet<string>
  isAccepting: boolean
  onAccept: () => void
  onKeep: (key: string) => void
}

/** One award of the proposal: its entries with their reasons and actions. */
export function ProposalAward({ proposed: { award, lines, proposed }, kept, isAccepting, onAccept, onKeep }: Props) {
  return (
    <li className={classes.award}>
      <Text fw={600} className={classes.name}>
        {award.name}
      </Text>
      {proposed.length > 0 && (
        <Button
          variant="light"
          className={classes.accept}
          onClick={onAccept}
          disabled={isAccepting}
          aria-label={`Accept: ${award.name}`}
          {...focusKind(PROPOSALS)}
        >
          Accept
        </Button>
      )}
      <ul className={classes.lines} aria-label={`Proposal for ${award.name}`}>
        {lines.map((line) => (
          <li key={`${line.kind} ${line.kind === "note" ? line.text : line.entryId}`} className={classes.line}>
            <Line line={line} award={award.name} kept={kept} onKeep={onKeep} />
          </li>
        ))}
      </ul>
    </li>
  )
}

const BADGES = {
  proposed: { color: undefined, text: "Proposed" },
  assigned: { color: "gray", text: "Assigned" },
  flagged: { color: "yellow", text: "Check" },
} as const

type LineProps = { line: ProposalLine; award: string } & Pick<Props, "kept" | "onKeep">

function Line({ line, award, kept, onKeep }: LineProps) {
  if (line.kind === "note") {
    return (
      <>
        <Text>{line.text}</Text>
        {line.isTie && (
          <ButtonLink href="/dashboard?tab=results" variant="default" aria-label={`Results: tie for ${award}`}>
            Results
          </ButtonLink>
        )}
      </>
    )
  }
  if (line.kind === "skipped") return <Text c="dimmed">{`${line.entry}: ${line.text}`}</Text>
  const isKept = line.kind === "flagged" && kept.has(line.key)
  const { color, text } = BADGES[isKept ? "assigned" : line.kind]
  return (
    <>
      <Badge variant="light" color={color}>
        {text}
      </Badge>
      <Text>{isKept || line.text === "" ? line.entry : `${line.entry}: ${line.text}`}</Text>
      {line.kind === "flagged" && !isKept && (
        <Button
          variant="default"
          onClick={() => onKeep(line.key)}
          aria-label={`Keep Mine: ${line.entry} for ${award}`}
          {...focusKind(PROPOSALS)}
        >
          Keep Mine
        </Button>
      )}
    </>
  )
}
