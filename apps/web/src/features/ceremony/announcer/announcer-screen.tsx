import { useCallback, useState } from "react"
import { Redirect } from "wouter"
import { refusalOf } from "../../../lib/error-text.ts"
import { organizerData } from "../../../lib/storage.ts"
import { trpc } from "../../../lib/trpc.ts"
import { LiveDot } from "../../../ui/figures/live-dot.tsx"
import { ButtonLink } from "../../../ui/page/button-link.tsx"
import { PageShell } from "../../../ui/page/page-shell.tsx"
import { EmptyState } from "../../../ui/states/empty-state.tsx"
import { BarsSkeleton, Loaded } from "../../../ui/states/loaded.tsx"
import { shownBy } from "../../live/live-news.ts"
import { type LiveState, useLiveEvent } from "../../live/use-live-event.ts"
import { useCeremony, useCeremonyCalls } from "../use-ceremony.ts"
import classes from "./announcer.module.css"
import { AnnouncerView } from "./announcer-view.tsx"

/** Leads the ceremony, on the organizer's phone or laptop. */
export function AnnouncerScreen() {
  const [kept] = useState(() => organizerData.read())
  if (!kept) return <Redirect to="/organizer-login" replace />
  return <Announcer eventId={kept.event.id} keptName={kept.event.name} />
}

const RESULTS = { href: "/dashboard?tab=results", label: "Results" }
const OVER = new Set(["SIGN_IN_REQUIRED", "FORBIDDEN"])
const NOT_REACHED = new Set(["OFFLINE", "UNREACHABLE", "UNREADABLE"])

function Announcer({ eventId, keptName }: { eventId: number; keptName: string }) {
  const event = trpc.organizer.event.useQuery({ eventId })
  const query = useCeremony(eventId)
  const calls = useCeremonyCalls(eventId, query.data?.version ?? 0)
  const [endedBy, setEndedBy] = useState<string | null>(null)
  const onRefused = useCallback((code: string) => setEndedBy(code), [])
  const live = useLiveEvent(eventId, shownBy({ event: event.data, overview: undefined }), onRefused)
  const code = calls.refusal?.code ?? (query.error ? refusalOf(query.error).code : null)
  const isOver = [code, endedBy].some((one) => one !== null && OVER.has(one))
  const eventName = event.data?.name ?? keptName
  const isLost = live === "reconnecting" || live === "off" || (code !== null && NOT_REACHED.has(code))
  return (
    <PageShell
      title="Ceremony"
      back={RESULTS}
      lead={<span className={classes.event}>{eventName}</span>}
      width="wide"
      actions={<Line state={live} />}
      isDense
      hasFooter={false}
    >
      {isOver ? (
        <EmptyState title="Your session has ended" action={<ButtonLink href="/organizer-login">Sign in</ButtonLink>}>
          The stage keeps its line. Sign in again to go on from there.
        </EmptyState>
      ) : (
        <Loaded
          query={query}
          skeleton={<BarsSkeleton count={3} height="6rem" />}
          failureTitle="The ceremony could not be loaded"
          isEmpty={({ results }) => results === null}
          empty={
            <EmptyState
              title="Nothing is published yet"
              action={<ButtonLink href={RESULTS.href}>Open Results</ButtonLink>}
            >
              A ceremony announces published results. Review and publish them first.
            </EmptyState>
          }
        >
          {(ceremony) => <AnnouncerView ceremony={ceremony} eventName={eventName} calls={calls} isLost={isLost} />}
        </Loaded>
      )}
    </PageShell>
  )
}

const WORDS = {
  connecting: { tone: "waiting", text: "Connecting…", meaning: "Asking the server for news." },
  live: { tone: "good", text: "Live", meaning: "This screen follows the ceremony." },
  reconnecting: { tone: "waiting", text: "Reconnecting…", meaning: "The server cannot be reached." },
  off: { tone: "bad", text: "Not live", meaning: "This screen does not update automatically. Reload the page." },
} as const

const Line = ({ state }: { state: LiveState }) => <LiveDot {...WORDS[state]} />
