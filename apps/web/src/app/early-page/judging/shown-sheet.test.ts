import { anEntry } from "@rosette/outbox/judged-fixtures"
import { expect, it } from "vitest"
import { DEMO_WORKSPACE } from "../../../features/judging/desk/demo-workspace.ts"
import { aKeptSheet } from "../../../offline/workspace/stored-fixtures.ts"
import type { Workspace } from "../../../offline/workspace/stored-workspace.ts"
import { shownSheet } from "./shown-sheet.ts"

const JUDGE = DEMO_WORKSPACE.judge
const OWNER = { databaseId: "one", judgeId: JUDGE.id, eventId: 1 }
const TWO = [
  anEntry({ id: 1, entryName: "Blue Truck", votingId: "A1" }),
  anEntry({ id: 2, entryName: "Red Van", votingId: "A2" }),
]
const sheetOf = (entryId: number, points: number, isSubmitted: boolean): Workspace["sheets"][number] => ({
  ...{ entryId, isSubmitted, comments: "", revision: 1, isAsked: false, reopened: null },
  scores: [{ criterionId: 1, points }],
})
const keptOf = (entryId: number, points: number, isSubmitted = false) => {
  const { unsent: kept } = aKeptSheet({
    ...OWNER,
    entryId,
    isSubmitted,
    content: { points: { 1: points }, comments: "" },
  })
  if (!kept) throw new Error("A kept sheet is kept")
  return kept
}

type Device = { workspace?: Partial<Workspace>; kept?: ReturnType<typeof keptOf>[]; attempted?: number[] }

function shown({ workspace = {}, kept = [], attempted = [] }: Device, search = "", judge = JUDGE) {
  const stored = { ...DEMO_WORKSPACE, entries: TWO, databaseId: "one", ...workspace }
  const attempts = attempted.map((entryId) => {
    const { attempt } = aKeptSheet({ ...OWNER, entryId }, { code: "SHEET_CHANGED", message: "", issues: [] } as never)
    if (!attempt) throw new Error("A refused sheet has an attempt")
    return attempt
  })
  return shownSheet(
    { workspaces: [{ ...OWNER, workspace: stored, seen: 1, stopped: null }], kept, attempts },
    judge,
    search,
  )
}

it("the first sheet that is not submitted, with its place among all", () => {
  expect(shown({})?.texts).toEqual({
    ...{ name: "Blue Truck", votingId: "A1", place: "Position 1 of 2", points: "–", max: "30" },
    facts: "For practice · Demo Participant",
  })
  expect(shown({ workspace: { sheets: [sheetOf(1, 5, true)] } })?.texts).toMatchObject({
    ...{ name: "Red Van", place: "Position 2 of 2" },
  })
})

it("the sheet that the address names", () => {
  expect(shown({}, "?entry=2")?.texts.name).toBe("Red Van")
  expect(shown({}, "?entry=9")?.texts.name).toBe("Blue Truck")
  expect(shown({ kept: [keptOf(1, 8, true)] }, "?entry=2")?.texts.name).toBe("Red Van")
})

it("its points as on the screen: typed on this device, else those of the server", () => {
  const fromServer = { sheets: [sheetOf(1, 5, false)] }
  expect(shown({ workspace: fromServer })).toMatchObject({ hasPoints: true, texts: { points: "5" } })
  expect(shown({ workspace: fromServer, kept: [keptOf(1, 8)] })?.texts.points).toBe("8")
  expect(shown({ kept: [keptOf(2, 8)] })).toMatchObject({ hasPoints: false, texts: { points: "–" } })
})

it("no name that the organizer hides, and a photo in both sizes", () => {
  const entries = [anEntry({ showEntryName: false, votingId: "A1", imageUrl: "/photos/a.webp", description: "" })]
  expect(shown({ workspace: { entries } })).toMatchObject({
    isVehicle: false,
    texts: { name: "Entry A1", facts: "Demo Participant" },
    photo: { url: "/photos/a.webp", small: "/photos/a-thumb.webp", label: expect.stringContaining("Entry A1") },
  })
})

it.each<[string, Device]>([
  ["everything is submitted", { workspace: { sheets: [sheetOf(1, 5, true), sheetOf(2, 5, true)] } }],
  ["the submit of the sheet waits here", { kept: [keptOf(1, 8, true)] }],
  ["an attempt to send the sheet is recorded", { kept: [keptOf(1, 8)], attempted: [1] }],
  ["the submit of another sheet waits here, so that the first to judge is not certain", { kept: [keptOf(2, 8, true)] }],
  ["something is above the sheet", { workspace: { talks: [{ entryId: 2, judgeNames: ["Bob"] }] } }],
  ["there are no entries", { workspace: { entries: [] } }],
])("nothing if %s", (_, device) => {
  expect(shown(device)).toBeNull()
})

it("nothing of another judge with the same id", () => {
  expect(shown({}, "", { ...JUDGE, createdAt: "2025-01-01T00:00:00.000Z" })).toBeNull()
  expect(shown({}, "", { ...JUDGE, id: 7 })).toBeNull()
})
