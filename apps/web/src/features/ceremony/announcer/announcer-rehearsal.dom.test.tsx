import type { Ceremony } from "@rosette/contract/ceremony"
import { screen, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
// Loaded now, so that no test waits for it.
import "../../../ui/dialogs/confirm-dialog.tsx"
import { OTHER, openAnnouncer as open } from "./announcer-fixtures.tsx"

describe("a restart", () => {
  it("needs a confirmation", async () => {
    const { calls, press, user } = open()
    await press("Restart…")
    const dialog = await screen.findByRole("dialog", { name: "Start again from the first line?" })
    expect(calls.move).not.toHaveBeenCalled()
    await user.click(within(dialog).getByRole("button", { name: "Restart" }))
    await expect.poll(() => calls.move.mock.calls).toEqual([[{ action: "restart", takesOver: false }]])
  })

  it.each<[string, Ceremony["announced"]["read"], RegExp]>([
    ["nothing where nobody has read a winner", { keys: [], hasTable: false }, /Nobody has read a winner/],
    [
      "the lines that the public has read",
      { keys: ["award:1"], hasTable: false },
      /on the public page: Best of Show\. /,
    ],
    ["and the table of places", { keys: ["award:1"], hasTable: true }, /table of places stays public too/],
  ])("says what stays public: %s", async (_, read, expected) => {
    const { press } = open({ announced: { revealed: ["award:1"], isOver: false, read } })
    await press("Restart…")
    expect((await screen.findByRole("dialog")).textContent).toMatch(expected)
  })
})

describe("a rehearsal", () => {
  const rehearsal = { isRehearsal: true } as const

  it.each<[string, Partial<Ceremony>, boolean]>([
    ["before the first line", { phase: "before", key: null }, true],
    ["after the last line", { phase: "after", key: null }, true],
    ["not while a line is on the stage", {}, false],
    ["not while somebody else leads", { ...OTHER, phase: "before", key: null }, false],
    ["not twice", { ...rehearsal, phase: "before", key: null }, false],
  ])("begins %s", async (_, fields, isThere) => {
    const { calls, user } = open(fields)
    const button = screen.queryByRole("button", { name: "Rehearse" })
    expect(button !== null).toBe(isThere)
    if (button) await user.click(button)
    expect(calls.move.mock.calls).toEqual(isThere ? [[{ action: "rehearse", takesOver: false }]] : [])
  })

  it("is named across the screen and the stage, says that nothing counts, and ends", async () => {
    const { container, calls, press } = open({ ...rehearsal, phase: "winners" })
    expect([...container.querySelectorAll("p[aria-hidden]")].map((mark) => mark.textContent)).toEqual([
      "Rehearsal",
      "Rehearsal",
    ])
    expect(container.textContent).toContain("Nothing counts")
    await press("End the rehearsal")
    expect(calls.move.mock.calls).toEqual([[{ action: "endRehearsal", takesOver: false }]])
  })

  it("restarts without a question, and speaks of no published version at its end", async () => {
    const { container, calls, press } = open({ ...rehearsal, phase: "after", key: null })
    expect(container.textContent).not.toContain("of the results is published")
    await press("Restart the rehearsal")
    expect(calls.move.mock.calls).toEqual([[{ action: "restart", takesOver: false }]])
  })

  it("its skips promise no amendment", async () => {
    const { press } = open(rehearsal)
    await press("Skip (winner has left)")
    expect((await screen.findByRole("dialog")).textContent).toContain("no award changes hands")
  })
})

describe("an amendment while a winner stands on the stage", () => {
  const amended = { phase: "winners", results: { version: 2, digits: "5e6f7a8b" }, stageVersion: 1 } as const

  it("is told, and shown once the announcer asks", async () => {
    const { container, calls, press } = open(amended)
    expect(container.textContent).toContain("Version 2 was published")
    expect(container.textContent).toContain("The stage keeps the winner of version 1 until you go on.")
    await press("Show version 2 now")
    expect(calls.move.mock.calls).toEqual([[{ action: "showVersion", takesOver: false }]])
  })

  it("is not told where the stage shows it, and only the leader can show it", () => {
    expect(open().container.textContent).not.toContain("was published")
    open({ ...amended, ...OTHER })
    expect(screen.queryByRole("button", { name: "Show version 2 now" })).toBeNull()
  })
})
