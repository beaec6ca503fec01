import type { APIRequestContext, Page } from "@playwright/test"
import { expectAccessible, expectAccessibleInBoth } from "../fixtures/accessibility.ts"
import { expect, test } from "../fixtures/server.ts"
import { apiOf } from "../pages/client-of.ts"
import { expectNotice } from "../pages/notice.ts"
import {
  addAward,
  addCriterion,
  addEntry,
  addJudge,
  criteriaOf,
  entriesOf,
  type PreparedEvent,
  prepareEvent,
  saveSheet,
  signInOrganizer,
} from "../pages/prepared-event.ts"
import { openDashboard } from "../pages/signed-in.ts"

/** Paint out of 25 and Bodywork out of 10 by one judge; null is an entry without a sheet. */
type Points = [name: string, points: [paint: number, bodywork: number] | null]

async function judgedEvent(request: APIRequestContext, name: string, cars: Points[]): Promise<PreparedEvent> {
  const event = await prepareEvent(request, { name })
  const criteria = await criteriaOf(request, event.id)
  const judge = await addJudge(request, event.id, "Kim")
  for (const [index, [entryName, points]] of cars.entries()) {
    const entry = await addEntry(request, event.id, { entryName, ownerParticipant: "Mia", votingId: `A${index + 1}` })
    if (!points) continue
    const scores = criteria.map(({ id }, at) => ({ criterionId: id, points: points[at] ?? 0 }))
    await saveSheet(request, judge, { entryId: entry.id, scores, isSubmitted: true })
  }
  return event
}

async function openResults(page: Page, event: PreparedEvent): Promise<void> {
  await openDashboard(page, event, "results")
  await expect(page.getByRole("table", { name: "Complete Results" })).toBeVisible()
}

const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true })
const dialog = (page: Page) => page.getByRole("dialog")

/** Gives a judge's full marks to an entry. */
async function fullMarks(request: APIRequestContext, event: PreparedEvent, judgeName: string, entryAt: number) {
  const judge = await addJudge(request, event.id, judgeName)
  const entries = await entriesOf(request, event.id)
  const scores = (await criteriaOf(request, event.id)).map(({ id, maxPoints }) => ({
    criterionId: id,
    points: maxPoints,
  }))
  await saveSheet(request, judge, { entryId: entries[entryAt]?.id ?? 0, scores, isSubmitted: true })
}

test("an overtaken confirmation is shown on its card, and a question is asked again @phone", async ({
  page,
  request,
  newDevice,
}, { project }) => {
  const event = await judgedEvent(request, `Moved (${project.name})`, [
    ["Blue Comet", [20, 10]],
    ["Desert Fox", null],
  ])
  const phone = (await newDevice()).request
  await signInOrganizer(phone, event)
  await openResults(page, event)
  const overall = region(page, "Overall Winner")
  await expect(overall.getByText("In the lead so far", { exact: true })).toBeVisible()
  await expect(page.getByText("Provisional: 1 of 2 sheets is in.")).toBeVisible()
  await overall.getByRole("button", { name: /^Confirm Winner/ }).click()
  await dialog(page).getByRole("button", { name: "Confirm Winner Anyway" }).click()
  // Next to confirm is the best of a category, because there is no second place.
  const bestPaint = page.getByRole("button", { name: "Confirm Winner: Best Paint, Blue Comet" })
  await expect(bestPaint).toBeFocused()
  await expectNotice(page, "Winner confirmed")

  await bestPaint.press("Enter")
  await expect(dialog(page)).toContainText("Blue Comet (A1, Mia) will be recorded as Best Paint")
  await fullMarks(phone, event, "Robin", 1)
  await dialog(page).getByRole("button", { name: "Confirm Winner Anyway" }).click()
  await expect(dialog(page)).toContainText("Best Paint: Desert Fox (A2) has this place now, no longer Blue Comet (A1).")
  await dialog(page).getByRole("button", { name: "Confirm Winner Anyway" }).click()
  await expectNotice(page, "Winner confirmed", "Best Paint: Desert Fox")

  await expect(
    overall.getByText("Overall Winner: was confirmed for Blue Comet (A1), Desert Fox (A2) leads now."),
  ).toBeVisible()
  // The focus goes to the next button, and the page with it. There, a control half below the sticky tabs would count as too small.
  await expect(page.getByRole("button", { name: "Confirm Winner: Best Bodywork, Blue Comet" })).toBeFocused()
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessibleInBoth(page)
  await overall.getByRole("button", { name: /^Confirm Winner: .*Desert Fox/ }).click()
  await expect(dialog(page)).toContainText("It takes the place of Blue Comet (A1), which was confirmed before.")
  await dialog(page).getByRole("button", { name: "Confirm Winner Anyway" }).click()
  await expect(overall.getByText("was confirmed for")).toHaveCount(0)
  await expect(overall.getByText("Confirmed Winner")).toBeVisible()
})

