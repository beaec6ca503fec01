import { screen, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
// Loaded now, so that no test waits for it.
import "../../../ui/dialogs/confirm-dialog.tsx"
import { OTHER, openAnnouncer as open } from "./announcer-fixtures.tsx"

type Opened = ReturnType<typeof open>

async function takeOver({ press, user }: Opened) {
  await press("Take over")
  const dialog = await screen.findByRole("dialog", { name: "Take over from Ben?" })
  await user.click(within(dialog).getByRole("button", { name: "Take over" }))
}

describe("two announcers", () => {
  it("the second one sees who leads, and takes over with their next step", async () => {
    const opened = open(OTHER)
    const { calls, press, user, container } = opened
    expect(container.textContent).toContain("Ben leads the ceremony")
    expect(screen.queryByRole("region", { name: "Steps" })).toBeNull()
    await user.keyboard("{ArrowRight}")
    expect(calls.move).not.toHaveBeenCalled()
    await takeOver(opened)
    await expect.poll(() => document.activeElement?.textContent).toContain("You take over with your next step")
    await press("Reveal")
    expect(calls.move.mock.calls).toEqual([[{ action: "next", takesOver: true }]])
  })

  it("one press takes over from nobody", async () => {
    const { press, user, container } = open(OTHER)
    await press("Take over")
    const dialog = await screen.findByRole("dialog", { name: "Take over from Ben?" })
    await user.click(within(dialog).getByRole("button", { name: "Cancel" }))
    expect(container.textContent).toContain("Ben leads the ceremony")
  })

  it("does not take over twice by one press", async () => {
    const opened = open(OTHER)
    const { calls, press, user, container } = opened
    await takeOver(opened)
    await press("Reveal")
    await expect.poll(() => container.textContent).toContain("Ben leads the ceremony")
    expect(screen.queryByRole("region", { name: "Steps" })).toBeNull()
    await user.keyboard("{ArrowRight}")
    expect(calls.move).toHaveBeenCalledTimes(1)
  })

  it("the first one loses the steps, and the focus moves from them to the notice", async () => {
    const { change, container } = open()
    screen.getByRole("button", { name: "Reveal" }).focus()
    change(OTHER)
    await expect.poll(() => document.activeElement?.textContent).toContain("Ben leads the ceremony")
    expect(container.textContent).toContain("You follow along.")
  })
})
