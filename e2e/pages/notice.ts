import { type BrowserContext, expect, type Locator, type Page } from "@playwright/test"

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

/** Lets every page of a context note its notices: after five seconds one is gone, perhaps before a busy machine looks. */
export const noteNotices = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const noted: string[] = []
    Object.assign(window, { notedNotices: noted })
    const look = (node: Node) => {
      if (node instanceof Element && node.querySelector("[aria-label='Dismiss notice']")) noted.push(node.textContent)
    }
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        if (target instanceof Element && target.matches("[role=status], [role=alert]")) addedNodes.forEach(look)
    }).observe(document, { subtree: true, childList: true })
  })

/**
 * Waits for the notice with this title, and its text if given, and dismisses it. The mouse does not move, because a notice
 * under it does not close automatically, and neither does the focus, because a dialog may be open.
 */
export async function expectNotice(page: Page, title: Words, text: Words = ""): Promise<void> {
  const isMeant = (noted: string) =>
    [title, text].every((words) => (typeof words === "string" ? noted.includes(words) : words.test(noted)))
  await expect(async () => {
    const noted = await page.evaluate((): string[] => Reflect.get(window, "notedNotices"))
    const at = noted.findIndex(isMeant)
    expect(at, `a notice ${title} ${text} among ${noted.join(" | ")}`).toBeGreaterThanOrEqual(0)
    await page.evaluate((found) => Reflect.get(window, "notedNotices").splice(found, 1), at)
  }).toPass()
  const notice = noticeOf(page, title, text)
  // It may disappear before it is dismissed.
  const press = notice.getByRole("button", { name: "Dismiss notice" }).dispatchEvent("click", {}, { timeout: 1_000 })
  await press.catch(() => undefined)
  await expect(notice).toBeHidden()
}
