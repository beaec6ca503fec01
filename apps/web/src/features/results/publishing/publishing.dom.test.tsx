import type { BlockingLine } from "@rosette/contract/publishing"
import type { SnapshotLine } from "@rosette/contract/snapshots"
import { screen, within } from "@testing-library/react"
import { describe, expect, it, vi } from "vitest"
import { showWithServer } from "../../../../test/calls.tsx"
import { anOutstandingJudge, theOutstanding } from "../../../../test/outstanding.ts"
import type { Outstanding } from "../outstanding/words.ts"
import { PublishingView } from "./publishing-view.tsx"
import type { PublishingState } from "./use-publishing.ts"
import type { Names } from "./words.ts"

const names: Names = {
  judge: () => "Ann",
  entry: (id) => `A${id}`,
  criterion: () => "Paint",
  award: () => "Cup",
  section: () => "Body",
}
const MISSING: BlockingLine = { kind: "sheetMissing", key: "m", isWaived: false, judgeId: 1, entryIds: [2] }
const FLAGGED: BlockingLine = { kind: "awardFlagged", key: "f", isWaived: false, awardId: 5, entryIds: [2] }
const MISSING_WORDS = "Ann has not submitted 1 sheet: A2"

const version = (number: number, reason = ""): SnapshotLine => ({
  version: number,
  sha256: "1a2b3c4d".repeat(8),
  publishedAt: "2026-06-13T18:00:00.000Z",
  publishedBy: "Olive",
  reason,
})

type Wanted = {
  blocking?: BlockingLine[]
  versions?: SnapshotLine[]
  outstanding?: Outstanding | null
  readVersion?: (version: number) => Promise<string>
  /** The results on the screen are not the present ones. */
  hasChanged?: boolean
}

function open(
  state: PublishingState["state"],
  { blocking, versions = [], outstanding = null, readVersion = async () => "{}", hasChanged = false }: Wanted = {},
) {
  const done = () => Promise.resolve(true)
  const actions = {
    startReview: vi.fn(done),
    endReview: vi.fn(done),
    endSessions: vi.fn(done),
    waive: vi.fn(done),
    look: vi.fn(() => Promise.resolve(hasChanged)),
    publish: vi.fn(done),
    amend: vi.fn(done),
    takeBack: vi.fn(done),
    isPending: false,
  }
  const onOpenAwards = vi.fn()
  const review = { data: blocking && { state, blocking }, error: null, isFetching: false, refetch: () => undefined }
  const publishing: PublishingState = { state, versions, review, names }
  const shown = showWithServer(
    <PublishingView
      eventId={1}
      publishing={publishing}
      outstanding={outstanding}
      actions={actions}
      by="Olive"
      onOpenAwards={onOpenAwards}
      onOpenEntries={() => undefined}
      readVersion={readVersion}
    />,
    {
      "organizer.entries": () => [],
      "organizer.entrySheets": () => ({ expectedOfEach: 1, entries: [], withoutScorecard: [] }),
    },
  )
  const press = (name: string) => shown.user.click(screen.getByRole("button", { name }))
  const answer = async (dialog: string, button: string) =>
    shown.user.click(within(await screen.findByRole("dialog", { name: dialog })).getByRole("button", { name: button }))
  const give = async (dialog: string, reason: string, button: string) => {
    const asked = await screen.findByRole("dialog", { name: dialog })
    if (reason) await shown.user.type(within(asked).getByRole("textbox", { name: "Reason" }), reason)
    await answer(dialog, button)
  }
  return { ...shown, actions, onOpenAwards, press, answer, give }
}

const buttons = () =>
  screen.getAllByRole("button").map((button) => button.getAttribute("aria-label") ?? button.textContent)

const sheets = (outstandingSheets: number): Outstanding =>
  theOutstanding({
    expectedSheets: 2,
    outstandingSheets,
    submittedSheets: 2 - outstandingSheets,
    isProvisional: outstandingSheets > 0,
    judges: [anOutstandingJudge({ submittedEntries: 1, outstandingSheets })],
  })

