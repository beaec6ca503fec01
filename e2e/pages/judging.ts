import { type APIRequestContext, expect, type Page, type Request } from "@playwright/test"
import {
  addCriterion,
  addEntry,
  addJudge,
  type PreparedEntry,
  type PreparedEvent,
  type PreparedJudge,
  prepareEvent,
} from "./prepared-event.ts"
import { signInAsJudge } from "./sign-in.ts"

export type Panel = { event: PreparedEvent; judge: PreparedJudge; entries: PreparedEntry[] }

/** An event with three entries, four criteria, one of them for electric vehicles only, and a judge. */
export async function preparePanel(request: APIRequestContext, judgeName = "Mia Berg"): Promise<Panel> {
  const event = await prepareEvent(request)
  const cabin = { name: "Seats", description: "Leather, seams, fit.", maxPoints: 10, order: 6 }
  await addCriterion(request, event.id, cabin)
  const battery = { name: "Battery", description: "Packaging, cooling.", maxPoints: 15, order: 11 }
  await addCriterion(request, event.id, { ...battery, requiresElectricVehicle: true })
  const entries = [
    await addEntry(request, event.id, { entryName: "Silver Arrow", ownerParticipant: "Noah", votingId: "A1" }),
    await addEntry(request, event.id, { entryName: "Blue Whale", ownerParticipant: "Emma", votingId: "A2" }),
    await addEntry(request, event.id, {
      entryName: "Green Bolt",
      description: "Quiet and quick",
      ownerParticipant: "Liam",
      votingId: "A10",
      isElectricVehicle: true,
    }),
  ]
  return { event, entries, judge: await addJudge(request, event.id, judgeName) }
}

const isCode = (request: Request) => ["script", "stylesheet"].includes(request.resourceType())

/** The later parts of the judging screen, and the screen that Exit opens. */
const LOADED_LATER = [/judging-later[^/]*\.js/, /landing-screen[^/]*\.js/]

/**
 * Waits until the code is loaded that the judging screen fetches after it is shown. An idle network is no sign of that: on a slow
 * machine it may have been idle before.
 */
export async function expectLazyPartsLoaded(page: Page, parts = LOADED_LATER): Promise<void> {
  const asked = () => page.requests()
  const missing = async () => {
    const urls = (await asked()).map((one) => one.url())
    return parts.filter((part) => !urls.some((url) => part.test(url)))
  }
  await expect.poll(missing).toEqual([])
  const answers = await Promise.all((await asked()).filter(isCode).map((one) => one.response()))
  await Promise.all(answers.map((one) => one?.finished()))
}

/** Signs in by the code, presses 'Start Judging' and waits for the first score sheet. */
export async function startJudging(page: Page, judge: PreparedJudge): Promise<void> {
  await signInAsJudge(page, judge)
  await page.getByRole("link", { name: "Start Judging" }).click()
  await expect(page.getByRole("slider").first()).toBeVisible()
}

export const sliderOf = (page: Page, criterion: string) => page.getByRole("slider", { name: criterion, exact: true })

/** Sets a slider by typing digits: the keypad, which takes no tap just after it has opened, costs two seconds. */
export async function typeOnSlider(page: Page, criterion: string, points: number): Promise<void> {
  const slider = sliderOf(page, criterion)
  await expect(async () => {
    await slider.focus()
    await slider.press("Delete")
    for (const digit of String(points)) await slider.press(digit)
    await expect(slider).toHaveAttribute("aria-valuenow", String(points), { timeout: 500 })
  }).toPass()
}

/** The name of the entry that is shown. */
export const shownEntry = (page: Page) => page.getByRole("article").getByRole("heading", { level: 2 })

/** How many dialogs have a step in the page's history. */
const stepsOf = (page: Page): Promise<number> => page.evaluate(() => Number(history.state?.rosetteStep ?? 0))

/** Enters points on the keypad. */
export async function typePoints(page: Page, criterion: string, points: number): Promise<void> {
  const steps = await stepsOf(page)
  await page.getByRole("button", { name: new RegExp(`^${criterion}: .*Open the keypad`) }).click()
  const keypad = page.getByRole("dialog", { name: criterion })
  const key = (name: number | string) => keypad.getByRole("button", { name: String(name), exact: true })
  await expect(keypad).toBeVisible()
  for (const digit of String(points)) await key(digit).click()
  await page.keyboard.press("Escape")
  await expect(page.getByRole("dialog")).toHaveCount(0)
  await expect(sliderOf(page, criterion)).toHaveAttribute("aria-valuenow", String(points))
  // The browser goes back a step once the keypad has closed, which would interrupt a reload.
  await expect.poll(() => stepsOf(page)).toBe(steps)
}

/** Submits the shown sheet for the first time, and so accepts the terms. */
export async function submitWithTerms(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Submit Score" }).click()
  const terms = page.getByRole("dialog", { name: "Terms for judges" })
  await terms.getByRole("checkbox").check()
  await terms.getByRole("button", { name: "Accept & Submit Score" }).click()
}

/** Opens the search and the list of entries, which are in a dialog on a phone. */
export async function openEntries(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: "Find another entry" })
  const search = page.getByPlaceholder("Search entries, names, IDs...")
  await expect(button.or(search).first()).toBeVisible()
  if (await button.isVisible()) await button.click()
  await expect(search).toBeVisible()
}
