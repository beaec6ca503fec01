import type { APIRequestContext, Locator, Page } from "@playwright/test"
import { expectAccessible } from "../fixtures/accessibility.ts"
import { expect, test } from "../fixtures/server.ts"
import { startServer } from "../fixtures/server-process.ts"
import { expectNotice } from "../pages/notice.ts"
import {
  addEntry,
  addJudge,
  criteriaOf,
  type PreparedEntry,
  type PreparedEvent,
  type PreparedJudge,
  prepareEvent,
  saveSheet,
} from "../pages/prepared-event.ts"
import { openDashboard } from "../pages/signed-in.ts"

type Panel = { event: PreparedEvent; entries: PreparedEntry[]; mia: PreparedJudge; tom: PreparedJudge }

async function preparePanel(request: APIRequestContext, name: string): Promise<Panel> {
  const event = await prepareEvent(request, { name })
  const entries = [
    await addEntry(request, event.id, { entryName: "Blue Comet", ownerParticipant: "Ana", votingId: "A1" }),
    await addEntry(request, event.id, { entryName: "Desert Fox", ownerParticipant: "Ben", votingId: "A2" }),
  ]
  const mia = await addJudge(request, event.id, "Mia Berg")
  return { event, entries, mia, tom: await addJudge(request, event.id, "Tom Hale") }
}

/** Judges' phones, each with its own session, which save sheets or report how many are waiting. */
function phonesOf({ event, entries }: Panel, phones: APIRequestContext, organizer: APIRequestContext) {
  const save = async (judge: PreparedJudge, entryAt: number, points: number, isSubmitted = true) => {
    const scores = (await criteriaOf(organizer, event.id)).map(({ id }) => ({ criterionId: id, points }))
    await saveSheet(phones, judge, { entryId: entries[entryAt]?.id ?? 0, scores, isSubmitted })
  }
  const report = async (judge: PreparedJudge, waitingSheets: number) => {
    await phones.post("/api/judges/login", { data: { accessCode: judge.accessCode } })
    const answer = await phones.post("/trpc/judge.report", { data: { waitingSheets } })
    expect(answer.ok()).toBe(true)
  }
  return { save, report }
}

const dot = (page: Page, text: string) => page.getByRole("button", { name: text, exact: true })
const openTab = (page: Page, name: RegExp) => page.getByRole("tab", { name }).click()
const judgeLine = (page: Page, name: string): Locator =>
  page.getByRole("region", { name: "Judge Statistics" }).getByRole("listitem").filter({ hasText: name })
const judgeCard = (page: Page, name: string): Locator => page.getByRole("listitem", { name })

test("who is online, whose phone still holds sheets, and what a judge saves are on the overview, the judges and the results without a reload @desktop", async ({
  page,
  request,
  newDevice,
}, { project }) => {
  const panel = await preparePanel(request, `Live Show (${project.name})`)
  const { save, report } = phonesOf(panel, (await newDevice()).request, request)
  await openDashboard(page, panel.event)
  await dot(page, "Live").hover()
  await expect(page.getByRole("tooltip")).toContainText("new scores appear within a second")
  await test.step("who is online, and whose phone still holds sheets", async () => {
    await expect(judgeLine(page, "Mia Berg")).toContainText("Not here yet")
    await report(panel.mia, 2)
    await expect(judgeLine(page, "Mia Berg")).toContainText("Here now")
    await expect(judgeLine(page, "Mia Berg")).toContainText("2 sheets waiting on a phone")
    await expectAccessible(page, { within: "main" })
    await openTab(page, /^Judges/)
    await expect(judgeCard(page, "Mia Berg")).toContainText("2 sheets waiting on a phone")
    await page.emulateMedia({ colorScheme: "dark" })
    await expectAccessible(page, { within: "main" })
    await openTab(page, /^Results/)
    await expect(page.getByText("Waiting on a phone: Mia Berg (2).")).toBeVisible()
    await report(panel.mia, 0)
    await expect(page.getByText("Waiting on a phone")).toHaveCount(0)
    await openTab(page, /^Overview/)
  })
  await expect(judgeLine(page, "Mia Berg")).toContainText("0 of 2 entries")
  await save(panel.mia, 0, 8)
  await expect(judgeLine(page, "Mia Berg")).toContainText("1 of 2 entries · 50%")
  await expect(judgeLine(page, "Mia Berg")).toContainText("Here now")
  await expect(page.locator("main")).toContainText("Total Scores2Completion")
  await expect(page.getByRole("region", { name: "Recent Changes" })).toContainText("Mia Berg")
  await save(panel.mia, 1, 5, false)
  await expect(judgeLine(page, "Mia Berg")).toContainText("1 in progress")

  await openTab(page, /^Judges/)
  await expect(judgeCard(page, "Tom Hale")).toContainText("No scores yet")
  await save(panel.tom, 0, 10)
  await expect(judgeCard(page, "Tom Hale")).toContainText("2 scores, all submitted")

  await openTab(page, /^Results/)
  const overall = page.getByRole("region", { name: "Overall Winner" })
  await expect(overall).toContainText("51%")
  await expect(page.getByText("Provisional: 2 of 4 sheets are in.")).toBeVisible()
  await save(panel.tom, 1, 10)
  await expect(overall).toContainText("Desert Fox")
  await expect(page.locator("main")).toContainText("Provisional: 3 of 4 sheets are in.")
  await expect(page.getByText("From Mia Berg (1).")).toBeVisible()
  await save(panel.mia, 1, 10)
  await expect(page.locator("main")).toContainText("All sheets are in")
  await expectAccessible(page)
})

