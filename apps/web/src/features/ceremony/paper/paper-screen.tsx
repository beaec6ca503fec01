import { useState } from "react"
import { Redirect } from "wouter"
import { organizerData } from "../../../lib/storage.ts"
import { trpc } from "../../../lib/trpc.ts"
import { ButtonLink } from "../../../ui/page/button-link.tsx"
import { EmptyState } from "../../../ui/states/empty-state.tsx"
import { BarsSkeleton, Loaded } from "../../../ui/states/loaded.tsx"
import { PrintPage } from "../../live/print-page.tsx"
import { firstChoice } from "./paper-choice.ts"
import { usePaperReads } from "./paper-version.ts"
import { PaperView } from "./paper-view.tsx"

/** Prints published results: lists, placards, certificates, and a page for each owner. */
export function PaperScreen() {
  const [kept] = useState(() => organizerData.read())
  if (!kept) return <Redirect to="/organizer-login" replace />
  return <Paper kept={kept.event} />
}

const RESULTS = { href: "/dashboard?tab=results", label: "Results" }

function Paper({ kept }: { kept: { id: number; name: string } }) {
  const [choice, setChoice] = useState(() => firstChoice(navigator.language))
  const event = trpc.organizer.event.useQuery({ eventId: kept.id })
  const { versions, read } = usePaperReads(kept.id, choice.version)
  const state = event.data && "resultsState" in event.data ? event.data.resultsState : null
  return (
    <PrintPage kept={kept} title="Print papers" back={RESULTS} error={versions.error}>
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
    </PrintPage>
  )
}