describe("the sheets", () => {
  it.each<[string, PublishingState["state"], number, string]>([
    [
      "who is missing, beside the next step",
      "open",
      1,
      "Provisional: 1 of 2 sheets is in.Judging is open. Missing from Ann (1).",
    ],
    ["that all are in", "open", 0, "All sheets are in"],
    ["that all are in, beside the version", "published", 0, "Published version 1\u00a0· All sheets are in"],
    ["who is missing, below the state", "review", 1, "Provisional: 1 of 2 sheets is in.Missing from Ann (1)."],
  ])("are in the same bar: %s", (_what, state, missing, text) => {
    open(state, { blocking: [], outstanding: sheets(missing), versions: state === "published" ? [version(1)] : [] })
    expect(screen.getByRole("region", { name: "Publishing" }).textContent).toContain(text)
  })
})

it("published results say what was waived, and never that they are provisional", () => {
  const waived = { ...sheets(1), isProvisional: false, waivedSheets: 1 }
  const { rerender } = open("published", { outstanding: waived, versions: [version(1)] })
  expect(screen.getByRole("region", { name: "Publishing" }).textContent).toContain(
    "Published version 1\u00a0· 1 sheet waived",
  )
  expect(document.body.textContent).not.toContain("Provisional")
  rerender(<p />)
  open("published", { outstanding: sheets(1), versions: [version(1)] })
  expect(document.body.textContent).not.toContain("Provisional")
})

describe("the next steps", () => {
  it.each<[string, PublishingState["state"], Wanted, string[]]>([
    ["while judging is open", "open", {}, ["Review results"]],
    ["while the blocking lines are loading", "review", {}, ["Reopen judging"]],
    [
      "while something is in the way",
      "review",
      { blocking: [FLAGGED] },
      ["Open Awards", "Waive: Cup would no longer go to A2", "Reopen judging"],
    ],
    ["with nothing blocking", "review", { blocking: [] }, ["Publish results", "Reopen judging"]],
    [
      "with everything waived",
      "review",
      { blocking: [{ ...MISSING, isWaived: true }] },
      ["Publish results", "Reopen judging"],
    ],
    [
      "after the results were taken back",
      "review",
      { blocking: [], versions: [version(1)] },
      ["Publish amendment", "Reopen judging", "Versions"],
    ],
    ["of published results", "published", { versions: [version(1)] }, ["More"]],
  ])("%s", (_, state, wanted, expected) => {
    open(state, wanted)
    expect(buttons()).toEqual(expected)
  })
})

it("a phone that holds sheets can be shut out beside being waived", async () => {
  const { press, answer, actions } = open("review", {
    blocking: [{ kind: "sheetWaiting", key: "w", isWaived: false, judgeId: 1, waitingSheets: 2 }],
  })
  expect(buttons()).toEqual(["Reopen judging", "End…", "Waive: Ann’s phone holds 2 late sheets", "Reopen judging"])
  await press("End…")
  await answer("End Ann’s sessions?", "End Sessions")
  expect(actions.endSessions).toHaveBeenCalledExactlyOnceWith("Ann")
})

it("what is rarely done with published results is shown on demand", async () => {
  const { press } = open("published", { versions: [version(1)] })
  expect(buttons()).toEqual(["More"])
  await press("More")
  expect(buttons()).toEqual(["Less", "Versions", "Take back"])
})

it("published results show the version, who published it and when, and on demand its checksum", async () => {
  const { press } = open("published", { versions: [version(1), version(2, "A sheet was read wrong")] })
  const status = screen.getByRole("status").textContent
  for (const part of ["Published version 2", "Olive", "A sheet was read wrong"]) expect(status).toContain(part)
  expect(status).not.toContain("1a2b3c4d")
  await press("More")
  screen.getByText("Checksum 1a2b3c4d")
})

