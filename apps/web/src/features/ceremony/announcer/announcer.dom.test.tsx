import type { Ceremony } from "@rosette/contract/ceremony"
import { aCeremonyLine } from "@rosette/contract/fixtures"
import { act, screen, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
// Loaded now, so that no test waits for it.
import "../../../ui/dialogs/confirm-dialog.tsx"
import { BEST, entry, HIDDEN, OTHER, openAnnouncer as open, refusal, WINNER } from "./announcer-fixtures.tsx"

describe("the current line", () => {
  it("says what an entry hides and must not be announced", () => {
    const shy = { ...BEST, winners: [{ ...entry(1), hidesName: true }] }
    const { container } = open({ lines: [shy, { ...WINNER, winners: [{ ...entry(1), hidesOwner: true }] }] })
    expect(container.textContent).toContain("Voting ID 1 · 89% · 178 of 200Do not say the name.")
    expect(container.textContent).toContain("Car 11\u00a0· Owner 1Do not say the owner.")
  })

  it("shows its winners in full, the notes, and the next line that is not left out", () => {
    const { container } = open()
    const words = container.textContent ?? ""
    for (const part of [
      "Best of Show",
      "Line 1 of 2",
      "Car 1",
      "Owner 1",
      "Voting ID 1 · 89% · 178 of 200",
      "title only",
    ])
      expect(words).toContain(part)
    expect(words).toContain("Passed over: 3\u00a0· Car 3\u00a0· Owner 3, who holds Mayor's Pick.")
    expect(words).toContain("If the winner has left: 2\u00a0· Car 2\u00a0· Owner 2 takes the award.")
    expect(screen.getByRole("complementary", { name: "Next line" }).textContent).toContain("Overall Winner")
  })

  it("names the lines after the next one, except those left out", () => {
    const later = [1, 2, 3, 4, 5, 6].map((at) =>
      aCeremonyLine({ key: `award:${at + 20}`, kind: "award", title: `Prize ${at}` }),
    )
    open({ lines: [BEST, WINNER, HIDDEN, ...later] })
    const words = screen.getByRole("complementary", { name: "After that" }).textContent
    expect(words).toContain("After thatPrize 1Prize 2Prize 3Prize 4and 2 more")
    expect(words).not.toContain("Second place")
  })

  it.each<[string, Partial<Ceremony>, string, string]>([
    ["before the first line", { phase: "before", key: null }, "Before the first line", "Next"],
    ["with a title", {}, "Best of Show", "Reveal"],
    ["with a winner", { phase: "winners" }, "Best of Show", "Next"],
    ["after the last line", { phase: "after", key: null }, "The stage shows all winners", "The end"],
    ["while it is black", { isBlack: true }, "The stage is black", "Reveal"],
    ["if a new version has no such line", { key: "award:9" }, "no longer in the results", "Next"],
  ])("%s it says so, and the main button says what it does", (_, fields, words, button) => {
    const { container } = open(fields)
    expect(container.textContent).toContain(words)
    expect(screen.getByRole("button", { name: button })).toBeTruthy()
  })
})

describe("the keys", () => {
  it.each([
    ["{ArrowRight}", "next"],
    ["{PageDown}", "next"],
    [" ", "next"],
    ["{ArrowLeft}", "back"],
    ["{PageUp}", "back"],
    ["b", "black"],
  ])("%j is %s", async (key, action) => {
    const { calls, user } = open()
    await user.keyboard(key)
    expect(calls.move.mock.calls).toEqual([[{ action, takesOver: false }]])
  })

  it("take no step at an end, or while a confirmation is open", async () => {
    const last = open({ phase: "after", key: null })
    await last.user.keyboard("{ArrowRight}")
    await last.press("Restart…")
    await screen.findByRole("dialog")
    await last.user.keyboard("{ArrowLeft}")
    expect(last.calls.move).not.toHaveBeenCalled()
  })

  it.each(["Enter", "ArrowRight"])("%s that is held down on a button counts once", async (key) => {
    const { calls, user } = open()
    screen.getByRole("button", { name: "Reveal" }).focus()
    await user.keyboard(`{${key}>3/}`)
    expect(calls.move).toHaveBeenCalledTimes(1)
  })

  it("the space bar presses a focused button", async () => {
    const { calls, user } = open()
    screen.getByRole("button", { name: "Black" }).focus()
    await user.keyboard(" ")
    expect(calls.move.mock.calls).toEqual([[{ action: "black", takesOver: false }]])
  })
})

describe("a press while a step is being sent", () => {
  const IGNORED = /^That press was ignored/

  it("takes no second step, and says so until the next step", async () => {
    const { calls, user, change } = open({}, { isPending: true })
    expect(screen.queryByText(IGNORED)).toBeNull()
    await user.keyboard("{ArrowRight}")
    expect(calls.move).not.toHaveBeenCalled()
    expect(screen.getByText(IGNORED).getAttribute("role")).toBe("status")
    change({}, { ...calls, isPending: false })
    await user.keyboard("{ArrowRight}")
    expect(calls.move).toHaveBeenCalledTimes(1)
    expect(screen.queryByText(IGNORED)).toBeNull()
  })

  it("is ignored even before the screen has rendered the first", async () => {
    const { calls } = open()
    const step = Promise.withResolvers<boolean>()
    calls.move.mockReturnValueOnce(step.promise)
    const button = screen.getByRole("button", { name: "Reveal" })
    await act(async () => {
      button.click()
      button.click()
    })
    expect(calls.move).toHaveBeenCalledTimes(1)
    expect(screen.getByText(IGNORED)).toBeTruthy()
    await act(async () => step.resolve(true))
    await act(async () => button.click())
    expect(calls.move).toHaveBeenCalledTimes(2)
  })

  it("finds buttons that look disabled and keep the focus", async () => {
    open({}, { isPending: true })
    const button = screen.getByRole("button", { name: "Reveal" })
    button.focus()
    expect(button.getAttribute("aria-busy")).toBe("true")
    expect(button).toHaveProperty("disabled", false)
    await expect.poll(() => document.activeElement).toBe(button)
  })
})

describe("a winner who has left", () => {
  it.each([
    ["whom the rules name", null, "Hand the award on", 2],
    ["nobody", "Nobody", "Skip the winner", null],
  ])("is followed by %s", async (_, choice, button, takenBy) => {
    const { calls, press, user } = open()
    await press("Skip (winner has left)")
    const dialog = await screen.findByRole("dialog", { name: "Who takes Best of Show?" })
    expect(dialog.textContent).toContain("2\u00a0· Car 2\u00a0· Owner 2")
    if (choice) await user.click(within(dialog).getByRole("radio", { name: choice }))
    await user.click(within(dialog).getByRole("button", { name: button }))
    expect(calls.skip.mock.calls).toEqual([[{ key: "award:1", entryId: 1, takenBy, takesOver: false }]])
  })

  it("is followed by who gives up a lower award, said with all that follows, and by who comes after", async () => {
    const follows = [{ key: "award:2", title: "Cup", from: entry(2), takenBy: entry(3) }]
    const successors = [
      { entry: entry(2), isNext: true, follows },
      { entry: entry(3), isNext: false, follows: [] },
    ]
    const { calls, press, user, container } = open({ lines: [{ ...BEST, successors }], revealed: ["award:2"] })
    expect(container.textContent).toContain(
      "If the winner has left: 2\u00a0· Car 2\u00a0· Owner 2 takes the award and gives up Cup, which goes to 3\u00a0· Car 3\u00a0· Owner 3.",
    )
    await press("Skip (winner has left)")
    const dialog = await screen.findByRole("dialog")
    expect(
      within(dialog)
        .getAllByRole("radio")
        .map(({ parentElement }) => parentElement?.parentElement?.textContent),
    ).toEqual([
      "2\u00a0· Car 2\u00a0· Owner 2Next by the rules of this award. Takes this award, gives up Cup, which goes to 3\u00a0· Car 3\u00a0· Owner 3. Already announced: Cup. Tell the audience.",
      "3\u00a0· Car 3\u00a0· Owner 3After them by the rules of this award.",
      "Nobody",
    ])
    await user.click(within(dialog).getByRole("radio", { name: /^3/ }))
    await user.click(within(dialog).getByRole("button", { name: "Hand the award on" }))
    expect(calls.skip.mock.calls).toEqual([[{ key: "award:1", entryId: 1, takenBy: 3, takesOver: false }]])
  })

  it("can be taken back until the change is published", async () => {
    const { calls, press } = open({ lastSkip: "award:1" })
    await press("Take back the skip of Best of Show")
    expect(calls.move.mock.calls).toEqual([[{ action: "takeBackSkip", takesOver: false }]])
  })

  it("leaves only the award where it is announced with a place", async () => {
    const also = [{ key: "award:9", title: "Best in Show", successors: BEST.successors }]
    const { calls, press, container, user } = open({ lines: [{ ...WINNER, also }], key: "place:1" })
    expect(container.querySelector("h2")?.textContent).toBe("Overall Winner and Best in Show")
    await press("Skip Best in Show (winner has left)")
    const question = (await screen.findByRole("dialog")).textContent
    expect(question).toContain("Best in Show then has a line of its own, right after this one.")
    await user.click(await screen.findByRole("button", { name: "Hand the award on" }))
    expect(calls.skip.mock.calls[0]).toEqual([{ key: "award:9", entryId: 1, takenBy: 2, takesOver: false }])
  })

  it("is followed by nobody if the rules name nobody", async () => {
    const { press } = open({ lines: [{ ...BEST, next: null, successors: [] }] })
    await press("Skip (winner has left)")
    const dialog = await screen.findByRole("dialog")
    expect(within(dialog).getAllByRole("radio")).toHaveLength(1)
    expect(dialog.textContent).toContain("No entry is next in line")
  })

  describe("while their dialog is open", () => {
    const wait = async () => {
      const { calls, press, change } = open()
      await press("Skip (winner has left)")
      return { calls, change, button: await screen.findByRole("button", { name: "Hand the award on" }) }
    }

    it.each<[string, Partial<Ceremony>]>([
      ["somebody else takes over", { ...OTHER, version: 8 }],
      [
        "the award has another successor",
        { version: 8, lines: [{ ...BEST, successors: [{ entry: entry(4), isNext: true, follows: [] }] }] },
      ],
    ])("it closes once %s", async (_, fields) => {
      const { calls, change, button } = await wait()
      change(fields)
      await expect.poll(() => screen.queryByRole("dialog")).toBeNull()
      await act(async () => button.click())
      expect(calls.skip).not.toHaveBeenCalled()
    })

    it("a press takes the lead from nobody", async () => {
      const { calls, change, button } = await wait()
      change(OTHER)
      await act(async () => button.click())
      expect(calls.skip).not.toHaveBeenCalled()
      expect(screen.getByText("Ben leads the ceremony")).toBeTruthy()
    })

    it("a second press sends nothing more", async () => {
      const { calls, button } = await wait()
      await act(async () => {
        button.click()
        button.click()
      })
      expect(calls.skip).toHaveBeenCalledTimes(1)
    })
  })

  it("cannot be skipped if nobody else can take it: a place", () => {
    open({ key: "place:1" })
    expect(screen.queryByRole("button", { name: "Skip (winner has left)" })).toBeNull()
  })
})

describe("a step that was not taken", () => {
  it("because the ceremony has moved on", () => {
    const { container } = open({}, refusal("CEREMONY_CHANGED"))
    expect(container.textContent).toContain("your step was not taken")
  })

  it("because the connection is lost: the stage keeps its line", () => {
    const { container } = open({}, { ...refusal("UNAVAILABLE"), isLost: true })
    expect(container.textContent).toContain("No connection")
    expect(container.textContent).not.toContain("Refused")
  })

  it("for another reason, in the server's words", () => {
    expect(open({}, refusal("UNAVAILABLE")).container.textContent).toContain("Refused: UNAVAILABLE")
  })
})
