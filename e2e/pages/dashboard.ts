import { readFile } from "node:fs/promises"
import { expect, type Locator, type Page } from "@playwright/test"

type Tab = "Overview" | "Entries" | "Criteria" | "Judges" | "Awards" | "Results"

/** Opens a tab of the dashboard by its label without its count. */
export async function openTab(page: Page, name: Tab): Promise<void> {
  const tab = page.getByRole("tab", { name: new RegExp(`^${name}`) })
  await tab.click()
  await expect(tab).toHaveAttribute("aria-selected", "true")
}

export const dialogOf = (page: Page) => page.getByRole("dialog")
export const rowOf = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name })
export const regionOf = (page: Page, name: string) => page.getByRole("region", { name, exact: true })

/** Presses an item of a row's menu, or of the menu beside the first button on a phone. */
export async function pressInMenu(within: Page | Locator, name: string | RegExp): Promise<void> {
  await within.getByRole("button", { name: /^More / }).click()
  const page = "page" in within ? within.page() : within
  await page.getByRole("menuitem", { name }).click()
}

type Entry = { name: string; votingId: string; owner: string }

/** Fills in the open dialog of an entry. */
export async function fillEntry(page: Page, { name, votingId, owner }: Entry): Promise<void> {
  const field = (label: string) => dialogOf(page).getByRole("textbox", { name: label })
  await field("Entry Name").fill(name)
  await field("Owner/Participant").fill(owner)
  await field("Voting ID").fill(votingId)
}

/** Imports a text as a CSV file on the open Entries tab. */
export async function importCsv(page: Page, text: string, count: number): Promise<void> {
  await page.getByRole("button", { name: "Import CSV" }).click()
  const file = { name: "entries.csv", mimeType: "text/csv", buffer: Buffer.from(text) }
  await dialogOf(page).locator("input[type=file]").setInputFiles(file)
  await dialogOf(page)
    .getByRole("button", { name: `Import ${count} entries` })
    .click()
  await expect(dialogOf(page)).toHaveCount(0)
}

/** The text of the file of 'Download CSV'. */
export async function exportedCsv(page: Page): Promise<string> {
  const downloading = page.waitForEvent("download")
  await page.getByRole("button", { name: "Download CSV" }).click()
  return readFile(await (await downloading).path(), "utf8")
}

/** Assigns an award on its tab; the option reads 'name (voting id) - owner'. */
export async function assignAward(page: Page, award: string, option: string): Promise<void> {
  await page.getByRole("button", { name: `Assign Award: ${award}` }).click()
  await chooseWinner(page, option)
}

/** Chooses an entry in the open dialog 'Assign Award' and assigns it. */
export async function chooseWinner(page: Page, option: string): Promise<void> {
  await dialogOf(page).getByRole("combobox", { name: "Entry" }).fill(option.slice(0, 6))
  await page.getByRole("option", { name: option }).click()
  await dialogOf(page).getByRole("button", { name: "Assign Award" }).click()
}
