import { anEntry } from "@rosette/contract/fixtures"
import { expect, it } from "vitest"
import { nextStep, offeredStep } from "./next-step.ts"

const alpha = anEntry({ id: 1, entryName: "Alpha" })
const beta = anEntry({ id: 2, entryName: "Beta" })
const gamma = anEntry({ id: 3, entryName: "Gamma" })
const entries = [alpha, beta, gamma]

it.each([
  ["within the list", 0, [1], "2 left", "Next entry", 2],
  ["within the list, with one left before it", 1, [1, 2], "1 left: Gamma", "Next entry", 3],
  ["at the end, with one skipped", 2, [1, 3], "1 left: Beta", "Go to Beta", 2],
  ["at the end, with two skipped", 2, [3], "2 left", "Go to Alpha", 1],
  ["at the end, with nothing left", 2, [1, 2, 3], "All 3 judged", "", null],
])("%s", (_case, index, done, left, label, target) => {
  let at: number | null = null
  const goTo = (id: number) => {
    at = id
  }
  const entry = entries[index] ?? alpha
  const following = entries[index + 1]
  const next = following ? () => goTo(following.id) : null
  const unfinished = entries.filter(({ id }) => !done.includes(id))
  const on = nextStep({ entry, count: 3, goTo, next }, unfinished)
  expect([on.left, on.label]).toEqual([left, label])
  on.go?.()
  expect(at).toBe(target)
})

it.each<[what: string, entryId: number | null, left: string, target: number | null]>([
  ["the offer, with its sheets", 2, "Next: B, 2 of 3 sheets", 2],
  ["an offer whose sheets are not known", 3, "Next: C", 3],
  ["the shown entry is still offered", 1, "Nothing more is needed of you", null],
  ["nothing is needed", null, "Nothing more is needed of you", null],
])("where judges share the entries: %s", (_what, entryId, left, target) => {
  let at: number | null = null
  const goTo = (id: number) => {
    at = id
  }
  const listed = entries.map((entry, index) => ({ entry: { ...entry, votingId: "ABC"[index] ?? "" } }))
  const offer = { entryId, counts: new Map([[2, { done: 2, need: 3 }]]), total: 3 }
  const step = offeredStep({ entry: alpha, goTo }, offer, listed)
  step.go?.()
  expect([step.left, at]).toEqual([left, target])
})
