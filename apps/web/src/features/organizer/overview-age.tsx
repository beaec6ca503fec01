import { ActionIcon, Group, Text } from "@mantine/core"
import { IconRefresh } from "@tabler/icons-react"

const timeFormat = new Intl.DateTimeFormat(undefined, { timeStyle: "medium" })

type Props = { query: { dataUpdatedAt: number; isFetching: boolean }; onRefresh: () => void }

/** How old the figures are, and the way to newer ones. */
export function OverviewAge({ query, onRefresh }: Props) {
  return (
    <Group gap="xs" wrap="nowrap" data-print="never">
      <Text c="dimmed" size="sm" role="status">
        As of {timeFormat.format(query.dataUpdatedAt)}
      </Text>
      <ActionIcon aria-label="Refresh" title="Refresh" onClick={onRefresh} loading={query.isFetching}>
        <IconRefresh size={20} aria-hidden />
      </ActionIcon>
    </Group>
  )
}
