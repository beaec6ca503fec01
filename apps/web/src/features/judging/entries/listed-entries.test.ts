import { anEntry } from "@rosette/contract/fixtures"
import { expect, it } from "vitest"
import type { ListedEntry } from "./listed-entries.ts"
import { stageOf } from "./listed-entries.ts"

const pending: NonNullable<ListedEntry["pending"]> = {
  state: "unsent",
  isSubmitted: false,
}

it.each<[what: string, fields: Partial<ListedEntry>, stage: string]>([
  ["no sheet", {}, "todo"],
  ["a draft on the server", { status: "In Progress" }, "draft"],
  ["a draft on this device", { pending }, "draft"],
  ["a submitted sheet", { status: "Complete" }, "done"],
  ["a submitted sheet that lacks a criterion", { status: "Complete", isLacking: true }, "draft"],
  ["a submitted sheet that waits to be sent", { pending: { ...pending, isSubmitted: true } }, "done"],
  ["an entry that the judge is not asked for", { group: "notAssigned" }, "done"],
  ["a submitted sheet that was refused", { pending: { ...pending, isSubmitted: true, state: "needs-you" } }, "draft"],
])("%s", (_what, fields, stage) => {
  expect(
    stageOf({
      entry: anEntry(),
      group: "turn",
      status: "Pending",
      isLacking: false,
      talkWith: undefined,
      reopened: null,
      pending: undefined,
      ...fields,
    }),
  ).toBe(stage)
})
