import { Button, Group, Text } from "@mantine/core"
import { IconChartBar, IconPrinter, IconRefresh } from "@tabler/icons-react"
import { type ReactNode, useMemo } from "react"
import { formatDateTime } from "../../lib/format.ts"
import { trpc } from "../../lib/trpc.ts"
import { EmptyState } from "../../ui/empty-state.tsx"
import { BarsSkeleton, Loaded } from "../../ui/loaded.tsx"
import { ResultsView } from "./results-view.tsx"

type Props = { eventId: number; organizerName: string; awards?: ReactNode }

/** Who leads, who is confirmed, and the whole ranking with its reasons; `organizerName` is recorded as who confirmed. */
export function ResultsTab({ eventId, organizerName, awards }: Props) {
  // Judges move the results while nobody here changes anything: they are fetched whenever the tab is opened.
  const results = trpc.organizer.results.useQuery({ eventId }, { staleTime: 0 })
  const confirmed = trpc.awards.confirmedWinners.useQuery({ eventId }, { staleTime: 0 })
  const event = trpc.organizer.event.useQuery({ eventId })
  const data = useMemo(
    () => results.data && confirmed.data && { entries: results.data.entries, confirmed: confirmed.data },
    [results.data, confirmed.data],
  )
  const refetch = () => Promise.all([results.refetch(), confirmed.refetch()])
  const query = {
    data,
    error: results.error ?? confirmed.error,
    isFetching: results.isFetching || confirmed.isFetching,
    refetch,
  }
  return (
    <Loaded
      query={query}
      loadingText="Loading results..."
      skeleton={<BarsSkeleton count={4} height="8rem" />}
      failureTitle="The results could not be loaded"
      isEmpty={({ entries }) => entries.length === 0}
      empty={
        <EmptyState title="No entries yet" icon={<IconChartBar size={48} />}>
          The ranking appears here once there are entries and judges have scored them.
        </EmptyState>
      }
    >
      {({ entries, confirmed: winners }) => (
        <>
          <Group justify="space-between" mb="lg" data-print="never">
            <Text c="dimmed" role="status">
              {query.isFetching
                ? "Fetching the latest scores..."
                : `As of ${formatDateTime(new Date(results.dataUpdatedAt))}`}
            </Text>
            <Group gap="sm">
              <Button
                variant="default"
                leftSection={<IconRefresh size={20} aria-hidden />}
                onClick={refetch}
                disabled={query.isFetching}
              >
                Refresh
              </Button>
              <Button
                variant="default"
                leftSection={<IconPrinter size={20} aria-hidden />}
                onClick={() => window.print()}
              >
                Print
              </Button>
            </Group>
          </Group>
          <ResultsView
            eventId={eventId}
            organizerName={organizerName}
            results={entries}
            confirmed={winners}
            occasion={[event.data?.date, event.data?.location].filter(Boolean).join(" · ")}
            awards={awards}
          />
        </>
      )}
    </Loaded>
  )
}
