import { screen, within } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { show } from "../../../../test/render.tsx"
// Loaded now, so that no test waits for it.
import "../../../ui/dialogs/confirm-dialog.tsx"
import { Toasts } from "../../../ui/page/toasts.tsx"
import { StageHead } from "./run-order-dialog.tsx"
import { StageLink } from "./stage-link.tsx"

const ADDRESS = "https://show.example"

function open(stageKey: string | null, isPending = false) {
  const calls = { renewStage: vi.fn(async () => true), closeStage: vi.fn(async () => true), isPending }
  const view = (key: string | null) => (
    <>
      <StageHead stageKey={key} address={ADDRESS} calls={calls} />
      <StageLink stageKey={key} calls={calls} />
      <Toasts />
    </>
  )
  const shown = show(view(stageKey))
  const press = (name: string) => shown.user.click(screen.getByRole("button", { name }))
  const change = (key: string | null) => shown.rerender(view(key))
  return { ...shown, calls, press, change }
}

const focusedText = () => document.activeElement?.textContent

it.each([
  ["link is made", null, "Make a stage link", "secret-key", "Open the stage"],
  ["stage is closed", "secret-key", "More for the stage", null, "Make a stage link"],
])("once the %s, the focus is on what comes next", async (_, before, button, after, next) => {
  const { change } = open(before)
  screen.getByRole("button", { name: button }).focus()
  change(after)
  await expect.poll(focusedText).toBe(next)
})

describe("without a link", () => {
  it("says what a stage is, and makes one without a confirmation", async () => {
    const { calls, press, container } = open(null)
    expect(container.textContent).toContain("The stage is what the audience sees on a projector.")
    expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["Open the announcer’s screen"])
    await press("Make a stage link")
    expect(calls.renewStage).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole("dialog")).toBeNull()
  })

  it("cannot make a second one while the first is being made", () => {
    open(null, true)
    expect(screen.getByRole("button", { name: "Make a stage link" })).toHaveProperty("disabled", true)
  })
})

describe("with a link", () => {
  it("opens the stage in a new window", () => {
    open("secret-key")
    const here = screen.getByRole("link", { name: "Open the stage" })
    expect([here.getAttribute("href"), here.getAttribute("target")]).toEqual(["/stage/secret-key", "_blank"])
  })

  it.each([
    ["New link…", "Make a new stage link?", "Make a new link", "renewStage"],
    ["Close the stage…", "Close the stage?", "Close the stage", "closeStage"],
  ] as const)("%s is asked about first, with what will happen", async (item, question, action, call) => {
    const { calls, press, user } = open("secret-key")
    const choose = async () => {
      await press("More for the stage")
      await user.click(await screen.findByRole("menuitem", { name: item }))
    }
    await choose()
    const dialog = await screen.findByRole("dialog", { name: question })
    expect(dialog.textContent).toMatch(/The (?:current )?link stops at once.+goes dark/)
    await user.click(within(dialog).getByRole("button", { name: "Cancel" }))
    expect(calls[call]).not.toHaveBeenCalled()
    await choose()
    await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: action }))
    await expect.poll(() => calls[call].mock.calls.length).toBe(1)
  })

  it("takes no further change while one is being saved", async () => {
    const { press } = open("secret-key", true)
    await press("More for the stage")
    for (const name of ["New link…", "Close the stage…"])
      expect(await screen.findByRole("menuitem", { name })).toHaveProperty("disabled", true)
  })
})

describe("copying the link", () => {
  beforeEach(() => void Object.assign(document, { execCommand: () => false }))
  afterEach(() => void Reflect.deleteProperty(document, "execCommand"))

  async function copy() {
    const { press, user } = open("secret-key")
    await press("More for the stage")
    return async () => user.click(await screen.findByRole("menuitem", { name: "Copy stage link" }))
  }

  it("says that it was copied", async () => {
    const choose = await copy()
    await choose()
    expect((await screen.findByText("Stage link copied")).getAttribute("role")).toBe("status")
    expect(await navigator.clipboard.readText()).toBe(`${ADDRESS}/stage/secret-key`)
  })

  it("says the link if the browser does not allow it", async () => {
    const choose = await copy()
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValueOnce(new DOMException("Not allowed", "NotAllowedError"))
    await choose()
    expect(
      await screen.findByText(`This browser does not allow it here. The link is ${ADDRESS}/stage/secret-key`),
    ).toBeTruthy()
  })
})
