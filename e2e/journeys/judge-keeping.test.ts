import { expect, test } from "../fixtures/server.ts"
import { refuseCalls } from "../pages/calls.ts"
import { entryOnDesk, preparePanel, sliderOf, startJudging, submitWithTerms, typePoints } from "../pages/judging.ts"
import { expectNotice } from "../pages/notice.ts"
import { saveSheet, setActive } from "../pages/prepared-event.ts"

test("what is typed stays on the device through leaving the entry, a reload and signing in anew", async ({
  page,
  request,
}) => {
  const { judge } = await preparePanel(request)
  await startJudging(page, judge)
  await typePoints(page, "Paint", 17)
  await expect(page.getByText(/^Kept on this (phone|device), not sent$/)).toBeVisible()
  await page.getByRole("button", { name: "Next", exact: true }).first().click()
  await expect(page.getByText("Silver Arrow is not sent yet.")).toBeVisible()
  await expect(sliderOf(page, "Paint")).toHaveAttribute("aria-valuetext", "Not scored")
  await page.getByRole("button", { name: "Previous" }).first().click()
  await page.reload()
  await expect(sliderOf(page, "Paint")).toHaveAttribute("aria-valuenow", "17")

  await page.getByRole("button", { name: "Exit" }).click()
  const question = page.getByRole("dialog", { name: "Exit with scores that are not sent?" })
  await question.getByRole("button", { name: "Stay here" }).click()
  await expect(question).toBeHidden()
  await page.getByRole("button", { name: "Exit" }).click()
  await question.getByRole("button", { name: "Exit" }).click()
  await expect(page.getByRole("link", { name: "Judge an Event" })).toBeVisible()
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("rosette.judge-"))),
  ).toEqual([])

  await startJudging(page, judge)
  await expect(sliderOf(page, "Paint")).toHaveAttribute("aria-valuenow", "17")
})

test("a save that does not arrive is told, kept, and sent again under the same id", async ({
  page,
  request,
  noise,
}) => {
  noise.expect(/ERR_INTERNET_DISCONNECTED/)
  const { judge } = await preparePanel(request)
  await startJudging(page, judge)
  await typePoints(page, "Paint", 17)
  const sent: string[] = []
  page.on("request", (call) => {
    if (call.url().includes("judge.saveSheet")) sent.push(call.postDataJSON()["0"].mutationId)
  })
  await page.context().setOffline(true)
  await page.getByRole("button", { name: "Save as Draft" }).click()
  await expectNotice(page, "Error", "Failed to save scores. Please try again.")
  await expect(page.getByText("Draft not saved yet")).toBeVisible()
  await page.context().setOffline(false)
  await page.getByRole("button", { name: "Try again" }).click()
  await expectNotice(page, "Draft saved")
  await expect(page.getByText("Draft not saved yet")).toBeHidden()
  expect(sent).toHaveLength(2)
  expect(new Set(sent).size).toBe(1)
})

test("a sheet submitted from another device is shown, and what was typed here is not lost", async ({
  page,
  request,
  newDevice,
  noise,
}) => {
  noise.expect(/status of 409/)
  const { judge, entries } = await preparePanel(request)
  const entryId = entries[0]?.id ?? 0
  await startJudging(page, judge)
  await typePoints(page, "Paint", 17)
  const other = await newDevice()
  await saveSheet(other.request, judge, { entryId, scores: [], isSubmitted: true })

  await page.getByRole("button", { name: "Save as Draft" }).click()
  await expectNotice(page, "Error", /already submitted/)
  await expect(page.getByText("Submitted — ask the organizer to reopen it")).toBeVisible()
  await expect(sliderOf(page, "Paint")).toHaveAttribute("aria-valuenow", "0")
  await request.post(`/api/judges/${judge.id}/entries/${entryId}/reopen`)
  await page.getByRole("button", { name: "Check again" }).click()
  await expect(sliderOf(page, "Paint")).toHaveAttribute("aria-valuenow", "17")
  await page.getByRole("button", { name: "Try again" }).click()
  await expectNotice(page, "Draft saved")
})

test("an event that is closed meanwhile says so, and the sheet goes out once it is open", async ({
  page,
  request,
  noise,
}) => {
  noise.expect(/status of 403/)
  const { event, judge } = await preparePanel(request)
  await startJudging(page, judge)
  await typePoints(page, "Paint", 17)
  await setActive(request, event.id, false)
  await submitWithTerms(page)
  await expectNotice(page, "Error", /closed for judging/)
  await expect(page.getByText("Not submitted yet")).toBeVisible()
  await setActive(request, event.id, true)
  await page.getByRole("button", { name: "Try again" }).click()
  await expect(page.getByText("Score Submitted!")).toBeVisible()
  await expect(entryOnDesk(page)).toHaveText("Blue Whale")
})

test("a session that has ended leads to the sign-in, and the typed sheet is there again", async ({
  page,
  request,
  noise,
}) => {
  noise.expect(/status of 401/)
  const { judge } = await preparePanel(request)
  await startJudging(page, judge)
  await typePoints(page, "Paint", 17)
  const session = { status: 401, code: "SIGN_IN_REQUIRED", message: "Please sign in to continue." }
  const release = await refuseCalls(page, "judge.saveSheet", session)
  await page.getByRole("button", { name: "Save as Draft" }).click()
  await expect(page).toHaveURL(/\/judge-login$/)
  await expectNotice(page, "Please sign in again", "What you typed is kept on this device.")
  await release()
  await startJudging(page, judge)
  await expect(sliderOf(page, "Paint")).toHaveAttribute("aria-valuenow", "17")
})

test("judging is not shown to whoever is not signed in", async ({ page, request, noise }) => {
  noise.expect(/status of 401/)
  const { judge } = await preparePanel(request)
  await page.goto("/judge")
  await expect(page).toHaveURL(/\/judge-login$/)
  await startJudging(page, judge)
  await page.context().clearCookies()
  await page.reload()
  await expect(page).toHaveURL(/\/judge-login$/)
})
