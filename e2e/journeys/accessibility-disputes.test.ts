import type { Page } from "@playwright/test"
import { expectAccessible, schemeOf } from "../fixtures/accessibility.ts"
import { expect, test } from "../fixtures/server.ts"
import { apiOf } from "../pages/client-of.ts"
import { closeDialog } from "../pages/dialogs.ts"
import { addLackedCriterion, disputedShow, openCeremony } from "../pages/disputed-show.ts"
import { preparePanel, startJudging, typeOnSlider } from "../pages/judging.ts"
import { lostText, smallTargets } from "../pages/legibility.ts"
import { addJudge } from "../pages/prepared-event.ts"
import { dismissNotices } from "../pages/screens.ts"
import { openDashboard } from "../pages/signed-in.ts"

const DIALOG = "[role=dialog]"
const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first().click()
const dialog = (page: Page, name: string | RegExp) => page.getByRole("dialog", { name })

/** Expects that the open dialog meets WCAG 2.2 AA, can be hit by a finger or a mouse, and on a phone loses no text. */
const expectLegible = (page: Page, name: string, isPhone: boolean) =>
  test.step(`dialog: ${name}`, async () => {
    await expect(dialog(page, /./).last()).toBeVisible()
    await expectAccessible(page, { within: DIALOG })
    expect.soft(await smallTargets(page, isPhone ? 44 : 32), name).toEqual([])
    const shown = page.viewportSize()
    if (!isPhone || !shown) return
    await page.setViewportSize({ width: 320, height: 640 })
    await expect.poll(() => lostText(page), { message: `${name} on 320 pixels` }).toEqual([])
    await page.setViewportSize(shown)
  })

/** Presses a button, looks at the dialog that it opens, and confirms it with the button of this name. */
async function lookAndConfirm(page: Page, opener: string | RegExp, action: string, isPhone: boolean): Promise<void> {
  await press(page, opener)
  const opened = dialog(page, /./)
  const confirm = opened.getByRole("button", { name: action, exact: true })
  await expect(confirm).toBeEnabled()
  await expectLegible(page, `${opener}`, isPhone)
  const reason = opened.getByLabel("Reason")
  if (await reason.isVisible()) await reason.fill("Agreed with the head judge")
  await confirm.click()
  await expect(opened).toBeHidden()
}

async function lookAndClose(page: Page, opener: string | RegExp, isPhone: boolean): Promise<void> {
  await press(page, opener)
  await expectLegible(page, `${opener}`, isPhone)
  await closeDialog(page)
}

test("the dialogs from a tie to a winner who has left meet WCAG 2.2 AA in the colours of their device", async ({
  page,
  request,
}, { project }) => {
  const isPhone = project.use.isMobile ?? false
  await page.emulateMedia({ colorScheme: schemeOf(isPhone) })
  const show = await disputedShow(request)
  await openDashboard(page, show.event, "results")
  await dismissNotices(page)

  await test.step("a tie is settled by lot", async () => {
    await expect(page.getByText("Open", { exact: true })).toBeVisible()
    await expectAccessible(page)
    await lookAndClose(page, /^Settle this tie: 2nd place/, isPhone)
    await press(page, /^Settle this tie: 2nd place/)
    await dialog(page, /^Settle/)
      .getByRole("radio", { name: "Draw lots" })
      .check()
    await press(page, "Draw lots")
    await expect(dialog(page, /^Settle/).getByText("The lot is drawn.")).toBeVisible()
    await expectLegible(page, "the drawn lot", isPhone)
    await closeDialog(page)
    await lookAndClose(page, /^Withdraw the settlement: 2nd place/, isPhone)
  })

  await test.step("submitted sheets lack a criterion", async () => {
    await addLackedCriterion(request, show)
    await lookAndClose(page, "Reopen…", isPhone)
    await lookAndConfirm(page, "Leave Sound out of the percent", "Leave out of the percent", isPhone)
  })

  await test.step("a judge who has not come is waived, and the results are published", async () => {
    await addJudge(request, show.event.id, "Robin")
    await lookAndConfirm(page, "Review results", "Review results", isPhone)
    await lookAndConfirm(page, /^Waive: Robin/, "Waive", isPhone)
    await lookAndConfirm(page, "Publish results", "Publish results", isPhone)
  })

  await test.step("the winner has left before the ceremony", async () => {
    await openCeremony(request, show)
    await page.goto("/organizer-ceremony")
    await press(page, "Next")
    await lookAndClose(page, "Skip (winner has left)", isPhone)
  })

  await test.step("the results are published again with a reason", async () => {
    await openDashboard(page, show.event, "results")
    await press(page, /^More$/)
    await lookAndConfirm(page, "Take back", "Take back", isPhone)
    await lookAndConfirm(page, "Publish amendment", "Publish amendment", isPhone)
  })
})

test("the dialogs of kept sheets meet WCAG 2.2 AA in the colours of their device", async ({ page, request, noise }, {
  project,
}) => {
  noise.expect(/ERR_FAILED|status of 401/)
  const isPhone = project.use.isMobile ?? false
  await page.emulateMedia({ colorScheme: schemeOf(isPhone) })
  const { judge } = await preparePanel(request, "Ann")
  await startJudging(page, judge)
  await page.route("**/trpc/judge.saveSheet*", (route) => route.abort())
  await typeOnSlider(page, "Paint", 17)
  await apiOf(request).organizer.regenerateCode.mutate({ judgeId: judge.id })
  await page.goto("/")
  await press(page, "Show them")
  await expectLegible(page, "Score sheets on this device", isPhone)
  await press(page, /^Remove: Silver Arrow/)
  await expectLegible(page, "Remove these scores?", isPhone)
})
