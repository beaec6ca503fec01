import { ActionIcon, Badge, Title } from "@mantine/core"
import type { JudgeForOrganizer } from "@rosette/contract/judges"
import { IconQrcode } from "@tabler/icons-react"
import { useEffect, useRef } from "react"
import { formatNumber, plural } from "../../lib/format.ts"
import { ROW_BUTTON_PX } from "../../ui/actions/row-button.ts"
import { ProgressBar } from "../../ui/figures/progress-bar.tsx"
import { CodeText } from "../../ui/text/code-text.tsx"
import { type JudgeAction, JudgeActions } from "./judge-actions.tsx"
import { JudgeDevices } from "./judge-devices-line.tsx"
import { JudgeHandOver, type PhoneHandOver } from "./judge-hand-over.tsx"
import { JudgePresence } from "./judge-presence-line.tsx"
import classes from "./judge-row.module.css"

const STATUS_COLORS = { "Not Started": "gray", "In Progress": "ribbon", Complete: "green" } as const

type Props = {
  judge: JudgeForOrganizer
  onAction: (action: JudgeAction) => void
  /** For a judge who was searched for: scrolled into view and focused. */
  isFound: boolean
  /** For a judge who was just added: the row is highlighted, with the code to hand over. */
  handOver?: PhoneHandOver
}

/** A judge with their code and progress: a row of a table, on a phone a card. */
export function JudgeRow({ judge, isFound, onAction, handOver }: Props) {
  const { name, accessCode, status, totalScores, submittedScores } = judge
  const titleId = `judge-${judge.id}`
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isFound) title.current?.focus()
  }, [isFound])
  return (
    <li className={classes.row} aria-labelledby={titleId} data-added={handOver ? true : undefined}>
      <Title order={2} id={titleId} ref={title} tabIndex={isFound ? -1 : undefined} className={classes.name}>
        {name}
      </Title>
      <div className={classes.code}>
        {!handOver && <CodeText code={accessCode} of={`access code of ${name}`} />}
        <ActionIcon
          size={ROW_BUTTON_PX}
          aria-label={`QR code of ${name}`}
          title="Show the QR code"
          onClick={() => onAction("showQr")}
        >
          <IconQrcode size={20} aria-hidden />
        </ActionIcon>
      </div>
      <div className={classes.progress}>
        <div className={`tabular ${classes.figures}`}>
          <span className={classes.count}>
            {formatNumber(judge.submittedEntries)} of {formatNumber(judge.totalEntries)}
          </span>{" "}
          entries · {judge.percent}%
        </div>
        <div className={classes.bar}>
          <ProgressBar
            label={`Entries submitted by ${name}`}
            value={judge.submittedEntries}
            max={judge.totalEntries}
            hidesLabel
          />
        </div>
      </div>
      <div className={`tabular ${classes.scores}`}>{scoresText(totalScores, submittedScores)}</div>
      <div className={classes.seen}>
        <JudgePresence judge={judge} />
        <JudgeDevices judgeName={name} devices={judge.devices} />
      </div>
      <Badge color={STATUS_COLORS[status]} variant="light" className={classes.status}>
        {status}
      </Badge>
      <JudgeActions judge={judge} onAction={onAction} />
      {handOver && <JudgeHandOver judge={judge} {...handOver} />}
    </li>
  )
}

/** "480 of 496 scores submitted", or one number where both are the same. */
const scoresText = (total: number, submitted: number): string => {
  if (total === 0) return "No scores yet"
  if (total === submitted) return `${plural(total, "score")}, all submitted`
  return `${formatNumber(submitted)} of ${plural(total, "score")} submitted`
}
