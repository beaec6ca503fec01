import { expectAccessible } from "../fixtures/accessibility.ts"
import { expect, test } from "../fixtures/server.ts"
import { apiOf } from "../pages/client-of.ts"
import { shownEntry } from "../pages/judging.ts"
import { expectNotice } from "../pages/notice.ts"
import { addEntry, addJudge, criteriaOf, prepareEvent } from "../pages/prepared-event.ts"
import { openDashboard, openJudging } from "../pages/signed-in.ts"

test("a judge is asked for an entry, sees it, judges it, and reports another one", async ({
  page,
  request,
  newDevice,
}, { project }) => {
  const event = await prepareEvent(request, { name: `Message Show (${project.name})` })
  const comet = { entryName: "Blue Comet", ownerParticipant: "Ana", votingId: "C12" }
  const { id: cometId } = await addEntry(request, event.id, comet)
  const { id: foxId } = await addEntry(request, event.id, { ...comet, entryName: "Desert Fox", votingId: "C10" })
  const ann = await addJudge(request, event.id, "Ann Berg")
  await addJudge(request, event.id, "Bob Hale")
  const screen = await (await newDevice()).newPage()
  const phone = screen.request
  await openJudging(screen, ann)
  await openDashboard(page, event, "judges")

  await test.step("the organizer asks Ann for C12", async () => {
    await page.getByRole("button", { name: "More for the judges" }).click()
    await page.getByRole("menuitem", { name: "Message…" }).click()
    const dialog = page.getByRole("dialog", { name: "Message to judges" })
    await dialog.getByRole("combobox", { name: "To" }).fill("ann")
    await page.getByRole("option", { name: "Ann Berg" }).click()
    const entry = dialog.getByRole("combobox", { name: "Ask for an entry" })
    await entry.fill("comet")
    await page.getByRole("option", { name: "C12 Blue Comet" }).click()
    await expect(dialog.getByText("Their phone says “Please judge C12 next” and leads there.")).toBeVisible()
    await dialog.getByRole("button", { name: "Send Message" }).click()
    await expectNotice(page, "Message sent", "To Ann Berg")
    const line = dialog.getByRole("listitem").filter({ hasText: "Please judge C12 next" })
    await expect(line).toContainText("Not seen yet")
    await expectAccessible(page, { within: "[role=dialog]" })

    await expect(screen.getByText("Please judge C12 next.")).toBeVisible()
    await expect(shownEntry(screen)).toHaveText("Desert Fox")
    await screen.getByRole("button", { name: "Go there" }).click()
    await expect(shownEntry(screen)).toHaveText("Blue Comet")
    await screen.getByRole("button", { name: "OK", exact: true }).click()
    await expect(screen.getByText("Please judge C12 next.")).toHaveCount(0)
    await expect(line.getByText("Seen", { exact: true })).toBeVisible()
    const scores = (await criteriaOf(request, event.id)).map(({ id }) => ({ criterionId: id, points: 7 }))
    await apiOf(phone).judge.saveSheet.mutate({ judgeId: ann.id, entryId: cometId, scores, isSubmitted: true })
    await expect(line.getByText("Done", { exact: true })).toBeVisible()
    await line.getByRole("button", { name: "Withdraw “Please judge C12 next”" }).click()
    await expectNotice(page, "Message withdrawn")
    await expect(dialog.getByText("Nothing yet.")).toBeVisible()
    await page.keyboard.press("Escape")
  })

  await test.step("Ann reports that C10 is not here, and it is marked absent", async () => {
    await apiOf(phone).judge.reportEntry.mutate({ entryId: foxId, kind: "notHere", text: "Its place is empty" })
    const reports = page.getByRole("region", { name: "Judges report 1 entry" })
    await expect(reports.getByText(/^Ann Berg, .*: C10 is not here: Its place is empty$/)).toBeVisible()
    await expectAccessible(page)
    await reports.getByRole("button", { name: "Mark absent: C10 Desert Fox" }).click()
    await expectNotice(page, "Absent", "C10 Desert Fox")
    await expect(reports).toHaveCount(0)
    const entries = await apiOf(request).organizer.entries.query({ eventId: event.id })
    expect(entries.map(({ votingId, status }) => `${votingId} ${status}`)).toEqual(["C10 absent", "C12 expected"])
  })

  await test.step("Ann reports C12, and the organizer dismisses it", async () => {
    await apiOf(phone).judge.reportEntry.mutate({ entryId: cometId, kind: "other", text: "It leaks oil" })
    await page.getByRole("button", { name: "Dismiss: C12 Blue Comet" }).click()
    const question = page.getByRole("dialog", { name: "Dismiss this report?" })
    await question.getByRole("button", { name: "Dismiss" }).click()
    await expectNotice(page, "1 report dismissed")
    await expect(page.getByRole("region", { name: /^Judges report/ })).toHaveCount(0)
  })
})
