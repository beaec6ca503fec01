import { anEntry } from "@rosette/contract/fixtures"
import { fireEvent, screen, within } from "@testing-library/react"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { show } from "../../../test/render.tsx"
import { setScreenWidth } from "../../../test/screen-width.ts"
import type { Workspace } from "../../offline/workspace/stored-workspace.ts"
import type { Desk } from "./desk/desk.ts"
import { aDesk, aSaving } from "./desk/desk-fixture.ts"
import { DEMO_WORKSPACE } from "./desk/test-mode.ts"
import { JudgingDesk } from "./judging-desk.tsx"

const SCORES = [8, 7, 9].map((points, at) => ({ criterionId: at + 1, points }))
const SUBMITTED: Workspace["sheets"][number] = {
  entryId: 1,
  isSubmitted: true,
  comments: "Deep shine",
  scores: SCORES,
  revision: 1,
  isAsked: false,
  reopened: null,
}

function desk(sheets: Workspace["sheets"] = [], fields: Partial<Workspace> = {}, saving = aSaving()) {
  const onExit = vi.fn()
  const value = aDesk({ workspace: { ...DEMO_WORKSPACE, sheets, ...fields }, saving, onExit })
  const workspaceDesk = (changed: Partial<Workspace>): Desk => ({
    ...value,
    workspace: { ...value.workspace, ...changed },
  })
  return { onExit, workspaceDesk, ...show(<JudgingDesk desk={value} />) }
}

const focusedLabel = () => document.activeElement?.getAttribute("aria-label")
const submit = () => screen.getByRole("button", { name: /^Submit/ })

beforeEach(() => {
  setScreenWidth("phone")
  window.history.replaceState(null, "", "/judge")
})

it("a submitted sheet says the points of each criterion, in text and to screen readers", () => {
  desk([SUBMITTED])
  const said = screen
    .getAllByRole("slider")
    .map((slider) => [slider.getAttribute("aria-valuetext"), slider.textContent])
  expect(said).toEqual([
    ["8 of 10", "8 / 10"],
    ["7 of 10", "7 / 10"],
    ["9 of 10", "9 / 10"],
  ])
})

describe("a sheet to score", () => {
  it("shows how many criteria are left, and leads from one to the next", async () => {
    const { user } = desk()
    const left = () => screen.getByRole("button", { name: /left/ })
    expect(left().textContent).toMatch(/^3 left/)
    await user.click(left())
    expect(focusedLabel()).toBe("Creativity")
    await user.click(left())
    expect(focusedLabel()).toBe("Technical Skill")
    await user.keyboard("7")
    expect(left().textContent).toMatch(/^2 left/)
    await user.click(left())
    expect(focusedLabel()).toBe("Presentation")
    await user.click(left())
    expect(focusedLabel()).toBe("Creativity")
  })

  it("has a filled Submit only when everything is scored, and one that works before", async () => {
    const { user } = desk()
    expect(submit().dataset.variant).toBe("outline")
    expect(submit()).toHaveProperty("disabled", false)
    for (const slider of screen.getAllByRole("slider")) {
      slider.focus()
      await user.keyboard("7")
    }
    expect(submit().dataset.variant).toBe("filled")
    expect(screen.getByText("All scored")).toBeTruthy()
  })

  it("is scored on the keypad, where Next ends each number", async () => {
    const { user } = desk()
    await user.click(screen.getByRole("button", { name: "Creativity: not scored. Open the keypad" }))
    const keypad = await screen.findByRole("dialog", { name: "Creativity" })
    for (const name of ["8", "Next", "1", "0", "Next", "0", "Done"]) {
      const key = within(keypad).getByRole("button", { name })
      await expect.poll(() => key.getAttribute("aria-disabled")).toBeNull()
      await user.click(key)
    }
    expect(screen.queryByRole("dialog")).toBeNull()
    expect(screen.getAllByRole("slider").map((slider) => slider.getAttribute("aria-valuetext"))).toEqual([
      "8 of 10",
      "10 of 10",
      "0 of 10",
    ])
    await expect.poll(focusedLabel).toBe("Presentation")
  })
})

it("a photo that cannot be loaded is missing, and the desk says so", () => {
  setScreenWidth("desktop")
  const { container } = desk([], {
    entries: DEMO_WORKSPACE.entries.map((one) => ({ ...one, imageUrl: "/photos/1.webp" })),
  })
  expect(screen.queryByText("No photo available")).toBeNull()
  const photo = container.querySelector("article img")
  if (photo) fireEvent.error(photo)
  expect(screen.getByText("No photo available")).toBeTruthy()
  expect(container.querySelector("article img")).toBeNull()
})

