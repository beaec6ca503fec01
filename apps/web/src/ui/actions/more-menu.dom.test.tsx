import { fireEvent, screen, waitFor } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { show } from "../../../test/render.tsx"
import { MoreMenu } from "./more-menu.tsx"

const open = (onPress: () => void = () => undefined) =>
  show(<MoreMenu label="More for Car 1" items={[{ key: "edit", label: "Edit", onPress }]} />)
const button = () => screen.getByRole("button", { name: "More for Car 1" })

it("returns the focus to its button on Escape", async () => {
  const { user } = open()
  button().focus()
  await user.keyboard("{Enter}")
  const item = await screen.findByRole("menuitem", { name: "Edit" })
  await waitFor(() => expect(document.activeElement).toBe(item))
  await user.keyboard("{Escape}")
  await waitFor(() => expect(screen.queryByRole("menuitem")).toBeNull())
  expect(document.activeElement).toBe(button())
})

it("closes on Escape even before the focus has moved into it, and keeps the focus on its button", async () => {
  open()
  button().focus()
  fireEvent.click(button())
  fireEvent.keyDown(button(), { key: "Escape" })
  await waitFor(() => expect(button().getAttribute("aria-expanded")).toBe("false"))
  await waitFor(() => expect(screen.queryByRole("menuitem")).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(button()))
})

it("focuses its button before an item acts", async () => {
  let focused: Element | null = null
  const press = vi.fn(() => {
    focused = document.activeElement
  })
  const { user } = open(press)
  await user.click(button())
  await user.click(await screen.findByRole("menuitem", { name: "Edit" }))
  expect(press).toHaveBeenCalledTimes(1)
  expect(focused).toBe(button())
})
