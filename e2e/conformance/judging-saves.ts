import { holdCalls, refuseCalls, sentSheets } from "../pages/calls.ts"
import { followClockUntil, notedMoments, noteMoments, stepClockUntil } from "../pages/moments.ts"
import { noticeOf } from "../pages/notice.ts"
import { addJudge } from "../pages/prepared-event.ts"
import { openWelcome } from "../pages/signed-in.ts"
import { button, isShown, isShownEntry, slider } from "./judging-stage.ts"
import { found, rowsOf, type Scene, type Stage } from "./table.ts"

const state = rowsOf("states")
const errors = rowsOf("errors")
const limits = rowsOf("limits")

/** Submits a sheet without scores; a question lists the criteria that would count 0 first. */
async function submitUnscored(stage: Stage): Promise<void> {
  await button(stage, "Submit Score").click()
  await stage.page
    .getByRole("dialog")
    .getByRole("button", { name: /with 0 points/i })
    .click()
}

const secondsBetween = (from = Number.NaN, to = Number.NaN) => (to - from) / 1_000

export const JUDGING_LOADS: Scene = {
  name: "judging: while it loads",
  open: async () => {},
  rows: [
    errors.row("'Loading judging interface...' or 'Loading entries...'", async ({ page, api, world }) => {
      const judge = await addJudge(api, world.event.id, "Dora Draft")
      // The welcome screen preloads the sheets, which would be shown at once.
      const release = await holdCalls(page, "judge.workspace")
      await openWelcome(page, judge)
      await page.goto("/judge")
      await found(page.getByText(/Loading (judging interface|entries)\.\.\./).first()).toBeAttached()
      await release()
    }),
  ],
}

export const JUDGING_SAVES: Scene = {
  name: "judging: draft, terms, submission",
  open: async (stage) => {
    stage.noise.expect(/status of 503/)
    await isShownEntry(stage, "Silver Arrow")
  },
  rows: [
    errors.notice("Draft saved", "You can continue editing later", async (stage) => {
      await slider(stage, "Paint").press("End")
      await button(stage, "Save as Draft").click()
    }),
    state.text("In Progress"),
    state.row("another entry resets the sliders, the first one loads the stored score and comment", async (stage) => {
      await stage.page.getByLabel("Judge Comments").fill("Deep shine")
      await button(stage, "Save as Draft").click()
      await found(noticeOf(stage.page, "Draft saved")).toBeVisible()
      await button(stage, /^Next/).click()
      await isShown(stage, "Position 2 of 4")
      await found(slider(stage, "Paint")).not.toHaveAttribute("aria-valuenow", "25")
      await found(stage.page.getByLabel("Judge Comments")).toHaveValue("")
      await button(stage, /^Previous/).click()
      await found(slider(stage, "Paint")).toHaveAttribute("aria-valuenow", "25")
      await found(stage.page.getByLabel("Judge Comments")).toHaveValue("Deep shine")
    }),
    errors.notice("Error", "Failed to save scores. Please try again.", async (stage) => {
      const release = await refuseCalls(stage.page, "judge.saveSheet")
      await slider(stage, "Paint").press("ArrowLeft")
      await button(stage, "Save as Draft").click()
      await found(noticeOf(stage.page, "Error")).toBeVisible()
      await release()
    }),
    state.row(
      "the first final submission opens the terms, 'Accept & Submit Score' waits for the tick",
      async (stage) => {
        await button(stage, "Submit Score").click()
        const dialog = stage.page.getByRole("dialog")
        await found(dialog).toBeVisible()
        await found(dialog.getByRole("button", { name: "Accept & Submit Score" })).toBeDisabled()
        for (const text of [/fairly and impartially/i, /confidential/i, /designated timeframe/i]) {
          await found(dialog.getByText(text).first()).toBeVisible()
        }
        for (const path of ["/terms", "/privacy", "/disclaimer"]) {
          const link = dialog.locator(`a[href="${path}"]`)
          await found(link).toHaveAttribute("target", "_blank")
        }
      },
    ),
    state.row("'Cancel' closes the terms, and nothing is submitted", async (stage) => {
      await stage.page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click()
      await found(stage.page.getByRole("dialog")).toHaveCount(0)
      await isShown(stage, /0 of 4/)
    }),
    state.row("a ticked agreement submits: 'Score Submitted!' and its notice", async (stage) => {
      await stage.page.clock.install()
      await button(stage, "Submit Score").click()
      const dialog = stage.page.getByRole("dialog")
      await dialog.getByRole("checkbox").check()
      await stage.page.clock.pauseAt(Date.now() + 1_000)
      await noteMoments(stage.page, {
        banner: "Score Submitted!",
        next: "Position 2 of 4",
        notice: "Your evaluation has been recorded",
      })
      // The draft that was refused above may be sent again at this moment.
      const sent = stage.page.waitForRequest(
        (request) => sentSheets(request).some(({ isSubmitted }) => isSubmitted),
        // It is sent before the notice, and that one is waited for.
        { timeout: 0 },
      )
      await dialog.getByRole("button", { name: "Accept & Submit Score" }).click()
      await followClockUntil(stage.page, async () => "notice" in (await notedMoments(stage.page)))
      // Product rule: criteria that were not scored are sent as 0 points.
      const submitted = sentSheets(await sent).find(({ isSubmitted }) => isSubmitted)
      found(submitted?.scores.filter(({ points }) => points === 0)).toHaveLength(6)
      await isShown(stage, "Score Submitted!")
      await found(
        noticeOf(stage.page, "Score submitted successfully", "Your evaluation has been recorded"),
      ).toBeVisible()
    }),
    state.text(/1 of 4/),
    limits.row("the next entry comes after 2 s, the banner goes after 3 s, the notice after 5 s", async (stage) => {
      await stepClockUntil(stage.page, async () => (await notedMoments(stage.page)).notice?.to !== undefined)
      await stage.page.clock.resume()
      await isShown(stage, "Position 2 of 4")
      const { banner, next, notice } = await notedMoments(stage.page)
      found(secondsBetween(banner?.from, next?.from)).toBeCloseTo(2, 0)
      found(secondsBetween(banner?.from, banner?.to)).toBeCloseTo(3, 0)
      found(secondsBetween(notice?.from, notice?.to)).toBeCloseTo(5, 0)
    }),
    state.text("Complete"),
    state.row("acceptance is kept per judge and event: the second submission does not ask", async (stage) => {
      const keys = await stage.page.evaluate(() => Object.keys(localStorage))
      found(keys.some((key) => key.startsWith("rosette.terms."))).toBe(true)
      await submitUnscored(stage)
      await isShown(stage, "Score Submitted!")
    }),
    state.row("after the last entry the view stays", async (stage) => {
      await stage.page.clock.runFor(2_500)
      await stage.page.goto("/judge")
      await found(button(stage, "Submit Score")).toBeVisible()
      while (await button(stage, /^Next/).isEnabled()) await button(stage, /^Next/).click()
      await isShown(stage, "Position 4 of 4")
      await submitUnscored(stage)
      await isShown(stage, "Score Submitted!")
      await stage.page.clock.runFor(2_500)
      await isShown(stage, "Position 4 of 4")
    }),
  ],
}
