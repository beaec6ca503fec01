import { act, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { showWithServer } from "../../../test/calls.tsx"
import { HistoryCard } from "./history-card.tsx"
import type { HistoryItem } from "./history-words.ts"
import { useEventHistory } from "./use-event-history.ts"

const item = (id: number): HistoryItem => ({
  id,
  at: "2026-06-20T10:00:00.000Z",
  actor: "Olga",
  role: "organizer",
  way: "",
  device: "",
  action: "entry.created",
  subject: `Car ${id}`,
  before: null,
  after: null,
  seq: null,
  contentHash: null,
  previous: null,
  hash: null,
})

const Card = () => <HistoryCard history={useEventHistory(1)} />

it("older changes are loaded also if news of a change arrives meanwhile", async () => {
  const asked: (number | null | undefined)[] = []
  let answerOlder = () => {}
  const { user, queryClient } = showWithServer(<Card />, {
    "organizer.criteria": () => [],
    "organizer.history": ({ cursor }) => {
      asked.push(cursor)
      if (cursor == null) return { items: [item(2)], nextCursor: 2 }
      const page = { items: [item(1)], nextCursor: null }
      // The first time it comes late, the next time at once.
      return asked.length > 2
        ? page
        : new Promise((resolve) => {
            answerOlder = () => resolve(page)
          })
    },
  })
  await user.click(await screen.findByRole("button", { name: "Show older changes" }))
  expect(asked).toEqual([undefined, 2])
  await act(() => queryClient.invalidateQueries())
  answerOlder()
  await screen.findByText("Car 1")
})
