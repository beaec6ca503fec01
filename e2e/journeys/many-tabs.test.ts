import { expect, test } from "../fixtures/server.ts"
import { apiOf } from "../pages/client-of.ts"
import { expectNotice } from "../pages/notice.ts"
import { addEntry, addJudge, criteriaOf, prepareEvent, saveSheet } from "../pages/prepared-event.ts"
import { openDashboard } from "../pages/signed-in.ts"
import { openTabs } from "../pages/tabs.ts"

test("ten tabs of one browser load, save and hear: dashboards, the announcer and the stage @desktop", async ({
  page,
  request,
  newDevice,
}) => {
  const event = await prepareEvent(request, { name: "Many Tabs" })
  const entry = await addEntry(request, event.id, { entryName: "Blue Comet", ownerParticipant: "Ana", votingId: "A1" })
  const judge = await addJudge(request, event.id, "Mia Berg")
  const scores = (await criteriaOf(request, event.id)).map(({ id }) => ({ criterionId: id, points: 5 }))
  const phone = (await newDevice()).request
  await saveSheet(phone, judge, { entryId: entry.id, scores, isSubmitted: true })
  const { organizer } = apiOf(request)
  await organizer.startReview.mutate({ eventId: event.id })
  await organizer.publish.mutate({ eventId: event.id })
  const { stageKey } = await organizer.renewStageKey.mutate({ eventId: event.id })

  const live = { name: "Live", exact: true }
  await openDashboard(page, event)
  const tabs = openTabs(page)
  const stage = await tabs.open(`/stage/${stageKey}`)
  await expect(stage.getByRole("heading", { level: 1, name: "Many Tabs" })).toBeVisible()
  const announcer = await tabs.open("/organizer-ceremony")
  await expect(announcer.getByRole("button", live)).toBeVisible()
  for (let opened = 0; opened < 7; opened += 1) {
    const dashboard = await tabs.open("/dashboard?tab=overview")
    await expect(dashboard.getByRole("button", live)).toBeVisible()
  }

  await test.step("the last one saves, and the first one hears of it when it comes to the front", async () => {
    const last = tabs.all().at(-1) ?? page
    await last.getByRole("button", { name: "Edit Event Details" }).click()
    const dialog = last.getByRole("dialog")
    await dialog.getByLabel("Location").fill("Pier 9")
    await dialog.getByRole("button", { name: "Save Changes" }).click()
    await expectNotice(last, "Event updated")
    await tabs.toFront(page)
    await expect(page.locator("main")).toContainText("Pier 9")
    await expect(page.getByRole("button", live)).toBeVisible()
  })

  await test.step("a stage behind other tabs follows its announcer, and in front it does so at once", async () => {
    await tabs.toFront(announcer)
    await announcer.getByRole("button", { name: "Next", exact: true }).click()
    await expect(stage.getByRole("heading", { level: 1, name: "Many Tabs" })).toBeHidden()
    await tabs.toFront(stage)
    await expect(stage.getByRole("heading", { level: 1 })).toBeVisible()
  })
})
