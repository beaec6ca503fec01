import { Button } from "@mantine/core"
import { lazy, Suspense, useState } from "react"
import { BarsSkeleton } from "../../../ui/states/loaded.tsx"
import type { EntryResult } from "../entry-result.ts"
import { ResultsSection } from "../results-section.tsx"

const AgreementScreen = lazy(async () => ({ default: (await import("./agreement-screen.tsx")).AgreementScreen }))

type Props = { eventId: number; results: readonly EntryResult[] }

/** How much the judges agree; loaded when it is opened. */
export function AgreementCard({ eventId, results }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <ResultsSection id="fairness" title="Fairness" lead="How far the judges agree. None of it changes a place.">
      <Button variant="default" aria-expanded={isOpen} mb={isOpen ? "sm" : 0} onClick={() => setOpen(!isOpen)}>
        {isOpen ? "Hide how far the judges agree" : "Show how far the judges agree"}
      </Button>
      {isOpen && (
        <Suspense fallback={<BarsSkeleton />}>
          <AgreementScreen eventId={eventId} results={results} />
        </Suspense>
      )}
    </ResultsSection>
  )
}
