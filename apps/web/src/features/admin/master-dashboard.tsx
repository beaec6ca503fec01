import { Stack, Title } from "@mantine/core"
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
import classes from "./master-dashboard.module.css"
import { MasterFigures } from "./master-figures.tsx"
import { MasterRights, SystemOverview } from "./master-panels.tsx"

type Props = Omit<EventListProps, "selection"> & {
  /** Resolves to true once they are deleted. */
  onDeleteMany: (events: EventListProps["events"]) => Promise<boolean>
  isDeletingMany: boolean
}

/** The number of events from which there is a search field. */
const SEARCH_FROM_EVENTS = 6

/** The figures, all events, and the other panels. */
export function MasterDashboard({ events, ...actions }: Props) {
  const isPhone = useIsPhone()
  const figures = eventFigures(events, new Date())
  const shownFigures = (
    <MasterFigures
      figures={[
        ["Total Events", formatNumber(figures.total)],
        ["Active Events", formatNumber(figures.active)],
        ["This Month", formatNumber(figures.thisMonth)],
        ["Admin Access", "Full"],
      ]}
    />
  )
  return (
    <Stack gap="xl">
      {!isPhone && shownFigures}
      <section aria-labelledby="all-events">
        <SearchedEvents events={events} {...actions} />
      </section>
      {/* On a phone the events come first. */}
      {isPhone && shownFigures}
      <div className={classes.panels}>
        <SystemOverview figures={figures} />
        <MasterRights />
      </div>
    </Stack>
  )
}

function SearchedEvents({ events, onDeleteMany, isDeletingMany, ...actions }: Props) {
  const [search, setSearch] = useState("")
  const selection = useSelection(events, LIMITS.batchDelete.maxEvents)
  const shown = eventsToShow(events, search)
  const deleteSelected = async () => {
    if (await onDeleteMany(selection.selected)) selection.stop()
  }
  const title = (
    <Title order={2} id="all-events">
      All Contest Events ({formatNumber(events.length)})
    </Title>
  )
  if (events.length === 0)
    return (
      <>
        {title}
        <EmptyState title="No events found in the system." />
      </>
    )
  return (
    <>
      <div className={classes.listHead}>
        {title}
        {events.length > 1 && !selection.isSelecting && <SelectEventsButton onStart={selection.start} />}
      </div>
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
