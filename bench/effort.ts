// How many touches a judge needs on a phone, and how many clicks an organizer: npm run bench effort
// Judge: taps, swipes and pixels swiped for one sheet of fourteen criteria, with the keypad and with the numbers on the sheet,
// how far down the first slider is and how many are in sight. Organizer: clicks to set up a show, and to publish another.
import { expect, type Page } from "@playwright/test"
import { startServer } from "../e2e/fixtures/server-process.ts"
import { addEntry, addJudge, prepareEvent } from "../e2e/pages/prepared-event.ts"
import { signInAsJudge } from "../e2e/pages/sign-in.ts"
import { organizerEffort } from "./effort/organizer.ts"
import { type Figure, report } from "./lib/report.ts"
import { withPhone } from "./web/browser.ts"
import { thumbOn } from "./web/thumb.ts"

const MAXIMA = { "of 10 points": Array<number>(14).fill(10), "of 5 to 25 points": [25, 10, 5, 20, 10, 10, 5] }

const server = await startServer({ database: "sqlite", hasDemo: false, throttlesSignIn: false, env: {} })
const figures: Figure[] = []
try {
  for (const [what, maxima] of Object.entries(MAXIMA)) {
    await withPhone(server.baseURL, async (context) => {
      const criteria = maxima.map((maxPoints, at) => ({
        name: `Detail ${at + 1}`,
        description: "Fit, finish.",
        maxPoints,
      }))
      const event = await prepareEvent(context.request, { name: `Show ${what}`, criteria })
      for (const votingId of ["A1", "A2"])
        await addEntry(context.request, event.id, {
          entryName: `Car ${votingId}`,
          description: "1967 fastback, restored over nine winters",
          ownerParticipant: "Noah",
          votingId,
        })
      const page = await context.newPage()
      await signInAsJudge(page, await addJudge(context.request, event.id, "Mia Berg"))
      await page.goto("/judge")
      const first = await page.getByRole("slider").first().boundingBox()
      const name = (figure: string) => `${maxima.length} criteria ${what}, ${figure}`
      figures.push({ name: name("first slider at"), value: first?.y ?? Number.NaN, unit: "px", atMost: 330 })
      figures.push({ name: name("in sight"), value: await page.evaluate(slidersInSight), atLeast: 3 })
      const withKeypad = await scoreWithKeypad(page, maxima)
      const isLong = maxima.length === 14
      figures.push({
        name: name("keypad: taps"),
        value: withKeypad.taps,
        ...(isLong && { atMost: 2 * maxima.length + 1 }),
      })
      figures.push({ name: name("keypad: swipes"), value: withKeypad.swipes, atMost: 0 })
      if (!isLong) return
      await page.getByRole("button", { name: "Next", exact: true }).first().tap()
      await expect(page.getByText("Position 2 of 2")).toBeVisible()
      await page.evaluate(() => scrollTo(0, 0))
      const withNumbers = await scoreWithNumbers(page)
      figures.push({ name: name("numbers: taps"), value: withNumbers.taps, atMost: maxima.length })
      figures.push({ name: name("numbers: swipes"), value: withNumbers.swipes })
      figures.push({ name: name("numbers: swiped"), value: withNumbers.pixels, unit: "px" })
    })
  }
  figures.push(...(await organizerEffort(server.baseURL)))
} finally {
  await server.remove()
}
report(figures)
process.exit()

/** One tap opens the keypad; Next or Done ends each number, except that with a maximum up to 9 the next criterion follows by itself. */
async function scoreWithKeypad(page: Page, maxima: readonly number[]) {
  const thumb = thumbOn(page)
  await thumb.tap(page.getByRole("button", { name: /Open the keypad$/ }).first())
  const keypad = page.getByRole("dialog")
  for (const [at, max] of maxima.entries()) {
    await expect(keypad.getByText(`${at + 1} of ${maxima.length}`)).toBeVisible()
    const isLast = at === maxima.length - 1
    const end = max > 9 || isLast ? [isLast ? "Done" : "Next"] : []
    for (const name of [...String(Math.floor(max * 0.7)), ...end]) {
      const key = keypad.getByRole("button", { name, exact: true })
      await expect(key).toBeEnabled()
      await thumb.tap(key)
    }
  }
  await expect(keypad).toBeHidden()
  await expect(page.getByText("All scored")).toBeVisible()
  return thumb.done()
}

/** Runs in the page: how many sliders are between its top and the bar at the bottom. */
function slidersInSight(): number {
  const submit = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === "Submit Score")
  let bar: Element | null = submit ?? null
  while (bar && !/sticky|fixed/.test(getComputedStyle(bar).position)) bar = bar.parentElement
  const end = bar?.getBoundingClientRect().top ?? 0
  return [...document.querySelectorAll("[role=slider]")].filter((one) => one.getBoundingClientRect().bottom <= end)
    .length
}

async function scoreWithNumbers(page: Page) {
  const thumb = thumbOn(page)
  for (const slider of await page.getByRole("slider").all()) await thumb.tap(slider.getByText("7", { exact: true }))
  await expect(page.getByText("All scored")).toBeVisible()
  return thumb.done()
}
