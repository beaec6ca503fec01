import { Button, VisuallyHidden } from "@mantine/core"
import { percentDone } from "@rosette/domain/contest/progress"
import type { ReactNode } from "react"
import { formatNumber, plural } from "../../lib/format.ts"
import type { Outputs } from "../../lib/trpc.ts"
import { ProgressRosette } from "../../ui/figures/progress-rosette.tsx"
import { RosetteMark } from "../../ui/page/logo.tsx"
import { sheetsState, waivedWords } from "../results/outstanding/words.ts"
import classes from "./overview.module.css"
import { namesInShort } from "./overview-behind.ts"
import { leadingOf } from "./overview-leading.ts"
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
