import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { APIRequestContext, Page } from "@playwright/test"
import { expect, test } from "../fixtures/server.ts"
import { typeOnSlider } from "../pages/judging.ts"
import { byKeys, goToPosition } from "../pages/judging-moves.ts"

/** The panel as it was judged: nine judges, five components, 37 skaters (packages/testkit/data/README.md names the source). */
type Panel = {
  judges: string[]
  criteria: { name: string; maxPoints: number }[]
  entries: { name: string; nation: string; startingNumber: number; points: number[][] }[]
}

const PANEL: Panel = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../packages/testkit/data/skating-worlds-2017-ladies-short.json"), "utf8"),
)
const EVENT = "World Championships 2017, Ladies Short Program"
const PASSWORD = "toe-loop-2017"
const LAST_JUDGE = PANEL.judges.length - 1
/** Scored on the screens; the steps would be the same for the other skaters. */
const BY_HAND = 3

type Stored = { id: number; name: string; votingId: string; accessCode: string }

/** The expected results, computed with integers and differently from the product. */
function expectedResults() {
  const total = PANEL.criteria.reduce((sum, { maxPoints }) => sum + BigInt(maxPoints), 0n)
  const lines = PANEL.entries.map((entry) => {
    const tenths = entry.points.map((given) => {
      const sum = given.reduce((all, points) => all + BigInt(points), 0n)
      const judges = BigInt(given.length)
      // Rounds half up.
      return (20n * sum + judges) / (2n * judges)
    })
    return { votingId: String(entry.startingNumber), name: entry.name, tenths, sum: tenths.reduce((a, b) => a + b, 0n) }
  })
  return lines
    .map((line) => ({
      ...line,
      rank: 1 + lines.filter((other) => other.sum > line.sum).length,
      averages: line.tenths.map((tenths) => `${tenths / 10n}.${tenths % 10n}`),
      percent: Number(line.sum * 10n) / Number(total),
      shownPercent: String((line.sum * 20n + total) / (2n * total)),
    }))
    .sort((a, b) => a.rank - b.rank || Number(a.votingId) - Number(b.votingId))
}

/** The organizer creates the event on the screens, criterion by criterion. Returns its id. */
async function createEvent(page: Page): Promise<number> {
  await page.goto("/create-event")
  await page.getByLabel("Event Name").fill(EVENT)
  await page.getByLabel("Organizer Name").fill("Ines Keller")
  await page.getByLabel("Event Description").fill("Program components of the short program")
  await page.getByLabel("Admin Password").fill(PASSWORD)
  for (const [index, { name, maxPoints }] of PANEL.criteria.entries()) {
    if (index > 0) await page.getByRole("button", { name: "Add Scoring Criterion" }).click()
    await page.getByLabel(/^Name/).nth(index).fill(name)
    await page.getByLabel("Max Points").nth(index).fill(String(maxPoints))
    await page
      .getByLabel(/^Description/)
      .nth(index)
      .fill(`${name}, in quarter points`)
  }
  const created = page.waitForResponse((response) => response.url().includes("organizer.createEvent"))
  await page.getByRole("button", { name: "Create Event" }).click()
  await created
  await expect(page).toHaveURL(/\/dashboard/)
  const events: { id: number; name: string }[] = await (await page.request.get("/api/events")).json()
  return events.find(({ name }) => name === EVENT)?.id ?? 0
}

async function post<Answer>(request: APIRequestContext, path: string, data: object): Promise<Answer> {
  const response = await request.post(path, { data })
  expect(response.ok(), `${path}: ${await response.text()}`).toBe(true)
  return response.json()
}

// A journey on PostgreSQL; the server's tests check this panel's numbers on both databases.
test.use({ serverSettings: { database: "postgresql" } })

test("the World Championships of 2017, judged again @phone", async ({ page: judgePage, newDevice, server }) => {
  await judgedAgain(
    judgePage,
    await (await newDevice({ viewport: { width: 1440, height: 900 } })).newPage(),
    newDevice,
    server.baseURL,
  )
})

type NewDevice = (options?: object) => Promise<{ request: APIRequestContext; close(): Promise<void> }>

