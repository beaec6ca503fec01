// How many taps a judge needs on a phone, and how many clicks an organizer: npm run bench effort
// Judge: one sheet of fourteen criteria, with the keypad and with the numbers on the sheet. Organizer: clicks to set up a show, to
// set up a contest of three classes with own scorecards from a starter, and to publish another.
import { expect, type Locator, type Page } from "@playwright/test"
import { startServer } from "../e2e/fixtures/server-process.ts"
import { addEntry, addJudge, prepareEvent } from "../e2e/pages/prepared-event.ts"
import { signInAsJudge } from "../e2e/pages/sign-in.ts"
import { organizerEffort } from "./effort/organizer.ts"
import { type Figure, report } from "./lib/report.ts"
import { withPhone } from "./web/browser.ts"

const COUNT = 14

const server = await startServer({ database: "sqlite", hasDemo: false, throttlesSignIn: false, env: {} })
const figures: Figure[] = []
try {
  await withPhone(server.baseURL, async (context) => {
    const criteria = Array.from({ length: COUNT }, (_, at) => ({
      name: `Detail ${at + 1}`,
      description: "Fit, finish.",
      maxPoints: 10,
    }))
    const event = await prepareEvent(context.request, { criteria })
    for (const votingId of ["A1", "A2"])
      await addEntry(context.request, event.id, { entryName: `Car ${votingId}`, ownerParticipant: "Noah", votingId })
    const page = await context.newPage()
    await signInAsJudge(page, await addJudge(context.request, event.id, "Mia Berg"))
    await page.goto("/judge")
    figures.push({ name: "keypad: taps", value: await scoreWithKeypad(page), atMost: 2 * COUNT + 1 })
    await page.getByRole("button", { name: "Next", exact: true }).first().tap()
    await expect(page.getByText("Position 2 of 2")).toBeVisible()
    figures.push({ name: "numbers: taps", value: await scoreWithNumbers(page), atMost: COUNT })
  })
  figures.push(...(await organizerEffort(server.baseURL)))
} finally {
  await server.remove()
}
report(figures)
process.exit()

function counting() {
  let taps = 0
  return {
    taps: () => taps,
    async tap(target: Locator): Promise<void> {
      await target.tap()
      taps += 1
    },
  }
}

/** One tap opens the keypad; Next or Done ends each number. */
async function scoreWithKeypad(page: Page): Promise<number> {
  const { taps, tap } = counting()
  await tap(page.getByRole("button", { name: /Open the keypad$/ }).first())
  const keypad = page.getByRole("dialog")
  for (let at = 1; at <= COUNT; at++) {
    await expect(keypad.getByText(`${at} of ${COUNT}`)).toBeVisible()
    for (const name of ["7", at === COUNT ? "Done" : "Next"])
      await tap(keypad.getByRole("button", { name, exact: true }))
  }
  await expect(keypad).toHaveCount(0)
  await expect(page.getByText("All scored")).toBeVisible()
  return taps()
}

async function scoreWithNumbers(page: Page): Promise<number> {
  const { taps, tap } = counting()
  for (const slider of await page.getByRole("slider").all()) await tap(slider.getByText("7", { exact: true }))
  await expect(page.getByText("All scored")).toBeVisible()
  return taps()
}
