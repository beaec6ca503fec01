import type { PendingSheet } from "@rosette/outbox"
import { expect, it } from "vitest"
import { ownSheets } from "./own-sheets.ts"

const PENDING: PendingSheet = {
  ...{ label: "Car 7 (7)", content: { points: {}, comments: "" }, baseRevision: 0, refusal: null },
  ...{ isUnanswered: false, isChangedSince: false, isLost: false, isAddition: false },
  state: "kept",
  isSubmitted: false,
}

it.each<
  [what: string, stored: boolean | null, waiting: Partial<PendingSheet> | null, isSubmitted: boolean | undefined]
>([
  ["nothing", null, null, undefined],
  ["a draft on the server", false, null, false],
  ["a draft on this device", null, {}, false],
  ["a submitted sheet that waits", null, { isSubmitted: true }, true],
  [
    "a submitted sheet that is being sent, of a draft on the server",
    false,
    { isSubmitted: true, state: "sending" },
    true,
  ],
  ["a submitted sheet that was refused", null, { isSubmitted: true, state: "needs-you" }, false],
  ["points added to a submitted sheet", true, { state: "needs-you", isAddition: true }, true],
])("%s", (_what, stored, waiting, isSubmitted) => {
  const own = ownSheets(
    stored === null ? [] : [{ entryId: 7, isSubmitted: stored }],
    new Map(waiting && [[7, { ...PENDING, ...waiting }]]),
  )
  expect(own.get(7)?.isSubmitted).toBe(isSubmitted)
})
