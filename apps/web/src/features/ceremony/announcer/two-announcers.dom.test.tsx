import { screen } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { OTHER, openAnnouncer as open } from "./announcer-fixtures.tsx"

describe("two announcers", () => {
  it("the second one sees who leads, and takes over with their next step", async () => {
    const { calls, press, user, container } = open(OTHER)
    expect(container.textContent).toContain("Ben leads the ceremony")
    expect(screen.queryByRole("region", { name: "Steps" })).toBeNull()
    await user.keyboard("{ArrowRight}")
    expect(calls.move).not.toHaveBeenCalled()
    await press("Take over")
    expect(container.textContent).toContain("You take over with your next step")
    expect(document.activeElement?.textContent).toContain("You take over with your next step")
    await press("Reveal")
    expect(calls.move.mock.calls).toEqual([[{ action: "next", takesOver: true }]])
  })

  it("does not take over twice by one press", async () => {
    const { calls, press, user, container } = open(OTHER)
    await press("Take over")
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
