import { screen } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { show } from "../../../../test/render.tsx"
import { pressOnTab } from "./press-on-tab.ts"

const tab = (onPress: () => void) => (
  <>
    <button type="button">Add Entry</button>
    <div role="tabpanel">
      <button type="button" onClick={onPress}>
        Add Entry
      </button>
      <label>
        Judge Name
        <input />
      </label>
    </div>
  </>
)

it("presses the button of the tab as soon as it is there, and focuses a field", async () => {
  const onPress = vi.fn()
  const { rerender } = show(<div role="tabpanel" />)
  pressOnTab("Add Entry")
  rerender(tab(onPress))
  await expect.poll(() => onPress.mock.calls.length).toBe(1)
  pressOnTab("Judge Name")
  await expect.poll(() => document.activeElement).toBe(screen.getByRole("textbox", { name: "Judge Name" }))
  expect(onPress).toHaveBeenCalledTimes(1)
})
