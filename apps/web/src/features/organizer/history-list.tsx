import { Text } from "@mantine/core"
import { formatAgo, formatDateTime } from "../../lib/format.ts"
import { actionWords, changesOf, type HistoryItem } from "./history-words.ts"
import classes from "./overview.module.css"

/** Who changed what, when, and from what to what; newest first. */
export function HistoryList({ items }: { items: readonly HistoryItem[] }) {
  return (
    <ol className={classes.list}>
      {items.map((item) => (
        <li key={item.id} className={classes.change}>
          <Text fw={600}>{actionWords(item.action)}</Text>
          <Text>{item.subject}</Text>
          <ul className={classes.fromTo}>
            {changesOf(item).map(({ field, from, to }) => (
              <li key={field}>
                {field}: {from} → {to}
              </li>
            ))}
          </ul>
          <Text size="sm" c="dimmed">
            {item.actor} ·{" "}
            <time dateTime={item.at} title={formatDateTime(item.at)}>
              {formatAgo(item.at)}
            </time>
          </Text>
        </li>
      ))}
    </ol>
  )
}