describe("the entry that is shown first", () => {
  const entries = [1, 2].map((id) => anEntry({ id, entryName: `Car ${id}`, votingId: `A${id}` }))
  const shown = () => screen.getByRole("heading", { level: 2, name: /^Car/ }).textContent

  it("is the first that is not submitted", () => {
    desk([SUBMITTED], { entries })
    expect(shown()).toBe("Car 2")
  })

  it("is not one whose submit waits on this device", () => {
    const saving = aSaving()
    const content = { points: { 1: 8 }, comments: "" }
    const change = { entryId: 1, label: "Car 1", content, baseRevision: 0, scores: [], isSubmitted: true }
    void saving.send({ ...change, setupVersion: 1 })
    desk([], { entries }, saving)
    expect(shown()).toBe("Car 2")
  })
})

describe("the entry that is shown after the browser was closed", () => {
  const entries = [1, 2, 3].map((id) => anEntry({ id, entryName: `Car ${id}`, votingId: `A${id}` }))
  const shown = () => screen.getByRole("heading", { level: 2, name: /^Car/ }).textContent
  const fields = { entries, databaseId: "one" }

  it("is the one that was being judged, although an earlier one was skipped", () => {
    window.history.replaceState(null, "", "/judge?entry=3")
    const { unmount } = desk([SUBMITTED], fields)
    expect(shown()).toBe("Car 3")
    unmount()
    window.history.replaceState(null, "", "/judge")
    desk([SUBMITTED], fields)
    expect(shown()).toBe("Car 3")
  })

  it("is the first that is not submitted, if that one is", () => {
    desk([SUBMITTED, { ...SUBMITTED, entryId: 3 }], fields)
    expect(shown()).toBe("Car 2")
  })
})

describe("a removed entry", () => {
  const entries = [1, 2, 3].map((id) => anEntry({ id, entryName: `Car ${id}`, votingId: `A${id}` }))

  it("does not hide what else waits here, and names the other removed entries", async () => {
    const saving = aSaving()
    const content = { points: { 1: 8 }, comments: "" }
    for (const entryId of [1, 2, 3])
      saving.store({ entryId, label: `Car ${entryId}`, content, baseRevision: 0, scores: [], isSubmitted: false })
    window.history.replaceState(null, "", "/judge?entry=1")
    const { rerender, workspaceDesk } = desk([], { entries }, saving)
    rerender(<JudgingDesk desk={workspaceDesk({ entries: entries.slice(2) })} />)
    expect(await screen.findByText(/^2 more score sheets wait here\. Also removed: Car 2\./)).toBeTruthy()
  })
})

describe("a submitted sheet", () => {
  it("says since when it is not up to date", async () => {
    const { rerender, workspaceDesk } = desk([SUBMITTED])
    expect(await screen.findByText("These are the scores that count.")).toBeTruthy()
    rerender(<JudgingDesk desk={{ ...workspaceDesk({}), outdatedSince: new Date("2026-06-01T08:00:00Z") }} />)
    expect(await screen.findByText(/^These are the scores that counted at Jun 1, 2026/)).toBeTruthy()
    expect(screen.queryByText("These are the scores that count.")).toBeNull()
  })

  it("is a list of points without controls", async () => {
    desk([SUBMITTED])
    expect(await screen.findByText("Submitted and locked. To change it, ask the organizer.")).toBeTruthy()
    const sliders = screen.getAllByRole("slider")
    expect(sliders.map(({ textContent }) => textContent)).toEqual(["8 / 10", "7 / 10", "9 / 10"])
    expect(sliders.every((slider) => slider.getAttribute("aria-disabled") === "true")).toBe(true)
    expect(screen.queryByRole("button", { name: /keypad|point more/ })).toBeNull()
  })
})

it("a submitted sheet that lacks a criterion is asked for it without a guess at why", async () => {
  desk([{ ...SUBMITTED, scores: SCORES.slice(1) }])
  const note = await screen.findByRole("status", { name: "Submitted, but not complete" })
  expect(note.textContent).toContain("Asked for only since you submitted: Creativity. Score it and submit again.")
  expect(screen.getByText("Asked for since you submitted")).toBeTruthy()
})

