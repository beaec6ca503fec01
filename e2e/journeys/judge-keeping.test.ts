import type { APIRequestContext, Page } from "@playwright/test"
import { expectAccessible } from "../fixtures/accessibility.ts"
import type { BrowserNoise } from "../fixtures/browser-noise.ts"
import { expect, test } from "../fixtures/server.ts"
import { refuseCalls, sentSheets } from "../pages/calls.ts"
import { apiOf, clientOf } from "../pages/client-of.ts"
import {
  expectLazyPartsLoaded,
  openEntries,
  preparePanel,
  shownEntry,
  sliderOf,
  startJudging,
  submitWithTerms,
  typeOnSlider,
} from "../pages/judging.ts"
import { expectNotice } from "../pages/notice.ts"
import { addJudge, criteriaOf, saveSheet, setActive } from "../pages/prepared-event.ts"
import { openJudging } from "../pages/signed-in.ts"

const DIALOG = "[role=dialog]"
const UNAVAILABLE = { status: 503, code: "UNAVAILABLE", message: "Not able to right now." }

type Fixtures = { page: Page; request: APIRequestContext; noise: BrowserNoise }

/** A judge's first points, while the server takes no sheet until `release` is called. */
async function scoreRefused({ page, request, noise }: Fixtures) {
  noise.expect(/status of 503/)
  const { judge } = await preparePanel(request)
  await openJudging(page, judge)
  const release = await refuseCalls(page, "judge.saveSheet", UNAVAILABLE)
  await typeOnSlider(page, "Paint", 17)
  return { judge, release }
}

test("without a connection, input stays on the device through another entry, a reload and a new sign-in @phone", async ({
  page,
  request,
  noise,
}) => {
  const { judge, release } = await scoreRefused({ page, request, noise })
  await expect(page.getByText(/^Saved on this (phone|device)$/)).toBeVisible()
  await expect(page.getByRole("button", { name: "1 waiting" })).toBeVisible()
  await page.getByRole("button", { name: "Next", exact: true }).first().click()
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

  await release()
  await startJudging(page, judge)
  await expect(sliderOf(page, "Paint")).toHaveAttribute("aria-valuenow", "17")
  await expect(page.getByText("Draft saved").first()).toBeVisible()
  await expect(page.getByRole("button", { name: "All sent" })).toBeVisible()
})

test("a page opened again goes on with the first entry that its judge has not submitted, also while that submit waits @phone", async ({
  page,
  request,
  noise,
}) => {
  await scoreRefused({ page, request, noise })
  await submitWithTerms(page)
  await expect(page.getByRole("button", { name: "1 waiting" })).toBeVisible()
  await page.goto("/judge")
  await expect(shownEntry(page)).toHaveText("Blue Whale")
})

