import { Button } from "@mantine/core"
import { IconAlertTriangle, IconCheck } from "@tabler/icons-react"
import { formatNumber, plural } from "../../lib/format.ts"
import type { Outputs } from "../../lib/trpc.ts"
import { ProgressRosette } from "../../ui/figures/progress-rosette.tsx"
import { RosetteMark } from "../../ui/page/logo.tsx"
import { useIsPhone } from "../../ui/page/use-is-phone.ts"
import { sheetsState } from "../results/outstanding/outstanding-words.ts"
import type { Pace } from "./overview-pace.ts"
import classes from "./overview-strip.module.css"

type Overview = Outputs["organizer"]["overview"]
type Leading = Pick<Overview, "leaders" | "winners" | "isProvisional">

/** How many judges who are behind are named; the list below has all of them. */
const SLOWEST = { phone: 2, desk: 3 }

type Props = { overview: Overview; pace: Pace; onOpenResults: () => void }

/** The most important figures: progress, time left, who leads, who is behind. */
export function OverviewStrip({ overview, pace, onOpenResults }: Props) {
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
            <Button variant="subtle" size="compact-md" className={classes.results} onClick={onOpenResults}>
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
        <Slowest {...pace} />
      </dl>
    </section>
  )
}

type Sheets = Pick<
  Overview,
  "expectedSheets" | "submittedSheets" | "outstandingSheets" | "lackingSheets" | "isProvisional"
>

/** The share of the sheets, rounded down, or what is wrong with them. The results below say that they are provisional. */
function sheetsHint(sheets: Sheets): string {
  const { expectedSheets, submittedSheets, outstandingSheets, lackingSheets, isProvisional } = sheets
  if (!isProvisional) return expectedSheets > 0 ? "All in" : "None expected yet"
  if (outstandingSheets === 0) return `Provisional, ${formatNumber(lackingSheets)} incomplete`
  return `${Math.floor((100 * submittedSheets) / expectedSheets)}% of all sheets`
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

function Slowest({ judges, hasBegun }: Pick<Pace, "judges" | "hasBegun">) {
  const few = useIsPhone() ? SLOWEST.phone : SLOWEST.desk
  const late = judges.filter(({ behind }) => behind > 0)
  const more = late.length - few
  return (
    <div>
      <dt>{late.length > 0 ? `${plural(late.length, "judge")} behind` : "Behind"}</dt>
      {late.length === 0 && <dd className={classes.value}>{hasBegun ? "Nobody" : "Judging has not begun"}</dd>}
      {late.slice(0, few).map(({ judge, behind }) => (
        <dd key={judge.id} className={classes.late}>
          <span className={classes.name}>{judge.name}</span>
          <b>
            {formatNumber(behind)}
            <span className={classes.unit}>{behind === 1 ? " entry" : " entries"}</span>
          </b>
        </dd>
      ))}
      {more > 0 && <dd className={classes.hint}>and {formatNumber(more)} more</dd>}
    </div>
  )
}
