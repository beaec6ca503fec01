import { expect, type Locator, type Page } from "@playwright/test"

type Words = string | RegExp

/** The notice that says both, title and text. */
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
 * Waits for the notice of this title, and its text where one is given; then dismisses it. The mouse stays where it is, because
 * a notice under it does not close by itself, and so does the focus, because a dialog may be open.
 */
export async function expectNotice(page: Page, title: Words, text?: Words): Promise<void> {
  const notice = noticeOf(page, title, text)
  await expect(notice).toBeVisible()
  // On a busy machine it may go by itself before it is pressed.
  const press = notice.getByRole("button", { name: "Dismiss notice" }).dispatchEvent("click", {}, { timeout: 1_000 })
  await press.catch(() => undefined)
  await expect(notice).toBeHidden()
}
