import { screen } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { show } from "../../../test/render.tsx"
import { QuietNote } from "./quiet-note.tsx"

it("a quiet note has what can be done, and can be dismissed", async () => {
  const [onAction, onDismiss] = [vi.fn(), vi.fn()]
  const words = { text: "A new version is ready", action: "Reload", dismissLabel: "Not now" }
  const { user } = show(<QuietNote {...words} isPending={false} onAction={onAction} onDismiss={onDismiss} />)
  screen.getByText("A new version is ready")
  await user.click(screen.getByRole("button", { name: "Reload" }))
  expect([onAction.mock.calls.length, onDismiss.mock.calls.length]).toEqual([1, 0])
  await user.click(screen.getByRole("button", { name: "Not now" }))
  expect([onAction.mock.calls.length, onDismiss.mock.calls.length]).toEqual([1, 1])
})
