import { useMemo, useState } from "react"
import { Redirect } from "wouter"
import { organizerData } from "../../lib/storage.ts"
import { trpc } from "../../lib/trpc.ts"
import { ButtonLink } from "../../ui/page/button-link.tsx"
import { EmptyState } from "../../ui/states/empty-state.tsx"
import { BarsSkeleton, Loaded } from "../../ui/states/loaded.tsx"
import { useCardAddress } from "../card-address/card-address.ts"
import { useClasses } from "../classes/use-classes.ts"
import { PrintPage } from "../live/print-page.tsx"
import { cardEntries } from "./card-choice.ts"
import { CardsView } from "./cards-view.tsx"

/** Prints the entries' cards, and the list for the gate. */
export function CardsScreen() {
  const [kept] = useState(() => organizerData.read())
  if (!kept) return <Redirect to="/organizer-login" replace />
  return <Cards kept={kept.event} />
}

const ENTRIES = { href: "/dashboard?tab=entries", label: "Entries" }

function Cards({ kept }: { kept: { id: number; name: string } }) {
  const read = useCardReads(kept.id)
  return (
    <PrintPage kept={kept} title="Print cards" back={ENTRIES} error={read.error}>
      <Loaded
        query={read}
        skeleton={<BarsSkeleton count={4} height="6rem" />}
        failureTitle="The cards could not be loaded"
        isEmpty={({ entries }) => entries.length === 0}
        empty={
          <EmptyState title="No entries yet" action={<ButtonLink href={ENTRIES.href}>Open Entries</ButtonLink>}>
            Each entry has a card. Add entries first.
          </EmptyState>
        }
      >
        {(data) => <CardsView eventId={kept.id} {...data} />}
      </Loaded>
    </PrintPage>
  )
}

/** All that cards show, read together: a card is never printed with a part of it missing. */
function useCardReads(eventId: number) {
  const { organizer } = trpc
  const event = organizer.event.useQuery({ eventId })
  const entries = organizer.entries.useQuery({ eventId }, { staleTime: 0 })
  const cards = organizer.cards.useQuery({ eventId }, { staleTime: 0 })
  const classes = useClasses(eventId)
  const address = useCardAddress()
  const data = useMemo(() => {
    if (!event.data || !entries.data || !cards.data || !classes.data) return undefined
    const source = { entries: entries.data, cards: cards.data.cards, classes: classes.data, address }
    return {
      event: event.data,
      classes: classes.data,
      entries: cardEntries({ ...source, eventName: event.data.name }),
    }
  }, [event.data, entries.data, cards.data, classes.data, address])
  const reads = [event, entries, cards, classes]
  return {
    data,
    error: event.error ?? entries.error ?? cards.error ?? classes.error,
    isFetching: reads.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(reads.map(({ refetch }) => refetch())),
  }
}
