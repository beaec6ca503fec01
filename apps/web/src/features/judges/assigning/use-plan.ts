import { useDebouncedValue } from "@mantine/hooks"
import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { type Inputs, type Outputs, trpc } from "../../../lib/trpc.ts"

export type Plan = Outputs["organizer"]["previewAssignments"]
type PlannedChange = Omit<Inputs["organizer"]["previewAssignments"], "eventId">

const AFTER_TYPING_MS = 250

/** What each judge would have to do; read a moment after each change, and again once more sheets are in. The plan before is shown until then. */
export function usePlan(eventId: number, change: PlannedChange, submittedSheets: number) {
  const { client } = trpc.useUtils()
  const [asked] = useDebouncedValue(JSON.stringify(change), AFTER_TYPING_MS)
  return useQuery({
    queryKey: ["plan", eventId, asked, submittedSheets],
    queryFn: ({ signal }) => {
      const sent: PlannedChange = JSON.parse(asked)
      return client.organizer.previewAssignments.mutate({ eventId, ...sent }, { signal })
    },
    placeholderData: keepPreviousData,
  })
}
