import { screen } from "@testing-library/react"
import type { UserEvent } from "@testing-library/user-event"

/** A field by its label, required or not. */
export const field = (label: string): HTMLInputElement =>
  screen.getByLabelText<HTMLInputElement>((text) => text.replace(/ \*$/, "") === label, { selector: "input, textarea" })

/** A button by its text. */
export function button(text: string): HTMLButtonElement {
  const [found] = screen.getAllByText(text).flatMap((element) => element.closest("button") ?? [])
  if (!found) throw new Error(`There is no button “${text}”.`)
  return found
}

/** What a screen reader announces after a field's name: its description and its error. */
export const describedAs = (label: string): string =>
  (field(label).getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent ?? "")
    .join(" ")
    .trim()

/** Replaces the text of a field at once. */
export async function fill(user: UserEvent, label: string, text: string): Promise<void> {
  await user.clear(field(label))
  await user.click(field(label))
  await user.paste(text)
}

/** Presses a destructive action in the menu of its row: "Delete Car 1" in "More for Car 1". */
export async function pressInMenu(user: UserEvent, action: string): Promise<void> {
  const row = action.slice(action.indexOf(" ") + 1)
  await user.click(await screen.findByRole("button", { name: `More for ${row}` }))
  await user.click(await screen.findByRole("menuitem", { name: action }))
}