test("a submit without a connection is kept, shows the next entry, and is sent once automatically under one id; points above a lowered maximum never count as 0 @phone", async ({
  page,
  request,
  noise,
}) => {
  noise.expect(/ERR_INTERNET_DISCONNECTED/)
  noise.expect(/live|status of 400/)
  const { event, judge, entries } = await preparePanel(request)
  await openJudging(page, judge)
  await typeOnSlider(page, "Paint", 17)
  await expect(page.getByText("Draft saved").first()).toBeVisible()
  await expectLazyPartsLoaded(page)
  const sent: string[] = []
  page.on("request", (call) => {
    sent.push(...sentSheets(call).map(({ mutationId }) => mutationId))
  })
  await page.context().setOffline(true)
  await submitWithTerms(page)
  await expect(page.getByText(/^Saved on this (phone|device)$/).first()).toBeVisible()
  await expect(shownEntry(page)).toHaveText("Blue Whale")
  await page.getByRole("button", { name: "1 waiting" }).click()
  const waiting = page.getByRole("dialog", { name: "Waiting to be sent" })
  await expect(waiting.getByText(/^Submitted, saved on this (phone|device)$/)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press("Escape")
  await expect(waiting).toBeHidden()
  await openEntries(page)
  await page.getByRole("button", { name: /^Silver Arrow.* Complete Not sent$/ }).click()
  await expect(shownEntry(page)).toHaveText("Silver Arrow")
  await page.getByRole("button", { name: "Next", exact: true }).first().click()
  await page.context().setOffline(false)
  await expectNotice(page, "Score submitted successfully")
  await expect(page.getByRole("button", { name: "All sent" })).toBeVisible()
  expect(new Set(sent).size).toBe(1)
  const scores = await request.get(`/api/judges/${judge.id}/entries/${entries[0]?.id}/scores`)
  expect(await scores.json()).toContainEqual(expect.objectContaining({ points: 17, isSubmitted: true }))

  await test.step("points above a lowered maximum stay, and count as the judge decides", async () => {
    const [paint] = await criteriaOf(request, event.id)
    await page.context().setOffline(true)
    await typeOnSlider(page, "Paint", 25)
    await page.getByRole("button", { name: "Submit Score" }).click()
    await page.getByRole("button", { name: "Submit with 0 points" }).click()
    await expect(shownEntry(page)).toHaveText("Green Bolt")
    await apiOf(request).organizer.updateCriterion.mutate({ criterionId: paint?.id ?? 0, maxPoints: 20 })
    await page.context().setOffline(false)
    await page.getByRole("button", { name: "Previous" }).first().click()
    await expect(page.getByText("Not submitted yet")).toBeVisible()
    await expect(page.getByRole("group", { name: "Paint" })).toContainText("25, the maximum is now 20")
    await page.getByRole("button", { name: "Try again" }).click()
    const question = page.getByRole("dialog", { name: "A maximum was lowered" })
    await expect(question).toContainText("Paint: 25, the maximum is now 20")
    await expectAccessible(page, { within: DIALOG })
    await question.getByRole("button", { name: "Go back" }).click()
    await expect(sliderOf(page, "Paint")).toBeFocused()
    await page.getByRole("button", { name: "Submit Score" }).click()
    await question.getByRole("button", { name: "Submit with the maximum" }).click()
    const scores = async () => (await request.get(`/api/judges/${judge.id}/entries/${entries[1]?.id}/scores`)).json()
    await expect.poll(scores).toContainEqual(expect.objectContaining({ criterionId: paint?.id, points: 20 }))
  })
})

test("a sheet changed on two devices is shown side by side, and the judge chooses; a submit elsewhere loses nothing typed here @phone", async ({
  page,
  request,
  newDevice,
  noise,
}) => {
  noise.expect(/status of 409/)
  noise.expect(/status of 503/)
  const { judge, event, entries } = await preparePanel(request)
  const entryId = entries[0]?.id ?? 0
  await openJudging(page, judge)
  const release = await refuseCalls(page, "judge.saveSheet", UNAVAILABLE)
  await typeOnSlider(page, "Paint", 17)
  await expect(page.getByText(/^Saved on this (phone|device)$/)).toBeVisible()
  const other = await newDevice()
  const paint = (await (await request.get(`/api/events/${event.id}/criteria`)).json())[0].id
  await saveSheet(other.request, judge, { entryId, scores: [{ criterionId: paint, points: 4 }], isSubmitted: false })
  await release()
  await page.getByRole("button", { name: "Save as Draft" }).click()
  const panel = page.getByRole("article").getByRole("alert")
  await expect(panel).toContainText("This sheet was changed on another device")
  await expect(page.getByRole("row", { name: /^Paint 17 \/ \d+ 4 \/ \d+$/ })).toBeVisible()
  await expectAccessible(page)
  const stored = async () => (await request.get(`/api/judges/${judge.id}/entries/${entryId}/scores`)).json()
  await submitWithTerms(page)
  await expect(panel).toBeInViewport()
  expect(await stored()).toEqual([expect.objectContaining({ criterionId: paint, points: 4, isSubmitted: false })])
  await page.getByRole("button", { name: /^Send this (phone|device)’s$/ }).click()
  await expect(panel).toHaveCount(0)
  await expect
    .poll(stored)
    .toContainEqual(expect.objectContaining({ criterionId: paint, points: 17, isSubmitted: true }))

  await test.step("a sheet submitted from another device is shown, and what was typed here is not lost", async () => {
    const nextId = entries[1]?.id ?? 0
    await page.getByRole("button", { name: "Next", exact: true }).first().click()
    await expect(shownEntry(page)).toHaveText("Blue Whale")
    const releaseAgain = await refuseCalls(page, "judge.saveSheet", UNAVAILABLE)
    await typeOnSlider(page, "Paint", 17)
    await saveSheet(other.request, judge, { entryId: nextId, scores: [], isSubmitted: true })
    await releaseAgain()
    await expectNotice(page, /^Not saved: /, /The submitted scores of this entry count/)
    await expect(page.getByText("Submitted and locked. To change it, ask the organizer.")).toBeVisible()
    await expect(sliderOf(page, "Paint")).toHaveAttribute("aria-valuenow", "0")
    await expect(page.getByRole("row", { name: /^Paint 17 \/ \d+ 0 \/ \d+$/ })).toBeVisible()
    await apiOf(request).organizer.reopenSheet.mutate({ judgeId: judge.id, entryId: nextId ?? 0 })
    await expect(sliderOf(page, "Paint")).toHaveAttribute("aria-valuenow", "17")
    await expect(page.getByText(/^Reopened by /).first()).toBeVisible()
    await page.getByRole("button", { name: /^Send this (phone|device)’s$/ }).click()
    await expect(page.getByText("Draft saved").first()).toBeVisible()
  })
})

test("a closed event and a new code are shown at once; input is sent after the event opens again or the judge signs in @phone", async ({
  page,
  request,
  noise,
}) => {
  noise.expect(/status of 40[13]/)
  const { event, judge } = await preparePanel(request)
  await openJudging(page, judge)
  await setActive(request, event.id, false)
  await expect(page.getByText(/^Judging is closed\. Your scores are safe on this (phone|device)\.$/)).toBeVisible()
  await expect(page.getByRole("button", { name: "Submit Score" })).toBeDisabled()
  await typeOnSlider(page, "Paint", 17)
  await expect(page.getByText(/^Saved on this (phone|device)$/)).toBeVisible()
  await expectAccessible(page)
  await setActive(request, event.id, true)
  await expect(page.getByText("Draft saved").first()).toBeVisible()
  await expect(page.getByText(/Judging is closed/)).toHaveCount(0)

  await test.step("a new code is shown at once, and judging continues until the judge signs in again", async () => {
    const { accessCode } = await apiOf(request).organizer.regenerateCode.mutate({ judgeId: judge.id })
    const signIn = page.getByRole("link", { name: "Sign in to send" })
    await expect(signIn).toBeVisible()
    await typeOnSlider(page, "Paint", 18)
    await expect(page.getByRole("button", { name: "1 waiting" })).toBeVisible()
    await page.reload()
    await expect(sliderOf(page, "Paint")).toHaveAttribute("aria-valuenow", "18")
    await expectAccessible(page)
    await signIn.click()
    await expect(page).toHaveURL(/\/judge-login$/)
    await startJudging(page, { ...judge, accessCode })
    await expect(page.getByRole("button", { name: "All sent" })).toBeVisible()
    await expect(signIn).toHaveCount(0)
  })
})

test("a judge's tab says that another judge has signed in, and takes nothing from them @desktop", async ({
  page,
  context,
  request,
  noise,
}) => {
  noise.expect(/status of 40[13]/)
  const { event, judge } = await preparePanel(request, "Ann")
  const bob = await addJudge(request, event.id, "Bob")
  await openJudging(page, judge)
  const second = await context.newPage()
  await startJudging(second, bob)
  await expect(page.getByText(/^Bob is signed in on this (phone|device) now/)).toBeVisible()
  await typeOnSlider(page, "Paint", 17)
  await expect(page.getByRole("button", { name: "1 waiting" })).toBeVisible()
  await page.getByRole("button", { name: "Exit" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Exit" }).click()
  await expect(page.getByRole("link", { name: "Judge an Event" })).toBeVisible()
  await second.reload()
  await expect(second.getByText("Bob", { exact: true })).toBeVisible()
  await expect(sliderOf(second, "Paint")).toHaveAttribute("aria-valuetext", "Not scored")
})

test("a sheet waits while a judge of another event is signed in, and is sent when its own judge is back @phone", async ({
  page,
  request,
  noise,
}) => {
  noise.expect(/status of 40[134]/)
  const { judge } = await preparePanel(request, "Ann")
  const elsewhere = await preparePanel(request, "Eve")
  await openJudging(page, judge)
  // Signed in without a page, so this page does not notice it.
  await clientOf(page.request).signIn.judge({ accessCode: elsewhere.judge.accessCode })
  await typeOnSlider(page, "Paint", 17)
  await expect(page.getByRole("button", { name: "1 waiting" })).toBeVisible()
  await expect(page.getByRole("link", { name: "Sign in to send" })).toBeVisible()
  await clientOf(page.request).signIn.judge({ accessCode: judge.accessCode })
  await page.reload()
  await expect(sliderOf(page, "Paint")).toHaveAttribute("aria-valuenow", "17")
  await expect(page.getByRole("button", { name: "All sent" })).toBeVisible()
})
