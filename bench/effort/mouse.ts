import type { Locator, Page } from "@playwright/test"

/** An organizer with a mouse: clicks into each field that does not have the focus already, and types. */
export function mouseOn(page: Page) {
  const done = { clicks: 0, characters: 0 }
  const click = async (target: Locator) => {
    await target.click()
    done.clicks += 1
  }
  return {
    done: () => ({ ...done }),
    click,
    async type(field: Locator, text: string): Promise<void> {
      await field.waitFor()
      const hasFocus = await field.evaluate((element) => element === document.activeElement)
      if (!hasFocus) await click(field)
      await page.keyboard.type(text)
      done.characters += text.length
    },
    /** A click on "Choose file", and one in the system's list of files. */
    async chooseFile(input: Locator, name: string, text: string): Promise<void> {
      await input.setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(text) })
      done.clicks += 2
    },
  }
}
