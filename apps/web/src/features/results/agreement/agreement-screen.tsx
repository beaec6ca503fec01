import { Alert } from "@mantine/core"
import { errorText } from "../../../lib/error-text.ts"
import { trpc } from "../../../lib/trpc.ts"
import { Loaded } from "../../../ui/states/loaded.tsx"
import type { EntryResult } from "../entry-result.ts"
import { AgreementContent } from "./agreement-content.tsx"

type Props = { eventId: number; results: readonly EntryResult[] }

/** Loads how much the judges agree, with the names of judges and classes. */
export function AgreementScreen({ eventId, results }: Props) {
  const agreement = trpc.organizer.agreement.useQuery({ eventId }, { staleTime: 0 })
  const judges = trpc.organizer.judges.useQuery({ eventId })
  // Without the rules the figures are shown, but no entry is marked.
  const rules = trpc.organizer.rules.useQuery({ eventId })
  const entryClasses = trpc.organizer.classes.useQuery({ eventId })
  const isRead = agreement.data && judges.data && entryClasses.data
  const query = {
    data: isRead ? { agreement: agreement.data, judges: judges.data, entryClasses: entryClasses.data } : undefined,
    error: agreement.error ?? judges.error ?? entryClasses.error,
    isFetching: agreement.isFetching || judges.isFetching || entryClasses.isFetching,
    refetch: () => Promise.all([agreement.refetch(), judges.refetch(), entryClasses.refetch()]),
  }
  return (
    <Loaded
      query={query}
      loadingText="Comparing the judges..."
      failureTitle="How far the judges agree could not be loaded"
    >
      {(read) => (
        <>
          {query.error !== null && (
            <Alert color="yellow" mb="md" title="These may not be the latest scores">
              {errorText(query.error)}
            </Alert>
          )}
          <AgreementContent {...read} conferAbove={rules.data?.conferAbove ?? null} results={results} />
        </>
      )}
    </Loaded>
  )
}
