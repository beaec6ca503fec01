import { ActionIcon, Badge, Button, Text, Title } from "@mantine/core"
import type { OrganizedJudge } from "@rosette/contract"
import { IconQrcode } from "@tabler/icons-react"
import { formatNumber } from "../../lib/format.ts"
import { ProgressBar } from "../../ui/figures/progress-bar.tsx"
import { focusKind } from "../../ui/focus/next-focus.ts"
import { CodeText } from "../../ui/text/code-text.tsx"
import { devicesText } from "./judge-devices.ts"
import { JudgePresence } from "./judge-presence-line.tsx"
import classes from "./judges.module.css"

const STATUS_COLORS = { "Not Started": "gray", "In Progress": "ribbon", Complete: "green" } as const

/** Where the focus goes on once a control of a judge is gone. */
export const JUDGE_CARDS = "judge-card"

export type JudgeAction = "showQr" | "renewCode" | "reopen" | "clearScores" | "remove"

type Props = { judge: OrganizedJudge; onAction: (action: JudgeAction) => void }

/** A judge with their code and how far they are; what cannot be undone stands apart from the rest. */
export function JudgeCard({ judge, onAction }: Props) {
  const { name, accessCode, status, submittedEntries, totalEntries, totalScores, submittedScores } = judge
  const devices = devicesText(judge.devices)
  const titleId = `judge-${judge.id}`
  const action = (key: JudgeAction, label: string) => ({
    "aria-label": label,
    onClick: () => onAction(key),
    size: "compact-md",
    className: classes.action,
  })
  return (
    <li className={classes.card} aria-labelledby={titleId}>
      <div className={classes.head}>
        <Title order={3} id={titleId} className={classes.name}>
          {name}
        </Title>
        <Badge color={STATUS_COLORS[status]} variant="light" className={classes.status}>
          {status}
        </Badge>
      </div>
      <div className={classes.code}>
        <CodeText code={accessCode} of={`access code of ${name}`} size="lg" />
        <ActionIcon aria-label={`QR code of ${name}`} title="Show the QR code" onClick={() => onAction("showQr")}>
          <IconQrcode size={22} aria-hidden />
        </ActionIcon>
      </div>
      <div>
        <ProgressBar
          label="Entries submitted"
          value={submittedEntries}
          max={totalEntries}
          text={`${submittedEntries} of ${totalEntries} · ${judge.percent}%`}
        />
        <Text size="sm" c="dimmed" mt={6}>
          {formatNumber(totalScores)} total scores, {formatNumber(submittedScores)} submitted
        </Text>
      </div>
      <JudgePresence judge={judge} />
      {devices && (
        <Text size="sm" c="dimmed" className={classes.devices}>
          {devices}
        </Text>
      )}
      <div className={classes.actions}>
        <Button variant="default" {...action("renewCode", `New Code for ${name}`)} {...focusKind(JUDGE_CARDS)}>
          New Code
        </Button>
        {submittedEntries > 0 && (
          <Button variant="default" {...action("reopen", `Reopen Scores of ${name}`)}>
            Reopen Scores
          </Button>
        )}
      </div>
      <div className={classes.dangers}>
        {totalScores > 0 && (
          <Button variant="subtle" color="red" {...action("clearScores", `Clear Scores of ${name}`)}>
            Clear Scores
          </Button>
        )}
        <Button variant="subtle" color="red" {...action("remove", `Remove Judge ${name}`)}>
          Remove Judge
        </Button>
      </div>
    </li>
  )
}
