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

type Props = {
  overview: Overview
  pace: Pace
  onOpenResults: () => void
  /** The totals, below the figures. */
  totals?: ReactNode
}

/** The most important figures: progress, time left, who leads, how many judges are behind. */
export function OverviewStrip({ overview, pace, onOpenResults, totals }: Props) {
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
        <Fact {...pace.time} />
        <Fact {...pace.finish} />
        <div>
          <dt>{leading.label}</dt>
          <dd className={classes.value} data-won={leading.isWon || undefined}>
            {leading.isWon && <RosetteMark size={26} tone="gold" />}
            <span className={classes.name}>{leading.names}</span>
          </dd>
          <dd className={classes.hint}>{leading.hint}</dd>
        </div>
        <Behind {...pace} />
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

type FactProps = { label: string; value: string; hint: string; tone?: keyof typeof TONES | null }

/** A figure with its hint, which has a color and a mark if it is a verdict. */
function Fact({ label, value, hint, tone = null }: FactProps) {
  const Mark = tone && TONES[tone]
  return (
    <div>
      <dt>{label}</dt>
      <dd className={classes.value}>{value}</dd>
      {hint && (
        <dd className={classes.hint} data-tone={tone ?? undefined}>
          {Mark && <Mark size={16} stroke={2.5} aria-hidden />}
          {hint}
        </dd>
      )}
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

/** How many judges are behind, and by how much the slowest is. The list below names all of them. */
function Behind({ judges, hasBegun }: Pick<Pace, "judges" | "hasBegun">) {
  const late = judges.filter(({ behind }) => behind > 0)
  const [slowest] = late
  if (!hasBegun) return <Fact label="Behind" value="–" hint="Judging has not begun." />
  if (!slowest) return <Fact label="Behind" value="Nobody" hint={judges.length > 0 ? "All judges keep up." : ""} />
  const by = plural(slowest.behind, "entry", "entries")
  const hint = late.length === 1 ? `${slowest.judge.name}, ${by}` : `Up to ${by}`
  return <Fact label="Behind" value={plural(late.length, "judge")} hint={hint} tone="late" />
}
