import { expect, type Page } from "@playwright/test"

/** Waits for the notice of this title, and its text where one is given; then dismisses it. */
export async function expectNotice(page: Page, title: string, text?: string): Promise<void> {
  const notice = page
    .locator("[role=status] > div, [role=alert] > div")
    .filter({ has: page.getByRole("button", { name: "Dismiss notice" }) })
    .filter({ has: page.getByText(title, { exact: true }) })
    .first()
  await expect(notice).toBeVisible()
  if (text !== undefined) await expect(notice.getByText(text, { exact: true })).toBeVisible()
  await notice.getByRole("button", { name: "Dismiss notice" }).click()
}
