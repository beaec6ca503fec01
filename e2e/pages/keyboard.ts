import { expect, type Locator, type Page } from "@playwright/test"

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement)

/** Presses Tab (or Shift+Tab) until the target has the focus. Fails after `most` presses. */
export async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab", most = 40): Promise<void> {
  await expect(target).toBeVisible()
  for (let pressed = 0; pressed < most; pressed += 1) {
    if (await isFocused(target)) return
    await page.keyboard.press(key)
  }
  await expect(target, `${key} reaches it within ${most} presses`).toBeFocused()
}

/** Tabs to a field and types into it. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.type(text)
}

/** Tabs to a button, link or checkbox and presses a key. */
export async function pressOn(page: Page, target: Locator, key: "Enter" | "Space" = "Enter"): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}
