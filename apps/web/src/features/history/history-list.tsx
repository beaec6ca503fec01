import { Button, Text } from "@mantine/core"
import { useState } from "react"
import { formatAgo, formatDateTime, plural } from "../../lib/format.ts"
import { useWords } from "../words/words-context.ts"
import classes from "./history.module.css"
import { type HistoryRun, subjectsIn } from "./history-runs.ts"
import { sentenceOf, sheetsOfJudges, subjectOf } from "./history-sentence.ts"
import { actionWords, type CriterionNames, changesOf, type HistoryNames } from "./history-words.ts"

type Props = { runs: readonly HistoryRun[]; criterionNames: CriterionNames }

/** Who changed what, when, and from what to what; newest first. */
export function HistoryList({ runs, criterionNames }: Props) {
  const words = useWords()
  const names = { criteria: criterionNames, words }
  return (
    <ol className={classes.list}>
      {runs.map((run) => (
        <HistoryLine key={run.newest.id} run={run} names={names} />
      ))}
    </ol>
  )
}

type LineProps = { run: HistoryRun; names: HistoryNames }

function HistoryLine({ run, names }: LineProps) {
  const { newest, items } = run
  const [isOpen, setOpen] = useState(false)
  const others = subjectsIn(run) - 1
  const subject = subjectOf(newest)
  const sentence = items.length === 1 ? sentenceOf(newest, names) : null
  const details = detailsOf(run, names, sentence)
  return (
    <li className={classes.change}>
      <div className={classes.what}>
        <Text fw={600}>{actionWords(newest.action)}</Text>
        <Text>{others > 0 ? `${subject} and ${plural(others, "other", "others")}` : subject}</Text>
      </div>
      {sentence && <Text c="dimmed">{sentence}</Text>}
      {details.length > 0 && (
        <Button
          variant="subtle"
          size="compact-md"
          mih="2.75rem"
          ms="-xs"
          aria-expanded={isOpen}
          aria-label={`Details: ${actionWords(newest.action)}, ${subject}`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? "Hide details" : "Details"}
        </Button>
      )}
      {isOpen && (
        <ul className={classes.fromTo}>
          {details.map(({ key, text }) => (
            <li key={key}>{text}</li>
          ))}
        </ul>
      )}
      <Text size="sm" c="dimmed" className={classes.who}>
        {whoDidIt(newest)} ·{" "}
        <time dateTime={newest.at} title={formatDateTime(newest.at)}>
          {formatAgo(newest.at)}
        </time>
      </Text>
    </li>
  )
}

type Detail = { key: string; text: string }

/** Shown by the Details button: each line of a run, or each change of a single line if its sentence leaves some out. */
function detailsOf({ items, newest }: HistoryRun, names: HistoryNames, sentence: string | null): Detail[] {
  if (items.length > 1) {
    return items.map((item) => ({
      key: String(item.id),
      text: [subjectOf(item), sentenceOf(item, names)].filter(Boolean).join(": "),
    }))
  }
  const sheets = sheetsOfJudges(newest)
  if (sheets.length > 0) return sheets.map((text) => ({ key: text, text }))
  const changes = changesOf(newest, names).map(({ field, from, to }) => `${field}: ${from} → ${to}`)
  const isTold = sentence === changes.join("; ")
  return isTold ? [] : changes.map((text) => ({ key: text, text }))
}

/** The ways of sign-in that are shown in the history. */
const WAYS: Record<string, string> = { code: "by access code", name: "by name and passcode" }
const ROLES: Record<string, string> = { judge: "judge", organizer: "organizer" }

type Who = { actor: string; role?: string; way?: string; device?: string }

/** "Ann · judge, by name and passcode · iPhone"; older lines have only the name. */
export function whoDidIt({ actor, role = "", way = "", device = "" }: Who): string {
  const as = [ROLES[role], role === "judge" ? WAYS[way] : undefined].filter(Boolean).join(", ")
  return [actor, as, device].filter(Boolean).join(" · ")
}
