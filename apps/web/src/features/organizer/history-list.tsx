import { Text } from "@mantine/core"
import { formatAgo, formatDateTime, plural } from "../../lib/format.ts"
import { type HistoryRun, historyRuns } from "./history-runs.ts"
import { actionWords, type CriterionNames, changesOf, type HistoryItem } from "./history-words.ts"
import classes from "./overview.module.css"

type Props = { items: readonly HistoryItem[]; criterionNames: CriterionNames }

/** Who changed what, when, and from what to what; newest first. */
export function HistoryList({ items, criterionNames }: Props) {
  return (
    <ol className={classes.list}>
      {historyRuns(items).map((run) => (
        <HistoryLine key={run.newest.id} run={run} criterionNames={criterionNames} />
      ))}
    </ol>
  )
}

type LineProps = { run: HistoryRun; criterionNames: CriterionNames }

function HistoryLine({ run: { newest, items }, criterionNames }: LineProps) {
  const { actor, at, action, subject } = newest
  return (
    <li className={classes.change}>
      <Text fw={600}>{actionWords(action)}</Text>
      <Text>{items.length === 1 ? subject : `${subject} and ${plural(items.length - 1, "other", "others")}`}</Text>
      <ul className={classes.fromTo}>
        {changesOf(newest, criterionNames).map(({ field, from, to }) => (
          <li key={field}>
            {field}: {from} → {to}
          </li>
        ))}
      </ul>
      <Text size="sm" c="dimmed">
        {actor} ·{" "}
        <time dateTime={at} title={formatDateTime(at)}>
          {formatAgo(at)}
        </time>
      </Text>
    </li>
  )
}
