import { anEntry } from "@rosette/contract/fixtures"
import { screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { show } from "../../../../test/render.tsx"
import { EntryButton } from "./entry-list.tsx"
import type { ListedEntry } from "./listed-entries.ts"

it.each<[string, Partial<ListedEntry>]>([
  ["Complete", {}],
  ["CompleteTo complete", { isLacking: true }],
  ["PendingNo criteria for its class", { status: "Pending", isWithoutScorecard: true }],
  [
    "In ProgressReopened",
    { status: "In Progress", reopened: { at: "2026-06-01T08:00:00.000Z", by: "Olive", reason: "" } },
  ],
  ["CompleteTalk it over", { talkWith: ["Ann"] }],
  ["CompleteTo completeTalk it over", { isLacking: true, talkWith: ["Ann"] }],
])("an entry has the marks %j", (marks, fields) => {
  const entry = anEntry({ votingId: "A7", description: "" })
  const listed = {
    entry,
    group: "turn",
    status: "Complete",
    pending: undefined,
    isLacking: false,
    talkWith: undefined,
    reopened: null,
  } as const
  show(<EntryButton {...listed} {...fields} isSelected={false} onSelect={() => undefined} />)
  expect(screen.getByRole("button", { name: /A7/ }).textContent).toBe(`Demo EntryA7${marks}`)
})
