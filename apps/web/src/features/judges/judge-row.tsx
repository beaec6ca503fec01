import { ActionIcon, Badge, Button, Text, Title } from "@mantine/core"
import type { OrganizedJudge } from "@rosette/contract"
import { IconQrcode } from "@tabler/icons-react"
import { formatNumber } from "../../lib/format.ts"
import { ProgressBar } from "../../ui/figures/progress-bar.tsx"
import { focusKind } from "../../ui/focus/next-focus.ts"
import { CodeText } from "../../ui/text/code-text.tsx"
import { devicesText } from "./judge-devices.ts"
import { type HandOver, JudgeHandOver } from "./judge-hand-over.tsx"
import { JudgePresence } from "./judge-presence-line.tsx"
import classes from "./judge-row.module.css"

const STATUS_COLORS = { "Not Started": "gray", "In Progress": "ribbon", Complete: "green" } as const

/** Where the focus goes on once a control of a judge is gone. */
export const JUDGE_ROWS = "judge-row"

export type JudgeAction = "showQr" | "renewCode" | "reopen" | "clearScores" | "remove"

type Props = {
  judge: OrganizedJudge
  onAction: (action: JudgeAction) => void
  /** For a judge who was just added: the row stands out, with the code to hand over. */
  handOver?: HandOver
}

/** A judge with their code and how far they are: a row of a table, on a phone a card. */
export function JudgeRow({ judge, onAction, handOver }: Props) {
  const { name, accessCode, status, totalScores, submittedScores } = judge
  const devices = devicesText(judge.devices)
  const titleId = `judge-${judge.id}`
  return (
    <li className={classes.row} aria-labelledby={titleId} data-added={handOver ? true : undefined}>
      <Title order={2} id={titleId} className={classes.name}>
        {name}
      </Title>
      <div className={classes.code}>
        {!handOver && <CodeText code={accessCode} of={`access code of ${name}`} />}
        <ActionIcon aria-label={`QR code of ${name}`} title="Show the QR code" onClick={() => onAction("showQr")}>
          <IconQrcode size={22} aria-hidden />
        </ActionIcon>
      </div>
      <div className={classes.progress}>
        <Text className="tabular">
          {formatNumber(judge.submittedEntries)} of {formatNumber(judge.totalEntries)} entries · {judge.percent}%
        </Text>
        <ProgressBar
          label={`Entries submitted by ${name}`}
          value={judge.submittedEntries}
          max={judge.totalEntries}
          hidesLabel
        />
        <Text size="sm" c="dimmed" mt={2}>
          {formatNumber(totalScores)} total scores, {formatNumber(submittedScores)} submitted
        </Text>
      </div>
      <div className={classes.seen}>
        <JudgePresence judge={judge} />
        {devices && (
          <Text size="sm" c="dimmed">
            {devices}
          </Text>
        )}
      </div>
      <Badge color={STATUS_COLORS[status]} variant="light" className={classes.status}>
        {status}
      </Badge>
      <JudgeActions judge={judge} onAction={onAction} />
      {handOver && <JudgeHandOver judge={judge} {...handOver} />}
    </li>
  )
}

/** What cannot be undone stands last, and apart. */
function JudgeActions({ judge: { name, submittedEntries, totalScores }, onAction }: Props) {
  const action = (key: JudgeAction, label: string) => ({
    "aria-label": label,
    onClick: () => onAction(key),
    size: "compact-sm",
    className: classes.action,
  })
  return (
    <div className={classes.actions}>
      <Button variant="default" {...action("renewCode", `New Code for ${name}`)} {...focusKind(JUDGE_ROWS)}>
        New Code
      </Button>
      {submittedEntries > 0 && (
        <Button variant="default" {...action("reopen", `Reopen Scores of ${name}`)}>
          Reopen Scores
        </Button>
      )}
      <span className={classes.gap} />
      {totalScores > 0 && (
        <Button variant="subtle" color="red" {...action("clearScores", `Clear Scores of ${name}`)}>
          Clear Scores
        </Button>
      )}
      <Button variant="subtle" color="red" {...action("remove", `Remove Judge ${name}`)}>
        Remove Judge
      </Button>
    </div>
  )
}
