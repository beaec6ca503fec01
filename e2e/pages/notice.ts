import { expect, type Locator, type Page } from "@playwright/test"

type Words = string | RegExp

/** The notice with this title and text. */
export function noticeOf(page: Page, title: Words, text: Words = ""): Locator {
  return page
    .locator("[role=status] > div, [role=alert] > div")
    .filter({ has: page.getByRole("button", { name: "Dismiss notice" }) })
    .filter({ hasText: title })
    .filter({ hasText: text })
    .first()
}

/** Presses 'Undo' on the notice of this title. */
export const undoFrom = (page: Page, title: Words) =>
  noticeOf(page, title).getByRole("button", { name: "Undo" }).click()

/**
 * Waits for the notice with this title, and its text if given, and dismisses it. The mouse does not move, because a notice
 * under it does not close automatically, and neither does the focus, because a dialog may be open.
 */
export async function expectNotice(page: Page, title: Words, text?: Words): Promise<void> {
  const notice = noticeOf(page, title, text)
  await expect(notice).toBeVisible()
  // On a busy machine it may disappear before it is dismissed.
  const press = notice.getByRole("button", { name: "Dismiss notice" }).dispatchEvent("click", {}, { timeout: 1_000 })
  await press.catch(() => undefined)
  await expect(notice).toBeHidden()
}