/** The last judge scores the first skaters on the screens, and the others on another device. */
async function judgedAgain(judgePage: Page, organizerPage: Page, newDevice: NewDevice, baseURL: string): Promise<void> {
  const eventId = await createEvent(organizerPage)
  const { request } = organizerPage
  const criteria: Stored[] = await (await request.get(`/api/events/${eventId}/criteria`)).json()
  const entries: Stored[] = []
  for (const { name, nation, startingNumber } of PANEL.entries) {
    const entry = { entryName: name, ownerParticipant: nation, votingId: String(startingNumber) }
    entries.push(await post(request, `/api/events/${eventId}/entries`, entry))
  }
  const judges: Stored[] = []
  for (const name of PANEL.judges) judges.push(await post(request, `/api/events/${eventId}/judges`, { name }))

  const points = (entry: number, criterion: number, judge: number) =>
    PANEL.entries[entry]?.points[criterion]?.[judge] ?? 0
  const inOrder = [...PANEL.entries.entries()].sort(([, a], [, b]) => a.startingNumber - b.startingNumber)
  const elsewhere = new Set(inOrder.slice(BY_HAND).map(([index]) => index))
  await Promise.all(
    judges.map(async ({ id, accessCode }, judge) => {
      const device = await newDevice({ baseURL })
      await post(device.request, "/api/judges/login", { accessCode })
      for (const [index, entry] of entries.entries()) {
        if (judge === LAST_JUDGE && !elsewhere.has(index)) continue
        const scores = criteria.map((criterion, at) => ({
          criterionId: criterion.id,
          points: points(index, at, judge),
        }))
        await post(device.request, `/api/judges/${id}/scores`, { entryId: entry.id, scores, isSubmitted: true })
      }
    }),
  )

  await signInAsJudge(judgePage, judges[LAST_JUDGE]?.accessCode ?? "")
  for (const [position, [index, entry]] of inOrder.slice(0, BY_HAND).entries()) {
    await expect(judgePage.getByText(`Position ${position + 1} of ${entries.length}`)).toBeVisible()
    await expect(judgePage.getByRole("heading", { name: entry.name }).first()).toBeVisible()
    for (const [at, criterion] of PANEL.criteria.entries()) {
      await typeOnSlider(judgePage, criterion.name, points(index, at, LAST_JUDGE))
    }
    await judgePage.getByRole("button", { name: "Submit Score" }).filter({ visible: true }).first().click()
    if (position === 0) {
      await judgePage.getByRole("dialog").getByRole("checkbox").check()
      await judgePage.getByRole("button", { name: "Accept & Submit Score" }).click()
    }
    await expect(judgePage.getByText("Score Submitted!")).toBeVisible()
    if (position < BY_HAND - 1) await goToPosition(judgePage, byKeys(judgePage), position + 2)
  }
  const judged = judgePage.getByRole("region", { name: "Event" }).getByText(`${entries.length} of ${entries.length}`)
  await expect(judged).toBeVisible()
  await expect(judgePage.getByRole("button", { name: "All sent" })).toBeVisible()
  const progress = await (await judgePage.request.get(`/api/judges/${judges[LAST_JUDGE]?.id}/progress`)).json()
  expect(progress.stats).toEqual({ completed: 37, total: 37 })

  const expected = expectedResults()
  const results = await (await request.get(`/api/events/${eventId}/results`)).json()
  expect(
    results.entries.map(
      (line: {
        votingId: string
        rank: number
        overallPercent: number
        overallPercentRounded: number
        criteria: { average: number; judgeCount: number }[]
      }) => ({
        votingId: line.votingId,
        rank: line.rank,
        percent: line.overallPercent,
        shownPercent: String(line.overallPercentRounded),
        averages: line.criteria.map(({ average }) => average.toFixed(1)),
        judges: line.criteria.map(({ judgeCount }) => judgeCount),
      }),
    ),
  ).toEqual(
    expected.map(({ votingId, rank, percent, shownPercent, averages }) => ({
      votingId,
      rank,
      percent,
      shownPercent,
      averages,
      judges: averages.map(() => 9),
    })),
  )
  await expectShown(organizerPage, expected)
}

async function signInAsJudge(page: Page, accessCode: string): Promise<void> {
  await page.goto("/judge-login")
  await page.getByLabel("Judge Access Code").fill(accessCode.toLowerCase())
  await page.getByRole("button", { name: "Access Judging Platform" }).click()
  await page
    .getByRole("link", { name: "Start Judging" })
    .or(page.getByRole("button", { name: "Start Judging" }))
    .click()
  await expect(page).toHaveURL(/\/judge$/)
}

/** Expects every skater on the Results tab in the right order, with rank, averages, judges and percent. */
async function expectShown(page: Page, expected: ReturnType<typeof expectedResults>): Promise<void> {
  await page.goto("/dashboard?tab=results")
  const rows = page.getByRole("row").filter({ has: page.getByRole("button", { name: /^Why this place/ }) })
  if (expected.length > 20) await page.getByRole("button", { name: `Show all ${expected.length} entries` }).click()
  await expect(rows).toHaveCount(expected.length)
  const shown = await rows.evaluateAll((elements) =>
    elements.map((row) =>
      // biome-ignore lint/performance/useDomNodeTextContent: what a reader sees, with the spaces between blocks.
      [...row.querySelectorAll<HTMLElement>("td, th")].map((cell) => cell.innerText.trim().replace(/\s+/g, " ")),
    ),
  )
  for (const [index, { rank, name, votingId, averages, shownPercent }] of expected.entries()) {
    const [rankCell, entryCell, percentCell, , ...criteria] = shown[index] ?? []
    expect(rankCell).toMatch(new RegExp(`^${rank}( ?tied)?$`))
    expect(entryCell).toContain(name)
    expect(entryCell).toContain(`${votingId} ·`)
    expect(criteria).toEqual(
      PANEL.criteria.map(({ maxPoints }, at) => `${averages[at]?.replace(/\.0$/, "")} / ${maxPoints} 9 judges scored`),
    )
    expect(percentCell).toContain(`${shownPercent}%`)
  }
  for (const [at, { name }] of PANEL.criteria.entries())
    await expect(page.getByRole("columnheader").nth(-PANEL.criteria.length + at)).toContainText(name)
}