describe("each step needs a confirmation", () => {
  it("for a review: that it closes judging", async () => {
    const { actions, press, answer } = open("open")
    await press("Review results")
    expect((await screen.findByRole("dialog")).textContent).toContain("Judging closes")
    expect(actions.startReview).not.toHaveBeenCalled()
    await answer("Review the results?", "Review results")
    await expect.poll(() => actions.startReview.mock.calls).toEqual([[]])
  })

  it("for publishing: what it locks, once", async () => {
    const { actions, press, answer } = open("review", { blocking: [] })
    await press("Publish results")
    expect((await screen.findByRole("dialog")).textContent).toContain("can then not be changed")
    await answer("Publish the results?", "Publish results")
    await expect.poll(() => actions.publish.mock.calls).toEqual([[]])
  })

  it.each([
    ["Publish results", []],
    ["Publish amendment", [version(1)]],
  ])("%s: that the results on the screen have changed", async (action, versions) => {
    const { press } = open("review", { blocking: [], versions, hasChanged: true })
    await press(action)
    expect((await screen.findByRole("dialog")).textContent).toContain("The results have just changed.")
  })

  it("for a waiver: what is waived, by whom, and a required reason", async () => {
    const { actions, press, give } = open("review", { blocking: [MISSING] })
    await press(`Waive: ${MISSING_WORDS}`)
    const dialog = await screen.findByRole("dialog", { name: "Waive this?" })
    expect(dialog.textContent).toContain(MISSING_WORDS)
    expect(dialog.textContent).toContain("Recorded under the name Olive.")
    await give("Waive this?", "", "Waive")
    await within(dialog).findByText("Reason is required")
    expect(actions.waive).not.toHaveBeenCalled()
    await give("Waive this?", "Went home ill", "Waive")
    await expect.poll(() => actions.waive.mock.calls).toEqual([[{ kind: "sheetMissing", key: "m" }, "Went home ill"]])
  })

  it("for taking back and amending: a required reason", async () => {
    const published = open("published", { versions: [version(1)] })
    await published.press("More")
    await published.press("Take back")
    await published.give("Take the results back?", "Too early", "Take back")
    await expect.poll(() => published.actions.takeBack.mock.calls).toEqual([["Too early"]])
    published.unmount()
    const taken = open("review", { blocking: [], versions: [version(1)] })
    await taken.press("Publish amendment")
    await taken.give("Publish version 2?", "Now right", "Publish amendment")
    await expect.poll(() => taken.actions.amend.mock.calls).toEqual([["Now right"]])
  })

  it("a refused step keeps the dialog open with the reason", async () => {
    const { actions, press, give } = open("published", { versions: [version(1)] })
    actions.takeBack.mockResolvedValue(false)
    await press("More")
    await press("Take back")
    await give("Take the results back?", "Too early", "Take back")
    await expect.poll(() => actions.takeBack.mock.calls.length).toBe(1)
    expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Reason" }).value).toBe("Too early")
  })
})

it("each line leads to where it is resolved", async () => {
  const { actions, onOpenAwards, press, answer } = open("review", { blocking: [FLAGGED] })
  await press("Open Awards")
  expect(onOpenAwards).toHaveBeenCalledOnce()
  await press("Reopen judging")
  await answer("Reopen judging?", "Reopen judging")
  await expect.poll(() => actions.endReview.mock.calls.length).toBe(1)
})

it("waived lines are last, and marked", () => {
  open("review", { blocking: [{ ...MISSING, isWaived: true }, FLAGGED] })
  const lines = within(screen.getByRole("list", { name: "In the way of publishing" })).getAllByRole("listitem")
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining("Cup would no longer go to A2"),
    `${MISSING_WORDS}Waived`,
  ])
})

it("a version is compared with the one before it, in words", async () => {
  const empty = {
    judges: [],
    entries: [],
    criteria: [],
    classes: [],
    awards: [],
    confirmedWinners: [],
    settlements: [],
  }
  const texts: Record<number, string> = {
    1: JSON.stringify({ ...empty, waivers: [], sheets: [], event: { name: "Show" } }),
    2: JSON.stringify({ ...empty, waivers: [], sheets: [], event: { name: "Autumn Show" } }),
  }
  const readVersion = vi.fn(async (number: number) => texts[number] ?? "")
  const { press } = open("published", { versions: [version(1), version(2, "Its name")], readVersion })
  await press("More")
  await press("Versions")
  const dialog = await screen.findByRole("dialog", { name: "Published versions" })
  expect(
    within(dialog)
      .getAllByText(/^Version \d$/)
      .map(({ textContent }) => textContent),
  ).toEqual(["Version 2", "Version 1"])
  expect(within(dialog).queryByRole("button", { name: "Compare with version 0" })).toBeNull()
  await press("Compare with version 1")
  const changes = await screen.findByRole("list", { name: "What version 2 changed" })
  expect(changes.textContent).toBe("event: name Show → Autumn Show")
})
