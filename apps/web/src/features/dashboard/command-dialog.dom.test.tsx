import { screen, waitFor } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { show } from "../../../test/render.tsx"
import type { Command } from "./command-choices.ts"
import { CommandDialog } from "./command-dialog.tsx"

const run = vi.fn((_: string) => undefined)
const command = (group: string, label: string, hint?: string): Command => ({
  key: label.replaceAll(" ", "-"),
  group,
  label,
  ...(hint && { hint }),
  run: () => run(label),
})
const COMMANDS = [
  command("Tabs", "Overview"),
  command("Tabs", "Results"),
  command("Judges", "Mia Berg", "In Progress"),
  ...Array.from({ length: 300 }, (_, index) => ({
    ...command("Entries", `Car ${index + 1}`, `Owner ${index + 1}`),
    isTyped: true,
  })),
]

async function open(commands: readonly Command[] = COMMANDS) {
  run.mockClear()
  const onClose = vi.fn()
  const shown = show(<CommandDialog commands={commands} hasEntries isOpen onClose={onClose} />)
  const field = screen.getByRole<HTMLInputElement>("combobox")
  await waitFor(() => expect(document.activeElement).toBe(field))
  return { ...shown, field, onClose }
}
const offered = () => screen.getAllByRole("option").map(({ textContent }) => textContent)
const chosen = () => screen.getByRole("option", { selected: true }).textContent

it("offers no entries before something is typed, and then a few of each group", async () => {
  const { user, field } = await open()
  expect(offered()).toEqual(["Overview", "Results", "Mia BergIn Progress"])
  expect(screen.getByText("Entries:").parentElement?.textContent).toBe("Entries: type a name or number")
  await user.type(field, "owner")
  expect(offered()).toHaveLength(8)
  expect(screen.queryByText("Entries:")).toBeNull()
  await user.clear(field)
  await user.type(field, "owner 234")
  expect(offered()).toEqual(["Car 234Owner 234"])
})

it("arrows wrap around the ends, and Enter runs the command once the dialog has closed", async () => {
  const { user, onClose } = await open()
  await user.keyboard("{ArrowUp}")
  expect(chosen()).toBe("Mia BergIn Progress")
  await user.keyboard("{ArrowDown}{ArrowDown}")
  expect(chosen()).toBe("Results")
  expect(screen.getByRole("combobox").getAttribute("aria-activedescendant")).toBe(
    screen.getByRole("option", { selected: true }).id,
  )
  await user.keyboard("{Enter}")
  expect([onClose.mock.calls.length, run.mock.calls]).toEqual([1, [["Results"]]])
})

it("a click runs a command too", async () => {
  const { user } = await open()
  await user.click(screen.getByText("Mia Berg"))
  expect(run).toHaveBeenCalledExactlyOnceWith("Mia Berg")
})

it("says so if nothing matches, and Enter does nothing", async () => {
  const { user, field, onClose } = await open()
  await user.type(field, "zeppelin{Enter}")
  expect(screen.getByRole("status").textContent).toBe("Nothing matches.")
  expect([onClose.mock.calls.length, run.mock.calls.length]).toEqual([0, 0])
})

const ON_OVERVIEW = COMMANDS.map((one) =>
  one.label === "Overview" ? { ...one, hint: "Current", isCurrent: true } : one,
)

it("preselects the first command that is not the open page, unless nothing else matches", async () => {
  const { user, field } = await open(ON_OVERVIEW)
  expect(chosen()).toBe("Results")
  await user.keyboard("{ArrowUp}")
  expect(chosen()).toBe("OverviewCurrent")
  await user.type(field, "overv")
  expect(chosen()).toBe("OverviewCurrent")
  await user.clear(field)
  expect(chosen()).toBe("Results")
})

it("begins again when it is opened again", async () => {
  const { user, field, rerender } = await open()
  await user.type(field, "owner")
  await user.keyboard("{ArrowDown}")
  rerender(<CommandDialog commands={COMMANDS} hasEntries isOpen={false} onClose={vi.fn()} />)
  await waitFor(() => expect(screen.queryByRole("combobox")).toBeNull())
  rerender(<CommandDialog commands={COMMANDS} hasEntries isOpen onClose={vi.fn()} />)
  expect((await screen.findByRole<HTMLInputElement>("combobox")).value).toBe("")
  expect(chosen()).toBe("Overview")
})

describe("a list that is higher than its box, of 200 pixels", () => {
  const TOPS: Record<string, number> = { Tabs: 0, Judges: 190 }
  beforeEach(() => {
    vi.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(200)
    vi.spyOn(Element.prototype, "scrollHeight", "get").mockReturnValue(600)
    vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(30)
    vi.spyOn(HTMLElement.prototype, "offsetTop", "get").mockImplementation(function (this: HTMLElement) {
      return TOPS[this.textContent ?? ""] ?? 0
    })
  })
  afterEach(() => vi.restoreAllMocks())

  it("ends before a heading that would be its last line, until something else is found", async () => {
    const { user, field } = await open()
    const list = screen.getByRole("listbox")
    expect(list.style.maxHeight).toBe("190px")
    await user.type(field, "over")
    expect(list.style.maxHeight).toBe("")
  })
})
