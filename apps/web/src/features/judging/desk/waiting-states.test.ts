import { makePending } from "@rosette/outbox/fixtures"
import type { PendingSheet } from "@rosette/outbox/records"
import { expect, it } from "vitest"
import { waitingStatesOf } from "./waiting-states.ts"

const opened = () => {
  let all: ReadonlyMap<number, PendingSheet> = new Map([[1, makePending()]])
  const sheets = {
    set: (entryId: number, one: PendingSheet) => {
      all = new Map(all).set(entryId, one)
    },
    remove: (entryId: number) => {
      all = new Map([...all].filter(([id]) => id !== entryId))
    },
  }
  return { sheets, states: waitingStatesOf(() => all) }
}

it("a score changes no state, so what is shown stays the same map", () => {
  const { sheets, states } = opened()
  const before = states()
  expect([...before]).toEqual([[1, { state: "unsent", isSubmitted: false }]])
  sheets.set(1, makePending({ content: { points: { 4: 9 }, comments: "Deep shine" } }))
  expect(states()).toBe(before)
})

it.each<[what: string, change: (sheets: ReturnType<typeof opened>["sheets"]) => void, states: unknown]>([
  [
    "is being sent",
    (sheets) => sheets.set(1, makePending({ state: "sending" })),
    [[1, { state: "sending", isSubmitted: false }]],
  ],
  [
    "is submitted",
    (sheets) => sheets.set(1, makePending({ isSubmitted: true })),
    [[1, { state: "unsent", isSubmitted: true }]],
  ],
  ["has arrived", (sheets) => sheets.remove(1), []],
  [
    "is another entry's, and this one has arrived",
    (sheets) => {
      sheets.remove(1)
      sheets.set(2, makePending())
    },
    [[2, { state: "unsent", isSubmitted: false }]],
  ],
])("a sheet that %s is shown", (_what, change, expected) => {
  const { sheets, states } = opened()
  const before = states()
  change(sheets)
  expect(states()).not.toBe(before)
  expect([...states()]).toEqual(expected)
})
