import { screen, waitFor } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { show } from "../../../test/render.tsx"
import { setScreenWidth } from "../../../test/screen-width.ts"
import { ActionBar, type BarAction } from "./action-bar.tsx"

function bar() {
  const pressed = vi.fn<(key: string, focused: string | undefined) => void>()
  const action = (key: string, label: string): BarAction => ({
    key,
    label,
    onPress: () => pressed(key, document.activeElement?.textContent ?? undefined),
  })
  const actions: BarAction[] = [
    { ...action("print", "Print cards"), isInMenu: true },
    { ...action("delete", "Delete many"), isDangerous: true },
    {
      ...action("save", "Save file"),
      others: {
        label: "Other ways",
        ways: [
          { ...action("small", "Few columns") },
          { ...action("large", "All columns"), inMenu: "Save all columns" },
        ],
      },
    },
  ]
  return { ...show(<ActionBar primary={<button type="button">Add</button>} actions={actions} />), pressed }
}
const names = (role: "button" | "menuitem") =>
  screen.getAllByRole(role).map((one) => one.textContent || one.getAttribute("aria-label"))

it("is a row of buttons on a desktop, with alternatives beside their action; what is rare or cannot be undone is in a menu", async () => {
  const { user, pressed } = bar()
  expect(names("button")).toEqual(["Add", "Save file", "Other ways", "More actions"])
  await user.click(screen.getByRole("button", { name: "Other ways" }))
  await user.click(await screen.findByRole("menuitem", { name: "Few columns" }))
  await user.click(screen.getByRole("button", { name: "More actions" }))
  await waitFor(() => expect(names("menuitem")).toEqual(["Print cards", "Delete many"]))
  await user.click(screen.getByRole("menuitem", { name: "Delete many" }))
  expect(pressed.mock.calls.map(([key]) => key)).toEqual(["small", "delete"])
})

it("is the primary action and a menu on a phone, by keyboard too", async () => {
  setScreenWidth("phone")
  const { user, pressed } = bar()
  expect(names("button")).toEqual(["Add", "More"])
  await user.tab()
  await user.tab()
  await user.keyboard("{Enter}")
  expect(await screen.findAllByRole("menuitem")).toHaveLength(4)
  expect(names("menuitem")).toEqual(["Print cards", "Save file", "Save all columns", "Delete many"])
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Print cards"))
  await user.keyboard("{ArrowDown}{ArrowDown}{Enter}")
  // The focus is on the button already, where a dialog that the action opens returns it.
  expect(pressed.mock.calls).toEqual([["large", "More"]])
})
