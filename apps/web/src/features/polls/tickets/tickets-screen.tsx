import { useState } from "react"
import { Redirect } from "wouter"
import { organizerData } from "../../../lib/storage.ts"
import { trpc } from "../../../lib/trpc.ts"
import { ButtonLink } from "../../../ui/page/button-link.tsx"
import { EmptyState } from "../../../ui/states/empty-state.tsx"
import { BarsSkeleton, Loaded } from "../../../ui/states/loaded.tsx"
import { PrintPage } from "../../live/print-page.tsx"
import { TicketsView } from "./tickets-view.tsx"

/** Prints tickets with the codes of the audience's vote. */
export function TicketsScreen() {
  const [kept] = useState(() => organizerData.read())
  if (!kept) return <Redirect to="/organizer-login" replace />
  return <Tickets kept={kept.event} />
}

const AWARDS = { href: "/dashboard?tab=awards", label: "Awards" }

/** Only for the number of codes: those of the tickets are read by their numbers. */
const FIRST = { from: 1, to: 1 }

function Tickets({ kept }: { kept: { id: number; name: string } }) {
  const eventId = kept.id
  const event = trpc.organizer.event.useQuery({ eventId })
  const codes = trpc.organizer.voteCodes.useQuery({ eventId, ...FIRST }, { staleTime: 0 })
  return (
    <PrintPage kept={kept} title="Print tickets" back={AWARDS} error={codes.error}>
      <Loaded
        query={codes}
        skeleton={<BarsSkeleton count={4} height="6rem" />}
        failureTitle="The codes could not be loaded"
        isEmpty={({ made }) => made === 0}
        empty={
          <EmptyState title="No tickets yet" action={<ButtonLink href={AWARDS.href}>Open Awards</ButtonLink>}>
            Each ticket has a code. Make codes first, under Audience vote… in the menu of the awards.
          </EmptyState>
        }
      >
        {({ made }) => <TicketsView eventId={eventId} eventName={event.data?.name ?? kept.name} made={made} />}
      </Loaded>
    </PrintPage>
  )
}
