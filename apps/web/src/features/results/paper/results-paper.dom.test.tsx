import { act } from "@testing-library/react"
import { expect, it } from "vitest"
import { showWithServer } from "../../../../test/calls.tsx"
import type { EntryResult } from "../entry-result.ts"
import { usePaperNames } from "./paper-awards.ts"

const result = (entryId: number) =>
  ({
    entryId,
    votingId: `A${entryId}`,
    entryName: `Car ${entryId}`,
    ownerParticipant: `Owner ${entryId}`,
  }) as EntryResult
const RESULTS = [result(1), result(2)]

function Names() {
  const shown = usePaperNames(1, RESULTS)
  return (
    <p>
      {shown?.map(({ entryName, ownerParticipant }) => `${entryName} (${ownerParticipant})`).join(", ") ?? "unknown"}
    </p>
  )
}

it("a printed paper has no name and no owner that an entry hides, and none before that is known", async () => {
  const entries = [
    { id: 1, showEntryName: false, showOwnerParticipant: true },
    { id: 2, showEntryName: true, showOwnerParticipant: false },
  ]
  const { container, queryClient } = showWithServer(<Names />, { "organizer.entries": () => entries as never })
  expect(container.textContent).toBe("unknown")
  await act(() => expect.poll(() => queryClient.isFetching()).toBe(0))
  expect(container.textContent).toBe("Entry A1 (Owner 1), Car 2 ()")
})