test("live updates do not close a dialog, change typed text or move the focus @desktop", async ({
  page,
  request,
  newDevice,
}, { project }) => {
  const panel = await preparePanel(request, `Typing Show (${project.name})`)
  const { save } = phonesOf(panel, (await newDevice()).request, request)
  await openDashboard(page, panel.event)
  await expect(dot(page, "Live")).toBeVisible()
  await page.getByRole("button", { name: "Edit Event Details" }).click()
  const details = page.getByRole("dialog", { name: "Edit Event Details" })
  const location = details.getByLabel("Location")
  await location.fill("Pier 4, still being typ")
  await save(panel.mia, 0, 8)
  await expect(page.getByText("1 of 2 entries · 50%")).toBeVisible()
  await expect(location).toHaveValue("Pier 4, still being typ")
  await expect(location).toBeFocused()
  await location.pressSequentially("ed")
  await details.getByRole("button", { name: "Save Changes" }).click()
  await expectNotice(page, "Event updated")

  await openTab(page, /^Judges/)
  const name = page.getByLabel("Judge Name")
  await name.fill("Robin")
  await save(panel.tom, 0, 8)
  await expect(judgeCard(page, "Tom Hale")).toContainText("2 scores, all submitted")
  await expect(name).toHaveValue("Robin")
  await expect(name).toBeFocused()
})

test("a stopped server is shown, and once it is back the numbers catch up @desktop", async ({
  page,
  request,
  server,
  noise,
  newDevice,
}) => {
  noise.expect(/ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE/)
  const panel = await preparePanel(request, "Restarted Show")
  const { save } = phonesOf(panel, (await newDevice()).request, request)
  await save(panel.mia, 0, 8)
  await openDashboard(page, panel.event)
  await expect(dot(page, "Live")).toBeVisible()
  // The tab's code is loaded completely.
  await expect(page.getByRole("button", { name: /CSV/ }).first()).toBeVisible()
  await server.stop("SIGTERM")
  await expect(dot(page, "Reconnecting…")).toBeVisible()
  await expectAccessible(page, { within: "header" })
  await server.restart()
  // Saved before or just after the dashboard is connected again: it must be shown in both cases.
  await save(panel.mia, 1, 8)
  await expect(dot(page, "Live")).toBeVisible()
  await expect(judgeLine(page, "Mia Berg")).toContainText("2 of 2 entries")
})

test.describe("two servers on one PostgreSQL @desktop", () => {
  test.use({ serverSettings: { database: "postgresql" } })

  test("a save through one server is on a dashboard of the other without a reload, also after that was killed @desktop", async ({
    page,
    request,
    server,
    playwright,
    noise,
  }) => {
    noise.expect(/ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE/)
    const panel = await preparePanel(request, "Two Servers Show")
    const second = await startServer({
      database: "sqlite",
      hasDemo: false,
      throttlesSignIn: false,
      env: { DATABASE_URL: server.databaseUrl },
    })
    const phones = await playwright.request.newContext({ baseURL: second.baseURL })
    const { save } = phonesOf(panel, phones, request)
    await openDashboard(page, panel.event)
    await expect(dot(page, "Live")).toBeVisible()
    await save(panel.mia, 0, 8)
    await expect(judgeLine(page, "Mia Berg")).toContainText("1 of 2 entries")

    await server.stop("SIGKILL")
    await expect(dot(page, "Reconnecting…")).toBeVisible()
    await server.restart()
    await expect(dot(page, "Live")).toBeVisible()
    await save(panel.mia, 1, 8)
    await expect(judgeLine(page, "Mia Berg")).toContainText("2 of 2 entries")
    await phones.dispose()
    await second.remove()
  })
})
