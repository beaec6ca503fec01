import { Button, VisuallyHidden } from "@mantine/core"
import { percentText, pointsText } from "@rosette/domain/contest/counted-score"
import { percentDone } from "@rosette/domain/contest/progress"
import type { ReactNode } from "react"
import { formatNumber, plural } from "../../lib/format.ts"
import type { Outputs } from "../../lib/trpc.ts"
import { ProgressRosette } from "../../ui/figures/progress-rosette.tsx"
import { RosetteMark } from "../../ui/page/logo.tsx"
import { sheetsState, waivedWords } from "../results/outstanding/words.ts"
import classes from "./overview.module.css"
import type { Pace } from "./overview-pace.ts"

type Overview = Outputs["organizer"]["overview"]

type Props = {
  overview: Overview
  pace: Pace
  onOpenTab: (tab: "results" | "judges") => void
  /** The totals, below the figures. */
  totals?: ReactNode
}

/** The most important figures: progress, time left, how late it gets, who leads, who is behind. */
export function OverviewStrip({ overview, pace, onOpenTab, totals }: Props) {
  const { submittedSheets, expectedSheets } = overview
  const sheets = sheetsState(overview) ?? "No sheets are expected yet."
  const leading = leadingOf(overview)
  const isPublished = overview.waivedSheets !== undefined
  return (
    <section className={classes.strip} aria-label="At a glance">
      <ProgressRosette
        done={submittedSheets}
        of={expectedSheets}
        percent={percentDone(submittedSheets, expectedSheets)}
        label={sheets}
        size={112}
      />
      <dl className={classes.stripFacts}>
        <div className={classes.sheets}>
          <dt>Sheets in</dt>
          <dd className={classes.stripValue}>
            {formatNumber(submittedSheets)} of {formatNumber(expectedSheets)}
          </dd>
          <dd className={classes.stripHint}>{sheetsHint(overview)}</dd>
        </div>
        {!isPublished && <Fact {...pace.time} />}
        {!isPublished && <Fact {...pace.finish} />}
        <div>
          <dt>{leading.label}</dt>
          <dd className={classes.stripValue} data-won={leading.isWon || undefined}>
            {leading.isWon && <RosetteMark size={26} tone="gold" />}
            <span className={leading.isWon ? classes.stripName : undefined}>{leading.value}</span>
            {leading.note && <span className={classes.note}> {leading.note}</span>}
          </dd>
          <dd className={classes.stripHint}>
            <Button variant="subtle" size="compact-md" className={classes.link} onClick={() => onOpenTab("results")}>
              {leading.hint}
              <VisuallyHidden>, open Results</VisuallyHidden>
            </Button>
          </dd>
        </div>
        {!isPublished && (
          <Behind {...pace} missing={overview.outstandingSheets} onOpenJudges={() => onOpenTab("judges")} />
        )}
      </dl>
      {totals && <div className={classes.totals}>{totals}</div>}
    </section>
  )
}

type Sheets = Pick<
  Overview,
  "expectedSheets" | "outstandingSheets" | "lackingSheets" | "isProvisional" | "waivedSheets"
>

/** How many sheets are missing, or what is wrong with them. */
function sheetsHint(sheets: Sheets): string {
  const { expectedSheets, outstandingSheets, lackingSheets, isProvisional, waivedSheets } = sheets
  if (waivedSheets) return waivedWords(waivedSheets)
  if (!isProvisional) return expectedSheets > 0 ? "All in" : "None expected yet"
  if (outstandingSheets === 0) return `Provisional, ${formatNumber(lackingSheets)} incomplete`
  return `${formatNumber(outstandingSheets)} missing`
}

type FactProps = { label: string; value: string; hint: ReactNode; tone?: Pace["finish"]["tone"] }

/** "120 sheets are still to come." */
const toComeWords = (missing: number): string =>
  missing > 0 ? `${plural(missing, "sheet")} ${missing === 1 ? "is" : "are"} still to come.` : "All sheets are in."

