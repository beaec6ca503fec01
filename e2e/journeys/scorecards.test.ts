import type { APIRequestContext, Page } from "@playwright/test"
import { expectAccessible } from "../fixtures/accessibility.ts"
import { expect, test } from "../fixtures/server.ts"
import { apiOf } from "../pages/client-of.ts"
import { expectLazyPartsLoaded, shownEntry, submitWithTerms, typeOnSlider } from "../pages/judging.ts"
import { expectNotice } from "../pages/notice.ts"
import { addCriterion, addEntry, addJudge, prepareEvent } from "../pages/prepared-event.ts"
import { openDashboard, openJudging } from "../pages/signed-in.ts"

/** The classes, each with the criterion that it alone has beside Paint and Bodywork. */
const OWN = [
  { className: "Trucks", name: "Bed", maxPoints: 10, order: 6 },
  { className: "Hot rods", name: "Engine", maxPoints: 20, order: 11 },
  { className: "Bikes", name: "Chain", maxPoints: 5, order: 16 },
]

async function prepareClasses(request: APIRequestContext, name: string) {
  const event = await prepareEvent(request, { name })
  const { organizer } = apiOf(request)
  const classIds: number[] = []
  const entryIds: number[] = []
  for (const [index, { className, ...criterion }] of OWN.entries()) {
    const { id } = await organizer.createClass.mutate({ eventId: event.id, name: className })
    classIds.push(id)
    await addCriterion(request, event.id, { ...criterion, description: "", classIds: [id] })
    const votingId = String(index + 1)
    const entry = { entryName: `Car ${votingId}`, ownerParticipant: "Mia", votingId, classId: id }
    entryIds.push((await addEntry(request, event.id, entry)).id)
  }
  return { event, classIds, entryIds, judge: await addJudge(request, event.id, "Mia Berg") }
}

/** The criteria of the shown sheet, in their order. */
const criteriaOn = (page: Page) =>
  page.getByRole("slider").evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")))

async function score(page: Page, points: Record<string, number>) {
  for (const [criterion, given] of Object.entries(points)) await typeOnSlider(page, criterion, given)
}

test("each class has its own sheet and places; an entry changes its class while its judge is offline @phone", async ({
  page,
  request,
  newDevice,
  noise,
}, { project }) => {
  noise.expect(/ERR_INTERNET_DISCONNECTED|live/)
  const { event, classIds, entryIds, judge } = await prepareClasses(request, `Classes (${project.name})`)
  const { organizer } = apiOf(request)
  await openJudging(page, judge)
  await expectLazyPartsLoaded(page)
  expect(await criteriaOn(page)).toEqual(["Paint", "Bodywork", "Bed"])
  await score(page, { Paint: 20, Bodywork: 8, Bed: 9 })
  await expect(page.getByText("Draft saved").first()).toBeVisible()

  await page.context().setOffline(true)
  await organizer.updateEntry.mutate({ entryId: entryIds[0] ?? 0, classId: classIds[1] ?? 0 })
  await submitWithTerms(page)
  await expect(shownEntry(page)).toHaveText("Car 2")
  expect(await criteriaOn(page)).toEqual(["Paint", "Bodywork", "Engine"])
  await page.context().setOffline(false)
  await expectNotice(page, "Score submitted successfully")
  await score(page, { Paint: 20, Bodywork: 8, Engine: 18 })
  await page.getByRole("button", { name: "Submit Score" }).click()
  await expect(shownEntry(page)).toHaveText("Car 3")
  await score(page, { Paint: 25, Bodywork: 10, Chain: 3 })
  await page.getByRole("button", { name: "Submit Score" }).click()

  await test.step("the sheet has what the other class is asked for, and what was given stays", async () => {
    const percents = async () => {
      const { entries } = await organizer.results.query({ eventId: event.id })
      return entries.map(({ votingId, overallPercentRounded }) => `${votingId}: ${overallPercentRounded}%`)
    }
    // The page may still show what it said of the sheet before, so only the server knows when the last one has arrived.
    await expect.poll(percents).toEqual(["3: 95%", "2: 84%", "1: 51%"])
    const { judges } = await organizer.outstanding.query({ eventId: event.id })
    expect(judges.flatMap(({ lacking }) => lacking.map(({ votingId }) => votingId))).toEqual(["1"])
    await organizer.updateEntry.mutate({ entryId: entryIds[0] ?? 0, classId: classIds[0] ?? 0 })
    const [, , truck] = (await organizer.results.query({ eventId: event.id })).entries
    expect([truck?.votingId, truck?.overallPercentRounded, truck?.maxPoints]).toEqual(["1", 82, 45])
  })

  await test.step("the organizer sees the scorecards, and the first of each class", async () => {
    const screen = await (await newDevice()).newPage()
    await openDashboard(screen, event, "criteria")
    await screen.getByRole("combobox", { name: "Show criteria of" }).click()
    await screen.getByRole("option", { name: "Trucks" }).click()
    await expect(screen.getByText("Trucks: 3 criteria, 45 points")).toBeVisible()
    await expect(screen.getByText("Engine", { exact: true })).toHaveCount(0)
    await organizer.updateRules.mutate({ eventId: event.id, ranks: "classes" })
    await openDashboard(screen, event, "results")
    const first = screen.getByRole("region", { name: "Top 3 of each class" })
    for (const [index, { className }] of OWN.entries())
      await expect(first.getByRole("region", { name: className })).toContainText(`Car ${index + 1}`)
    await expect(screen.getByRole("heading", { name: "Overall Winner" })).toHaveCount(0)
    await expectAccessible(screen)
  })
})