describe("an entry on which the judges differ", () => {
  const talks = [{ entryId: 1, judgeNames: ["Ann", "Bob"] }]

  it("shows the other judges above the desk and on the sheet, and what happens to the sheet", async () => {
    desk([SUBMITTED], { talks })
    expect((await screen.findByText("Talk it over:")).parentElement?.textContent).toBe(
      "Talk it over: Entry #DEMO001 with Ann and Bob",
    )
    const note = await screen.findByRole("status", { name: "Talk it over with Ann and Bob" })
    expect(note.textContent).toContain(
      "The judges differ on this entry. The organizer asks you to talk it over with Ann and Bob.",
    )
    expect(note.textContent).toContain("if you want to change it afterwards, ask the organizer to reopen it")
  })

  it.each<[string, Workspace["sheets"], Partial<Workspace>]>([
    ["the organizer has not asked", [SUBMITTED], {}],
    ["the judge's sheet was reopened", [{ ...SUBMITTED, isSubmitted: false }], { talks }],
    ["judging is closed", [SUBMITTED], { talks, event: { ...DEMO_WORKSPACE.event, isActive: false } }],
    ["the entry is gone", [SUBMITTED], { talks, entries: [] }],
  ])("shows nothing of it if %s", async (_, sheets, fields) => {
    desk(sheets, fields)
    await screen.findAllByText(fields.entries ? "No entries yet" : /Creativity/)
    expect(screen.queryByText(/Talk it over/)).toBeNull()
  })
})

describe("a reopened sheet", () => {
  const reopened = { at: "2026-06-01T08:00:00.000Z", by: "Olive", reason: "Seats were forgotten" }
  const draft = { ...SUBMITTED, isSubmitted: false, reopened }

  it("says by whom and why, above the desk and on the sheet", async () => {
    desk([draft])
    expect((await screen.findByText("Reopened:")).parentElement?.textContent).toBe("Reopened: Demo Entry, by Olive")
    const note = await screen.findByRole("status", { name: "Reopened by Olive" })
    expect(note.textContent).toContain("“Seats were forgotten”")
    expect(note.textContent).toContain("It counts once you submit it again")
  })

  it("says nothing of it once it is submitted again", async () => {
    desk([SUBMITTED])
    await screen.findByText("Submitted and locked. To change it, ask the organizer.")
    expect(screen.queryByText(/Reopened/)).toBeNull()
  })

  it("has no quotation marks if no reason was given", async () => {
    desk([{ ...draft, reopened: { ...reopened, reason: "" } }])
    const note = await screen.findByRole("status", { name: "Reopened by Olive" })
    expect(note.textContent).not.toContain("“")
  })

  it("says nothing of it once it is submitted here and waits", async () => {
    const saving = aSaving()
    const content = { points: { 1: 8 }, comments: "" }
    const change = { entryId: 1, label: "Car 1", content, baseRevision: 0, scores: [], isSubmitted: true }
    void saving.send({ ...change, setupVersion: 1 })
    desk([draft], {}, saving)
    await screen.findByText(/^Submitting/)
    expect(screen.queryByText(/Reopened/)).toBeNull()
  })
})

it.each<[what: string, fields: Partial<Workspace>, sheets: Workspace["sheets"], isTold: boolean]>([
  ["cleared the judge's sheets", { sheetsVersion: 9 }, [], true],
  ["cleared them, and the judge has judged again", { sheetsVersion: 9 }, [SUBMITTED], false],
  ["cleared nothing", {}, [], false],
])("the desk says so if the organizer has %s", async (_, fields, sheets, isTold) => {
  desk(sheets, fields)
  if (isTold)
    expect((await screen.findByText("Cleared:")).parentElement?.textContent).toContain(
      "Please judge the entries again.",
    )
  await screen.findAllByText(/Creativity/)
  expect(screen.queryByText("Cleared:") !== null).toBe(isTold)
})

describe("with all entries judged", () => {
  it("says that everything is sent, lists the sheets, and offers to leave", async () => {
    const { user, onExit } = desk([SUBMITTED])
    const card = within(await screen.findByRole("region", { name: "The one entry is judged." }))
    expect(card.getByRole("status").textContent).toBe("Everything is sent.")
    expect(await card.findByRole("list", { name: "Entries" })).toBeTruthy()
    await user.click(card.getByRole("button", { name: "Leave judging" }))
    expect(onExit).toHaveBeenCalledWith(true)
  })

  it("shows nothing of it while one is left", () => {
    desk()
    expect(screen.queryByText(/judged\.$/)).toBeNull()
  })
})