/** A figure with its hint; the figure has a color if it is a verdict. */
const Fact = ({ label, value, hint, tone = null }: FactProps) => (
  <div>
    <dt>{label}</dt>
    <dd className={classes.stripValue} data-tone={tone ?? undefined}>
      {value}
    </dd>
    {hint && <dd className={classes.stripHint}>{hint}</dd>}
  </div>
)

type BehindProps = Pick<Pace, "judges" | "hasBegun"> & {
  /** How many sheets are missing, also of judges who keep up. */
  missing: number
  onOpenJudges: () => void
}

/** How many judges are behind, and who; the list below says by how much. */
function Behind({ judges, hasBegun, missing, onOpenJudges }: BehindProps) {
  const late = judges.filter(({ behind }) => behind > 0)
  if (!hasBegun) return <Fact label="Behind" value="–" hint="Judging has not begun." />
  if (late.length === 0) {
    return <Fact label="Behind" value="Nobody" hint={judges.length > 0 ? toComeWords(missing) : ""} />
  }
  const namesOf = (some: Pace["judges"]) => some.map(({ judge }) => judge.name)
  const names = (
    <Button variant="subtle" size="compact-md" className={classes.link} onClick={onOpenJudges}>
      {namesInShort(namesOf(late), namesOf(judges))}
    </Button>
  )
  return <Fact label="Behind" value={plural(late.length, "judge")} hint={names} />
}

/** Of more judges than this, the first two are named. */
const NAMED = 3

/** The judges who are behind in a few words: "Inés, Teddy, Priya" or "Inés, Teddy and 2 more". */
export function namesInShort(late: readonly string[], all: readonly string[]): string {
  const names = shortNames(late, all)
  if (names.length <= NAMED) return names.join(", ")
  return `${names.slice(0, NAMED - 1).join(", ")} and ${formatNumber(names.length - NAMED + 1)} more`
}

const firstName = (name: string): string => name.split(/\s+/)[0] ?? name

/** First names if they tell all judges apart, else the names as they are. */
function shortNames(late: readonly string[], all: readonly string[]): readonly string[] {
  const first = all.map(firstName)
  const isTitle = first.some((name) => name.endsWith("."))
  return !isTitle && new Set(first).size === all.length && late.length > 1 ? late.map(firstName) : late
}

type Leading = Pick<
  Outputs["organizer"]["overview"],
  "ranks" | "leaders" | "winners" | "isProvisional" | "waivedSheets"
>

/** Who leads, and with how much; a confirmed winner is named instead of the percent. */
type LeadingFigure = {
  label: "In the lead" | "1st place" | "Winner" | "Winners"
  value: string
  /** Beside the value, in small letters. */
  note: string
  hint: string
  isWon: boolean
}

/** The confirmed winners, or who leads and whether that may change; once published, who has the first place. */
export function leadingOf({ ranks, leaders, winners, isProvisional, waivedSheets }: Leading): LeadingFigure {
  if (winners.length > 0) {
    const label = winners.length > 1 ? "Winners" : "Winner"
    return { label, value: namesOf(winners), note: "", hint: "Confirmed", isWon: true }
  }
  const [leader] = leaders
  const isPublished = waivedSheets !== undefined
  const label = isPublished ? "1st place" : "In the lead"
  if (!leader) return { label, value: "Nobody yet", note: "", hint: "No sheet is submitted.", isWon: false }
  if (ranks === "classes") {
    const hint = isPublished || !isProvisional ? "First of each class" : "First of each class, provisional"
    return { label, value: namesOf(leaders), note: "", hint, isWon: false }
  }
  return {
    label,
    value: percentText(leader),
    note: [pointsText(leader), ...(isPublished ? [] : [isProvisional ? "provisional" : "not confirmed yet"])].join(
      ", ",
    ),
    hint: leaders.length > 1 ? `${namesOf(leaders)} tie` : leader.entryName,
    isWon: false,
  }
}

const namesOf = (entries: readonly { entryName: string }[]): string => {
  const [first = "", second] = entries.map(({ entryName }) => entryName)
  if (second === undefined) return first
  return entries.length === 2 ? `${first} and ${second}` : `${first} and ${formatNumber(entries.length - 1)} others`
}
