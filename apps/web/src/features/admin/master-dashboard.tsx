import { Group, Stack, Title } from "@mantine/core"
import { LIMITS } from "@rosette/contract/limits"
import { useState } from "react"
import { formatNumber, plural } from "../../lib/format.ts"
import { SearchField } from "../../ui/fields/search-field.tsx"
import { useSelection } from "../../ui/lists/use-selection.ts"
import { useIsPhone } from "../../ui/page/use-is-phone.ts"
import { EmptyState } from "../../ui/states/empty-state.tsx"
import { eventFigures, eventsToShow } from "./event-figures.ts"
import { EventList, type EventListProps } from "./event-list.tsx"
import { EventsBatchBar, SelectEventsButton } from "./events-batch-bar.tsx"
import { QuickActions } from "./quick-actions.tsx"
import { SystemOverview } from "./system-overview.tsx"

type Props = Omit<EventListProps, "selection"> & {
  /** Resolves to true once they are deleted. */
  onDeleteMany: (events: EventListProps["events"]) => Promise<boolean>
  isDeletingMany: boolean
}

/** The number of events from which there is a search field. */
const SEARCH_FROM_EVENTS = 6

/** The counts, and all events. */
export const MasterDashboard = ({ events, ...actions }: Props) => (
  <Stack gap={useIsPhone() ? "lg" : "xl"}>
    <SystemOverview figures={eventFigures(events, new Date())} />
    <section aria-labelledby="all-events">
      <SearchedEvents events={events} {...actions} />
    </section>
  </Stack>
)

function SearchedEvents({ events, onDeleteMany, isDeletingMany, ...actions }: Props) {
  const isPhone = useIsPhone()
  const [search, setSearch] = useState("")
  const selection = useSelection(events, LIMITS.batchDelete.maxEvents)
  const shown = eventsToShow(events, search)
  const deleteSelected = async () => {
    if (await onDeleteMany(selection.selected)) selection.stop()
  }
  const head = (
    <Group justify="space-between" mih={44} mb="sm">
      <Title order={2} id="all-events">
        All Contest Events ({formatNumber(events.length)})
      </Title>
      {/* Elsewhere beside the screen's title. */}
      {isPhone && <QuickActions />}
      {events.length > 1 && !selection.isSelecting && <SelectEventsButton onStart={selection.start} />}
    </Group>
  )
  if (events.length === 0)
    return (
      <>
        {head}
        <EmptyState title="No events found in the system." />
      </>
    )
  return (
    <>
      {head}
      {events.length >= SEARCH_FROM_EVENTS && (
        <SearchField
          label="Search events"
          placeholder="Search names, places, passcodes..."
          value={search}
          onChange={setSearch}
          countText={`${formatNumber(shown.length)} of ${plural(events.length, "event")}`}
        />
      )}
      <EventsBatchBar
        selection={selection}
        isDeleting={isDeletingMany}
        onSelectAll={() => selection.add(shown)}
        onDelete={deleteSelected}
      />
      {shown.length > 0 ? (
        <EventList events={shown} selection={selection.isSelecting ? selection : null} {...actions} />
      ) : (
        <EmptyState title="No event has these words">Try fewer letters, or another word of the event.</EmptyState>
      )}
    </>
  )
}
