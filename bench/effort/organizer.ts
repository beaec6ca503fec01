import { type BrowserContext, chromium, expect, type Page } from "@playwright/test"
import { chromiumOptions } from "../../e2e/fixtures/chromium.ts"
import { dialogOf } from "../../e2e/pages/dashboard.ts"
import {
  addJudge,
  criteriaOf,
  entriesOf,
  importEntries,
  prepareEvent,
  saveSheet,
} from "../../e2e/pages/prepared-event.ts"
import { openDashboard } from "../../e2e/pages/signed-in.ts"
import type { Figure } from "../lib/report.ts"
import { mouseOn } from "./mouse.ts"
import { scorecardEffort } from "./scorecards.ts"

const DESKTOP = { width: 1440, height: 900 }
const CRITERIA = ["Paint", "Body", "Engine", "Seats", "Sound"]
const JUDGES = ["Mia Berg", "Tom Ode", "Ida Falk"]
const ENTRIES_IN_FILE = 20
const ENTRIES_JUDGED = 40

/** What an organizer does with a mouse: sets up a show, and publishes and confirms the results of another. */
export async function organizerEffort(baseURL: string): Promise<Figure[]> {
  const browser = await chromium.launch(chromiumOptions())
  try {
    const onDesktop = (work: (context: BrowserContext) => Promise<Figure[]>) =>
      browser.newContext({ baseURL, viewport: DESKTOP, serviceWorkers: "block" }).then(work)
    return [...(await onDesktop(setUp)), ...(await onDesktop(scorecardEffort)), ...(await onDesktop(close))]
  } finally {
    await browser.close()
  }
}

/** A show with five criteria, twenty entries from a file and three judges, until their codes are printed. */
async function setUp(context: BrowserContext): Promise<Figure[]> {
  const page = await context.newPage()
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "")
  })
  await page.goto("/create-event")
  const mouse = mouseOn(page)
  const facts = [
    ["Event Name", "Harbour Show"],
    ["Organizer Name", "Olga Brandt"],
    ["Event Date", "June 20, 2026"],
    ["Event Time", "09:00 - 17:30"],
    ["Location", "Pier 3"],
    ["Admin Password", "harbour-2026"],
  ] as const
  for (const [label, text] of facts) await mouse.type(page.getByLabel(label), text)
  for (const [at, name] of CRITERIA.entries()) {
    if (at > 0) await mouse.click(page.getByRole("button", { name: "Add Scoring Criterion" }))
    const criterion = page.getByRole("listitem", { name: `Criterion ${at + 1}` })
    if (at > 0) await expect(criterion.getByLabel("Name")).toBeFocused()
    await mouse.type(criterion.getByLabel("Name"), name)
    // Enter goes on to the points, and from there to the description.
    for (const next of ["Max Points", "Description"]) {
      await page.keyboard.press("Enter")
      await expect(criterion.getByLabel(next)).toBeFocused()
    }
    await mouse.type(criterion.getByLabel("Description"), "Fit, finish.")
  }
  await mouse.click(page.getByRole("button", { name: "Create Event" }))
  await mouse.click(page.getByRole("tab", { name: /^Entries/ }))
  await mouse.click(page.getByRole("button", { name: "Import CSV" }))
  await mouse.chooseFile(dialogOf(page).locator("input[type=file]"), "entries.csv", fileOf(ENTRIES_IN_FILE))
  await mouse.click(dialogOf(page).getByRole("button", { name: `Import ${ENTRIES_IN_FILE} entries` }))
  await expect(dialogOf(page)).toBeHidden()
  await mouse.click(page.getByRole("tab", { name: /^Judges/ }))
  for (const name of JUDGES) {
    await mouse.type(page.getByLabel("Judge Name"), name)
    await page.keyboard.press("Enter")
    await expect(page.getByRole("listitem", { name })).toBeVisible()
    await expect(page.getByLabel("Judge Name")).toHaveValue("")
  }
  await mouse.click(page.getByRole("button", { name: "Print Codes" }))
  await expect(page.locator("html[data-printed]")).toBeAttached()
  const { clicks, characters } = mouse.done()
  return [
    { name: "set up 5 criteria, 20 entries, 3 judges, print: clicks", value: clicks, atMost: 20 },
    { name: "set up 5 criteria, 20 entries, 3 judges, print: characters", value: characters },
  ]
}

/** A judged show of five criteria and forty entries: confirmed place by place, then published. */
async function close(context: BrowserContext): Promise<Figure[]> {
  const { request } = context
  const criteria = CRITERIA.map((name) => ({ name, description: "Fit, finish.", maxPoints: 100 }))
  const event = await prepareEvent(request, { name: "Judged Show", criteria })
  await importEntries(request, event.id, rowsOf(ENTRIES_JUDGED))
  const judge = await addJudge(request, event.id, "Mia Berg")
  const [entries, scored] = [await entriesOf(request, event.id), await criteriaOf(request, event.id)]
  for (const [index, { id: entryId }] of entries.entries()) {
    // Another leader in each criterion, and no ties, which would have to be settled first.
    const scores = scored.map(({ id }, at) => ({ criterionId: id, points: 90 - index + (index === at ? 9 : 0) }))
    await saveSheet(request, judge, { entryId, scores, isSubmitted: true })
  }
  const page = await context.newPage()
  await openDashboard(page, event, "results")
  await expect(page.getByRole("button", { name: /^Confirm Winner: Overall Winner/ })).toBeVisible()
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  const confirmed = await confirmAll(page)
  const mouse = mouseOn(page)
  for (const step of ["Review results", "Publish results"]) {
    await mouse.click(page.getByRole("button", { name: step, exact: true }))
    await mouse.click(dialogOf(page).getByRole("button", { name: step, exact: true }))
    await expect(dialogOf(page)).toBeHidden()
  }
  return [
    { name: "results of 5 criteria and 40 entries: page", value: height, unit: "px", atMost: 4_000 },
    { name: "results of 5 criteria: publish all, clicks", value: mouse.done().clicks, atMost: 4 },
    { name: `results of 5 criteria: confirm ${confirmed.places} places singly, clicks`, value: confirmed.clicks },
  ]
}

async function confirmAll(page: Page) {
  const mouse = mouseOn(page)
  const open = page.getByRole("button", { name: /^Confirm Winner: / })
  let places = 0
  for (let left = await open.count(); left > 0; left = await open.count()) {
    await mouse.click(open.first())
    await mouse.click(dialogOf(page).getByRole("button", { name: "Confirm Winner" }))
    await expect(dialogOf(page)).toBeHidden()
    await expect(open).toHaveCount(left - 1)
    places += 1
  }
  return { places, clicks: mouse.done().clicks }
}

const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    "Entry Name": `Car ${at + 1}`,
    Description: "Roadster of 1967",
    "Owner/Participant": `Owner ${at + 1}`,
    "Voting ID": `A${at + 1}`,
  }))

const fileOf = (count: number): string => {
  const rows = rowsOf(count)
  return [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))].map((row) => row.join(",")).join("\r\n")
}
