import { ActionIcon, Group, Text } from "@mantine/core"
import { IconRefresh } from "@tabler/icons-react"
import { useIsLive } from "../live/use-live-event.ts"
import { useManualRefresh } from "../live/use-manual-refresh.ts"
import classes from "./overview.module.css"

const timeFormat = new Intl.DateTimeFormat(undefined, { timeStyle: "medium" })

type Props = { query: { dataUpdatedAt: number }; onRefresh: () => Promise<unknown> }

/** The age of the figures if they are not live, and a button that refreshes them. */
export function OverviewAge({ query, onRefresh }: Props) {
  const isLive = useIsLive()
  const { refresh, isRefreshing } = useManualRefresh(onRefresh)
  return (
    <Group gap="xs" wrap="nowrap" className={classes.age} data-print="never">
      {!isLive && (
        <Text c="dimmed" size="sm">
          As of {timeFormat.format(query.dataUpdatedAt)}
        </Text>
      )}
      <ActionIcon aria-label="Refresh" title="Refresh" onClick={refresh} loading={isRefreshing}>
        <IconRefresh size={20} aria-hidden />
      </ActionIcon>
    </Group>
  )
}
