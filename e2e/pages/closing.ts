import { expect, type Page } from "@playwright/test"
import { assignAward, chooseWinner, dialogOf, openTab, pressInMenu, regionOf, rowOf } from "./dashboard.ts"
import { expectNotice, undoFrom } from "./notice.ts"

/** Reopens a submitted sheet for its judge. */
export async function reopen(page: Page, judge: string, entry: string): Promise<void> {
  await openTab(page, "Judges")
  await pressInMenu(page.getByRole("listitem", { name: judge }), `Reopen Scores of ${judge}`)
  const sheet = dialogOf(page).getByRole("listitem").filter({ hasText: entry })
  await sheet.getByRole("button", { name: "Reopen" }).click()
  await page
    .getByRole("dialog", { name: /^Reopen the score/ })
    .getByRole("button", { name: "Reopen" })
    .click()
  await expectNotice(page, "Score reopened")
  await expect(sheet.getByText("In Progress", { exact: true })).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(page.getByRole("listitem", { name: judge }).getByText("In Progress", { exact: true })).toBeVisible()
}

/** Creates an exclusive award and a lower one; the winner of the first is refused for the second, another entry is not. */
export async function giveAwards(page: Page): Promise<void> {
  await openTab(page, "Awards")
  for (const [name, priority] of [
    ["Grand Prize", "10"],
    ["Harbour Cup", "1"],
  ] as const) {
    await page.getByRole("button", { name: "Add New Award" }).first().click()
    await dialogOf(page).getByLabel("Award Name").fill(name)
    await dialogOf(page).getByLabel("Priority Level").fill(priority)
    if (name === "Grand Prize") await dialogOf(page).getByLabel("Exclusive award").check()
    await dialogOf(page).getByRole("button", { name: "Create" }).click()
    await expectNotice(page, "Award created", name)
  }
  await assignAward(page, "Grand Prize", "Fox, red (A1) - Tom Álvarez")
  await expectNotice(page, "Award assigned")
  await expect(page.getByRole("list", { name: "Awards" }).getByRole("heading")).toHaveText([
    "Grand Prize",
    "Harbour Cup",
  ])
  await assignAward(page, "Harbour Cup", "Fox, red (A1) - Tom Álvarez")
  await expectNotice(
    page,
    "Failed to assign award.",
    "An exclusive award prevents this: this entry holds “Grand Prize”.",
  )
  await chooseWinner(page, "Gull (A2) - Ida Falk")
  await expectNotice(page, "Award assigned")
}

/** Confirms the winner, the second place and the best of a category, and takes the second place back once by mistake. */
export async function confirmWinners(page: Page): Promise<void> {
  await openTab(page, "Results")
  const confirm = async (title: string, button: RegExp, says: string) => {
    await page.getByRole("button", { name: button }).click()
    await expect(dialogOf(page)).toContainText(says)
    await dialogOf(page).getByRole("button", { name: "Confirm Winner" }).click()
    await expectNotice(page, "Winner confirmed", title)
  }
  await expect(regionOf(page, "Overall Winner")).toContainText("90%")
  await expect(regionOf(page, "Top 3 Finalists").getByRole("listitem")).toContainText(["1st", "2nd", "3rd"])
  await confirm(
    "Overall Winner: Fox, red",
    /^Confirm Winner: Overall Winner/,
    "Fox, red (A1, Tom Álvarez) will be recorded as Overall Winner, confirmed by Olga Brandt.",
  )
  await confirm("2nd place: Blue Comet", /^Confirm Winner: 2nd place/, "Blue Comet (A3, Mia Berg)")
  await confirm("Gull", /^Confirm Winner: .*Body and chrome/, "Gull (A2, Ida Falk)")
  const takeBackSecond = async () => {
    await regionOf(page, "Top 3 Finalists")
      .getByRole("button", { name: /^Take back/ })
      .click()
    await dialogOf(page).getByRole("button", { name: "Take back" }).click()
  }
  await takeBackSecond()
  await undoFrom(page, "Confirmation taken back")
  await expectNotice(page, "Winner confirmed", "Blue Comet")
  await takeBackSecond()
  await expectNotice(page, "Confirmation taken back", "Blue Comet")
  await expect(regionOf(page, "Overall Winner").getByText("Confirmed Winner")).toBeVisible()
  await expect(rowOf(page, "Late Comer").first()).toContainText("1 judge scored")
}
