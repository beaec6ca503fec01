import { useCallback, useState } from "react"
import { Redirect } from "wouter"
import { refusalOf } from "../../../lib/error-text.ts"
import { organizerData } from "../../../lib/storage.ts"
import { trpc } from "../../../lib/trpc.ts"
import { ButtonLink } from "../../../ui/page/button-link.tsx"
import { PageShell } from "../../../ui/page/page-shell.tsx"
import { EmptyState } from "../../../ui/states/empty-state.tsx"
import { BarsSkeleton, Loaded } from "../../../ui/states/loaded.tsx"
import { shownBy } from "../../live/live-news.ts"
import { useLiveEvent } from "../../live/use-live-event.ts"
import { firstChoice } from "./paper-choice.ts"
import { usePaperReads } from "./paper-version.ts"
import { PaperView } from "./paper-view.tsx"

/** Prints published results: lists, placards, certificates, and a page for each owner. */
export function PaperScreen() {
  const [kept] = useState(() => organizerData.read())
  if (!kept) return <Redirect to="/organizer-login" replace />
  return <Paper eventId={kept.event.id} keptName={kept.event.name} />
}

const RESULTS = { href: "/dashboard?tab=results", label: "Results" }
const OVER = new Set(["SIGN_IN_REQUIRED", "FORBIDDEN"])

function Paper({ eventId, keptName }: { eventId: number; keptName: string }) {
  const [choice, setChoice] = useState(() => firstChoice(navigator.language))
  const event = trpc.organizer.event.useQuery({ eventId })
  const { versions, read } = usePaperReads(eventId, choice.version)
  const [endedBy, setEndedBy] = useState<string | null>(null)
  const onRefused = useCallback((code: string) => setEndedBy(code), [])
  useLiveEvent(eventId, shownBy({ event: event.data, overview: undefined }), onRefused)
  const code = endedBy ?? (versions.error ? refusalOf(versions.error).code : null)
  const state = event.data && "resultsState" in event.data ? event.data.resultsState : null
  return (
    <PageShell
      title="Print papers"
      back={RESULTS}
      lead={event.data?.name ?? keptName}
      width="wide"
      isDense
      hasFooter={false}
    >
      {code !== null && OVER.has(code) ? (
        <EmptyState title="Your session has ended" action={<ButtonLink href="/organizer-login">Sign in</ButtonLink>}>
          Sign in again to print.
        </EmptyState>
      ) : (
        <Loaded
          query={versions}
          skeleton={<BarsSkeleton count={4} height="6rem" />}
          failureTitle="The published versions could not be loaded"
          empty={
            <EmptyState
              title="Nothing is published yet"
              action={<ButtonLink href={RESULTS.href}>Open Results</ButtonLink>}
            >
              Papers are printed from published results. Review and publish them first.
            </EmptyState>
          }
        >
          {(lines) => <PaperView versions={lines} state={state} read={read} choice={choice} onChoose={setChoice} />}
        </Loaded>
      )}
    </PageShell>
  )
}
