import { fillSlots } from "../signed-in.ts"
import type { ShownSheet } from "./shown-sheet.ts"

/** Where a desktop has all facts instead of one line of them. */
const DESKTOP = "(min-width: 62em)"

/** Shows a sheet in place of the placeholders of a page of judging. Returns false while the page does not have their place yet. */
export function fillSheet(page: Element, { texts, hasPoints, isVehicle, photo }: ShownSheet): boolean {
  const place = page.querySelector("[aria-busy] [aria-busy] > :first-child")
  const template = page.querySelector<HTMLTemplateElement>("template#sheet")
  if (!place || !template) return false
  // Still in the template, where nothing is loaded.
  const sheet = template.content
  const facts = sheet.querySelector("[data-facts]")
  const [none, vehicle] = facts?.querySelectorAll("span > span") ?? []
  const link = sheet.querySelector("a")
  if (photo && link) {
    link.href = photo.url
    link.setAttribute("aria-label", photo.label)
    link.querySelector("img")?.setAttribute("src", photo.small)
    none?.remove()
  } else link?.remove()
  if (!isVehicle) vehicle?.remove()
  // On a phone the list of entries is far below.
  if (matchMedia(DESKTOP).matches) facts?.remove()
  else place.nextElementSibling?.remove()
  sheet.querySelector("b")?.toggleAttribute("data-none", !hasPoints)
  fillSlots(sheet, texts)
  place.replaceWith(document.importNode(sheet, true))
  return true
}