test("a criterion added during judging makes results provisional until the sheets are complete @desktop", async ({
  page,
  request,
}, { project }) => {
  const event = await judgedEvent(request, `Engine Added (${project.name})`, [
    ["Blue Comet", [20, 10]],
    ["Desert Fox", [10, 5]],
  ])
  await openResults(page, event)
  await expect(page.getByText("All sheets are in")).toBeVisible()
  await signInOrganizer(request, event)
  await addCriterion(request, event.id, { name: "Engine", maxPoints: 10, order: 3 })
  await expect(page.getByText("Provisional: all sheets are in, but 2 sheets are incomplete.")).toBeVisible()
  await expect(
    page.getByText("2 submitted sheets lack a criterion that was added or changed since: Engine (2). From Kim (2)."),
  ).toBeVisible()
  await expect(page.getByText("All sheets are in", { exact: true })).toHaveCount(0)
  await page.getByRole("button", { name: "Show the sheets" }).click()
  await expect(page.getByText("Blue Comet (A1): Engine")).toBeVisible()
  await expectAccessibleInBoth(page)

  await page.getByRole("button", { name: "Ask to complete" }).click()
  await expect(dialog(page)).toContainText("They stay submitted and keep counting with what they have")
  await dialog(page).getByRole("button", { name: "Ask to complete" }).click()
  await expectNotice(page, "Judges asked", "2 sheets marked on their phones.")
  await expect(page.getByText("Blue Comet (A1): Engine · asked")).toBeVisible()

  await page.getByRole("button", { name: "Reopen…" }).click()
  await dialog(page).getByRole("combobox", { name: "Which sheets" }).click()
  await page.getByRole("option", { name: "Sheets that lack a criterion" }).click()
  await dialog(page).getByRole("combobox", { name: "Criterion" }).click()
  await page.getByRole("option", { name: "Engine · 2 sheets" }).click()
  await expect(dialog(page)).toContainText("2 submitted sheets will be drafts again")
  await expectAccessible(page)
  await dialog(page).getByRole("button", { name: "Reopen 2 sheets" }).click()
  await expectNotice(page, "2 sheets reopened")
  await expect(page.getByText("Provisional: 0 of 2 sheets are in.")).toBeVisible()
})

test("the printed results have what is missing, the awards and the whole ranking, without controls @desktop", async ({
  page,
  request,
}) => {
  const event = await judgedEvent(request, "Paper Show", [
    ["Blue Comet", [20, 10]],
    ["Desert Fox", [22, 5]],
    ["Late Comer", null],
  ])
  await signInOrganizer(request, event)
  const award = await addAward(request, event.id, { name: "Harbour Cup" })
  const entries = await entriesOf(request, event.id)
  await apiOf(request).awards.assign.mutate({ awardId: award.id, entryId: entries[1]?.id ?? 0 })
  await openResults(page, event)
  await expect(page.getByText("Missing from Kim (1).")).toBeVisible()
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")))
  await page.emulateMedia({ media: "print" })
  await expect(page.getByRole("heading", { level: 1, name: "Paper Show" })).toBeVisible()
  await expect(page.getByText(/Pier 3, Harbour · Results as of/)).toBeVisible()
  const paper = page.locator("[data-print=only]").filter({ has: page.getByRole("table") })
  await expect(paper.getByText("Provisional: 2 of 3 sheets are in.")).toBeVisible()
  await expect(paper.getByText("Missing from Kim (1).")).toBeVisible()
  await expect(paper.getByText("Harbour Cup: Desert Fox (A2), Mia")).toBeVisible()
  await expect(page.getByRole("table").getByRole("row")).toHaveText([
    "PlaceVoting IDEntryOwner/ParticipantOverall",
    "1A1Blue CometMia86% · 30 of 35",
    "2A2Desert FoxMia77% · 27 of 35",
    "–A3Late ComerMiaNo scores yet",
  ])
  await expect(page.getByRole("button")).toHaveCount(0)
})
