import type { APIRequestContext, Page } from "@playwright/test"
import { expectAccessibleInBoth } from "../fixtures/accessibility.ts"
import { expect, test } from "../fixtures/server.ts"
import { expectNotice } from "../pages/notice.ts"
import { addEntry, addJudge, criteriaOf, type PreparedEvent, prepareEvent, saveSheet } from "../pages/prepared-event.ts"
import { signInAsOrganizer } from "../pages/sign-in.ts"

/** Paint out of 25, Bodywork out of 10, by one judge each; null is an entry without a sheet. */
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
  await signInAsOrganizer(page, event)
  await page.goto("/dashboard?tab=results")
  await expect(page.getByRole("table", { name: "Complete Results" })).toBeVisible()
}

const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true })
const dialog = (page: Page) => page.getByRole("dialog")

test("the ranking says why the second is second, and what a tie is @phone", async ({ page, request }, { project }) => {
  const event = await judgedEvent(request, `Reasons (${project.name})`, [
    ["Blue Comet", [20, 10]],
    ["Desert Fox", [22, 5]],
    ["Gull", [20, 7]],
    ["Late Comer", null],
  ])
  await openResults(page, event)
  const table = page.getByRole("table", { name: "Complete Results" })
  await expect(table.getByRole("row").filter({ hasText: "Late Comer" })).toContainText("No scores yet")
  await expect(table.getByRole("row").filter({ hasText: "Gull" })).toContainText("1 judge scored")
  await expect(table.getByText("tied")).toHaveCount(2)

  await table.getByRole("button", { name: "Why is Desert Fox here?" }).click()
  const reasons = table.getByRole("row").filter({ hasText: "Why 2nd place" })
  await expect(reasons).toContainText("22 + 5 = 27")
  await expect(reasons).toContainText("27 ÷ 35 × 100 = 77.14%")
  await expect(reasons).toContainText("exactly as many points as Gull (A3)")
  await expect(reasons).toContainText("3 points behind Blue Comet (A1), 1st, which has 30")
  await expect(reasons).toContainText("Bodywork −5")
  await expectAccessibleInBoth(page)
})

test("a confirmation that the scores no longer bear out is pointed at, and replaced @phone", async ({ page, request }, {
  project,
}) => {
  const event = await judgedEvent(request, `Moved (${project.name})`, [
    ["Blue Comet", [20, 10]],
    ["Desert Fox", null],
  ])
  await openResults(page, event)
  const overall = region(page, "Overall Winner")
  await overall.getByRole("button", { name: /^Confirm Winner/ }).click()
  await dialog(page).getByRole("button", { name: "Confirm winner" }).click()
  await expectNotice(page, "Winner confirmed")

  const judge = await addJudge(request, event.id, "Robin")
  const entries = (await (await request.get(`/api/events/${event.id}/entries`)).json()) as { id: number }[]
  const scores = (await criteriaOf(request, event.id)).map(({ id, maxPoints }) => ({
    criterionId: id,
    points: maxPoints,
  }))
  await saveSheet(request, judge, { entryId: entries[1]?.id ?? 0, scores, isSubmitted: true })
  await page.getByRole("button", { name: "Refresh" }).click()
  await expect(overall.getByText("The scores have moved since this was confirmed")).toBeVisible()
  await overall.getByRole("button", { name: /^Confirm Winner: .*Desert Fox/ }).click()
  await expect(dialog(page)).toContainText("It takes the place of Blue Comet (A1), which was confirmed before.")
  await dialog(page).getByRole("button", { name: "Confirm winner" }).click()
  await expect(overall.getByText("The scores have moved since this was confirmed")).toHaveCount(0)
  await expect(overall.getByText("Confirmed Winner")).toBeVisible()
})

test("on paper there is a clean sheet with the whole ranking @desktop", async ({ page, request }) => {
  const event = await judgedEvent(request, "Paper Show", [
    ["Blue Comet", [20, 10]],
    ["Desert Fox", [22, 5]],
  ])
  await openResults(page, event)
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")))
  await page.emulateMedia({ media: "print" })
  await expect(page.getByRole("heading", { level: 1, name: "Paper Show" })).toBeVisible()
  await expect(page.getByText(/Pier 3, Harbour · Results as of/)).toBeVisible()
  await expect(page.getByRole("table").getByRole("row")).toHaveText([
    "RankVoting IDEntryOwner/ParticipantOverall",
    "1A1Blue CometMia86%",
    "2A2Desert FoxMia77%",
  ])
  await expect(page.getByRole("button")).toHaveCount(0)
})
