import { Button } from "@mantine/core"
import { IconAlertTriangle, IconCheck } from "@tabler/icons-react"
import type { ReactNode } from "react"
import { formatNumber, plural } from "../../lib/format.ts"
import type { Outputs } from "../../lib/trpc.ts"
import { ProgressRosette } from "../../ui/figures/progress-rosette.tsx"
import { RosetteMark } from "../../ui/page/logo.tsx"
import { sheetsState } from "../results/outstanding/outstanding-words.ts"
import type { Pace } from "./overview-pace.ts"
import classes from "./overview-strip.module.css"

type Overview = Outputs["organizer"]["overview"]
type Leading = Pick<Overview, "leaders" | "winners" | "isProvisional">

/** How many lines name the judges who are behind; if there are more, the last one counts the rest. */
const BEHIND_LINES = 3

type Props = {
  overview: Overview
  pace: Pace
  onOpenResults: () => void
  onOpenJudges: () => void
  /** The totals, below the figures. */
  totals?: ReactNode
}

/** The most important figures: progress, time left, who leads, who is behind. */
export function OverviewStrip({ overview, pace, onOpenResults, onOpenJudges, totals }: Props) {
  const { submittedSheets, expectedSheets } = overview
  const sheets = sheetsState(overview) ?? "No sheets are expected yet."
  const leading = leadingOf(overview)
  return (
    <section className={classes.strip} aria-label="At a glance">
      <ProgressRosette done={submittedSheets} of={expectedSheets} label={sheets} size={112} />
      <dl className={classes.facts}>
        <div className={classes.sheets}>
          <dt>Sheets in</dt>
          <dd className={classes.value}>
            {formatNumber(submittedSheets)} of {formatNumber(expectedSheets)}
          </dd>
          <dd className={classes.hint}>
            {sheetsHint(overview)}
            <Button variant="subtle" size="compact-md" className={classes.link} onClick={onOpenResults}>
              Open Results
            </Button>
          </dd>
        </div>
        <div>
          <dt>{pace.time.label}</dt>
          <dd className={classes.value}>{pace.time.value}</dd>
          <dd className={classes.hint}>{pace.time.hint}</dd>
        </div>
        <ExpectedEnd {...pace.finish} />
        <div>
          <dt>{leading.label}</dt>
          <dd className={classes.value} data-won={leading.isWon || undefined}>
            {leading.isWon && <RosetteMark size={26} tone="gold" />}
            <span className={classes.name}>{leading.names}</span>
          </dd>
          <dd className={classes.hint}>{leading.hint}</dd>
        </div>
        <Slowest {...pace} onOpenJudges={onOpenJudges} />
      </dl>
      {totals && <div className={classes.totals}>{totals}</div>}
    </section>
  )
}

type Sheets = Pick<Overview, "expectedSheets" | "outstandingSheets" | "lackingSheets" | "isProvisional">

/** How many sheets are missing, or what is wrong with them. */
function sheetsHint(sheets: Sheets): string {
  const { expectedSheets, outstandingSheets, lackingSheets, isProvisional } = sheets
  if (!isProvisional) return expectedSheets > 0 ? "All in" : "None expected yet"
  if (outstandingSheets === 0) return `Provisional, ${formatNumber(lackingSheets)} incomplete`
  return `${formatNumber(outstandingSheets)} missing`
}

const TONES = { onTime: IconCheck, late: IconAlertTriangle }

/** When judging ends at this pace, and how early or late that is. */
function ExpectedEnd({ label, value, hint, tone }: Pace["finish"]) {
  const Mark = tone && TONES[tone]
  return (
    <div>
      <dt>{label}</dt>
      <dd className={classes.value}>{value}</dd>
      <dd className={classes.hint} data-tone={tone ?? undefined}>
        {Mark && <Mark size={16} stroke={2.5} aria-hidden />}
        {hint}
      </dd>
    </div>
  )
}

/** The confirmed winners, or who leads and whether that may change. */
export function leadingOf({ leaders, winners, isProvisional }: Leading) {
  if (winners.length > 0) {
    return { label: winners.length > 1 ? "Winners" : "Winner", names: namesOf(winners), hint: "Confirmed", isWon: true }
  }
  const [leader] = leaders
  if (!leader) return { label: "In the lead", names: "Nobody yet", hint: "No sheet is submitted.", isWon: false }
  const state = isProvisional ? "provisional" : "not confirmed yet"
  const tie = leaders.length > 1 ? `${formatNumber(leaders.length)} tie at ` : ""
  return { label: "In the lead", names: namesOf(leaders), hint: `${tie}${leader.percent}%, ${state}`, isWon: false }
}

const namesOf = (entries: readonly { entryName: string }[]): string => {
  const [first = "", second] = entries.map(({ entryName }) => entryName)
  if (second === undefined) return first
  return entries.length === 2 ? `${first} and ${second}` : `${first} and ${formatNumber(entries.length - 1)} others`
}

function Slowest({ judges, hasBegun, onOpenJudges }: Pick<Pace, "judges" | "hasBegun"> & Pick<Props, "onOpenJudges">) {
  const late = judges.filter(({ behind }) => behind > 0)
  const named = late.length > BEHIND_LINES ? BEHIND_LINES - 1 : late.length
  return (
    <div>
      <dt>{late.length > 0 ? `${plural(late.length, "judge")} behind` : "Behind"}</dt>
      {late.length === 0 && <dd className={classes.value}>{hasBegun ? "Nobody" : "Judging has not begun"}</dd>}
      {late.slice(0, named).map(({ judge, behind }) => (
        <dd key={judge.id} className={classes.late}>
          <span className={classes.name}>{judge.name}</span>
          <b>
            {formatNumber(behind)}
            <span className={classes.unit}>{behind === 1 ? " entry" : " entries"}</span>
          </b>
        </dd>
      ))}
      {late.length > named && (
        <dd className={classes.hint}>
          <Button variant="subtle" size="compact-md" className={classes.link} onClick={onOpenJudges}>
            and {formatNumber(late.length - named)} more
          </Button>
        </dd>
      )}
    </div>
  )
}
