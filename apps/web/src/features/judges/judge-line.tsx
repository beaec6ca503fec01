import { ActionIcon, Box, Button, Text, Title } from "@mantine/core"
import type { JudgeForOrganizer } from "@rosette/contract/judges"
import { isLimitedJudge } from "@rosette/domain/contest/judge-scope"
import { type Due, entriesBehind } from "@rosette/domain/judges/pace"
import { IconQrcode } from "@tabler/icons-react"
import { useEffect, useRef } from "react"
import { formatNumber, plural } from "../../lib/format.ts"
import { ROW_BUTTON_PX } from "../../ui/actions/row-button.ts"
import { QrCode } from "../../ui/figures/qr-code.tsx"
import { CodeText } from "../../ui/text/code-text.tsx"
import { judgeLink } from "../card-address/card-address.ts"
import { type JudgeAction, JudgeActions } from "./judge-actions.tsx"
import { JudgeDevices } from "./judge-devices.tsx"
import { JudgePresence } from "./judge-presence.tsx"
import { BehindBadge, EntriesBar } from "./judge-progress.tsx"
import { JudgeScopeChip } from "./judge-scope-chip.tsx"
import classes from "./judges.module.css"

type Props = {
  judge: JudgeForOrganizer
  /** How many entries should be submitted by now; null if unknown. */
  due: Due | null
  onAction: (action: JudgeAction) => void
  /** For a judge who was searched for: scrolled into view and focused. */
  isFound: boolean
  /** For a judge who was just added: the row is highlighted, with the code to hand over. */
  handOver?: PhoneHandOver
}

/** A judge with their code and progress: a row of a table, on a phone a card. */
export function JudgeLine({ judge, due, isFound, onAction, handOver }: Props) {
  const { name, accessCode } = judge
  const titleId = `judge-${judge.id}`
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isFound) title.current?.focus()
  }, [isFound])
  return (
    <li className={classes.row} aria-labelledby={titleId} data-added={handOver ? true : undefined}>
      <div className={classes.who}>
        <Title order={2} id={titleId} ref={title} tabIndex={isFound ? -1 : undefined} className={classes.name}>
          {name}
        </Title>
        {isLimitedJudge(judge) && <JudgeScopeChip judge={judge} />}
        <JudgePresence judge={judge} />
        <JudgeDevices judgeName={name} devices={judge.devices} />
      </div>
      <JudgeBehind judge={judge} due={due} />
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
      <JudgeFigures judge={judge} due={due} />
      <JudgeActions judge={judge} onAction={onAction} />
      {handOver && <JudgeHandOver judge={judge} {...handOver} />}
    </li>
  )
}

type JudgeFiguresProps = {
  judge: JudgeForOrganizer
  /** How many entries should be submitted by now; null if unknown. */
  due: Due | null
}

/** By how many entries a judge is behind, in its place in the row. */
const JudgeBehind = ({ judge, due }: JudgeFiguresProps) => (
  <BehindBadge behind={due === null ? 0 : entriesBehind(judge, due)} className={classes.behind} />
)

/** How far a judge is: the bar, the entries, the status, and the scores behind it. */
function JudgeFigures({ judge, due }: JudgeFiguresProps) {
  const { status, submittedEntries, totalEntries, totalScores, submittedScores, hasLeft } = judge
  return (
    <>
      <div className={classes.judgeRowBar}>
        <EntriesBar judge={judge} due={due} />
      </div>
      <div className={`tabular ${classes.foot}`}>
        <div className={classes.entries}>
          <Box component="span" c="var(--mantine-color-text)" fz="md" fw={700}>
            {formatNumber(submittedEntries)} of {formatNumber(totalEntries)}
          </Box>{" "}
          entries
        </div>
        <div className={classes.standing}>
          <span className={classes.status} data-complete={(status === "Complete" && !hasLeft) || undefined}>
            {hasLeft ? "Left" : status}
          </span>
          <Scores total={totalScores} submitted={submittedScores} />
        </div>
      </div>
    </>
  )
}

/** "480 of 496 scores submitted", or one number where both are the same; on a phone without what the status says too. */
function Scores({ total, submitted }: { total: number; submitted: number }) {
  if (total === 0) return <span className={`${classes.scores} ${classes.last}`}>No scores yet</span>
  const isAll = total === submitted
  return (
    <span className={classes.scores}>
      {isAll ? plural(total, "score") : `${formatNumber(submitted)} of ${plural(total, "score")}`}
      <span className={classes.last}>{isAll ? ", all submitted" : " submitted"}</span>
    </span>
  )
}

type PhoneHandOver = { address: string; onDone: () => void }

/** The code of a judge who was just added, in large type, with its QR code. */
function JudgeHandOver({ judge, address, onDone }: PhoneHandOver & { judge: JudgeForOrganizer }) {
  const { name, accessCode } = judge
  return (
    <div className={classes.handOver}>
      <QrCode label={`Scan to sign in as ${name}`} link={judgeLink(address, accessCode)} />
      <div>
        <CodeText code={accessCode} of={`access code of ${name}`} size="lg" />
        <Text mb="sm">Scan it with a phone’s camera, or type the code on the judge login.</Text>
        <Button variant="default" onClick={onDone}>
          Done
        </Button>
      </div>
    </div>
  )
}
