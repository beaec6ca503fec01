import { readFileSync } from "node:fs"
import { makePending } from "@rosette/outbox/fixtures"
import type { SheetRefused } from "@rosette/outbox/send-failure"
import { screen, waitFor } from "@testing-library/react"
import { beforeEach, expect, it } from "vitest"
import { show } from "../../../test/render.tsx"
import { setScreenWidth } from "../../../test/screen-width.ts"
import type { Workspace } from "../../offline/workspace/stored-workspace.ts"
import type { Desk } from "./desk/desk.ts"
import { aDesk, aSaving } from "./desk/desk-fixture.ts"
import { DEMO_WORKSPACE } from "./desk/test-mode.ts"
import { JudgingDesk } from "./judging-desk.tsx"

/** The table of the page: by change, what its judge reads. */
const ROWS = new Map(
  (
    readFileSync(`${import.meta.dirname}/../../../../../docs/offline.md`, "utf8").split(
      "## What a change of the event does to a sheet",
    )[1] ?? ""
  )
    .split("\n## ")[0]
    ?.split("\n")
    .filter((line) => /^\| (?!change|---)/.test(line))
    .map((line) => line.split("|").map((cell) => cell.trim()))
    .map(([, change = "", , , read = ""]) => [change, /“(.*)”/.exec(read)?.[1] ?? null] as const),
)

type State = {
  sheets?: Workspace["sheets"]
  workspace?: Partial<Workspace>
  refusal?: Partial<SheetRefused>
  session?: Desk["session"]
}

const STORED: Workspace["sheets"][number] = {
  entryId: 1,
  isSubmitted: true,
  comments: "",
  revision: 5,
  isAsked: false,
  reopened: null,
  scores: [1, 2].map((criterionId) => ({ criterionId, points: 8 })),
}
const reopened = { at: "2026-06-01T08:00:00.000Z", by: "Olive", reason: "" }
const ended = (reason: "removed" | "newCode"): Desk["session"] => ({
  state: "ended",
  end: { reason, eventName: "Harbour Show" },
})
const closed: State = { refusal: { code: "EVENT_CLOSED" } }
const lacks: State = { sheets: [STORED] }

/** The state of the screen after each change that its judge reads about. */
const STATES: Record<string, State> = {
  "criterion added": lacks,
  "maximum lowered": { refusal: { code: "INVALID_INPUT", issues: [{ path: ["scores", 0, "points"], message: "" }] } },
  "flag of the entry changed": lacks,
  "requirement changed": lacks,
  "entry leaves the judge's scope": {
    sheets: [STORED],
    workspace: {
      judge: { ...DEMO_WORKSPACE.judge, classIds: [1] },
      classes: [{ id: 2, name: "Trucks", code: "T", order: 0 }],
      entries: DEMO_WORKSPACE.entries.map((entry) => ({ ...entry, votingId: "C9", classId: 2 })),
    },
  },
  "section leaves the judge's scope": {
    sheets: [STORED],
    workspace: { judge: { ...DEMO_WORKSPACE.judge, sections: [3] } },
  },
  "section comes into the judge's scope": lacks,
  "judge has stepped aside": {
    sheets: [STORED],
    workspace: {
      conflicts: [
        {
          id: 1,
          judgeId: 1,
          entryId: 1,
          reason: "",
          source: "organizer",
          by: "Olive",
          at: reopened.at,
          state: "active",
        },
      ],
    },
  },
  "entry removed": { refusal: { code: "NOT_FOUND" } },
  "judging closed": closed,
  "results in review": closed,
  "results published": closed,
  "scores cleared": { refusal: { code: "SHEET_CHANGED", current: null } },
  "sheet reopened": { sheets: [{ ...STORED, isSubmitted: false, reopened }] },
  "reopening taken back": { sheets: [STORED], refusal: { code: "SCORES_LOCKED" } },
  "judge removed": { session: ended("removed") },
  "new access code": { session: ended("newCode") },
}

beforeEach(() => setScreenWidth("phone"))

it("there is a state for each row of the page with words", () => {
  expect([...ROWS].flatMap(([change, words]) => (words ? [change] : []))).toEqual(Object.keys(STATES))
})

it.each(Object.entries(STATES))("%s: the judge reads the words of the page", async (change, state) => {
  const refusal = state.refusal && {
    kind: "refused" as const,
    code: "NOT_FOUND" as const,
    message: "",
    issues: [],
    ...state.refusal,
  }
  const content = { points: { 1: 8 }, comments: "" }
  const waiting = makePending({ label: "Car", content, state: "needs-you", refusal: refusal ?? null })
  const desk = aDesk({
    workspace: { ...DEMO_WORKSPACE, sheets: state.sheets ?? [], ...state.workspace },
    saving: aSaving(refusal ? [[1, waiting]] : []),
    session: state.session ?? { state: "open" },
  })
  const { user } = show(<JudgingDesk desk={desk} />)
  if (refusal) await user.click(screen.getByRole("button", { name: "1 waiting" }))
  await waitFor(() => expect(document.body.textContent).toContain(ROWS.get(change)))
  expect(document.body.textContent, "the organizer's change").not.toContain("another device")
})
