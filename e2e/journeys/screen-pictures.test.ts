import type { BrowserContext, Page } from "@playwright/test"
import { setFixedFont } from "../fixtures/fixed-font.ts"
import { expect, test } from "../fixtures/server.ts"
import { picturedShow, publishPictured } from "../pages/pictured-show.ts"
import { expectPicture, still } from "../pages/pictures.ts"
import { signInAsJudge } from "../pages/sign-in.ts"
import { openDashboard } from "../pages/signed-in.ts"

/** What differs between runs: codes, times, addresses, and when a judge was last seen. */
const RANDOM = [
  { from: /^[0-9A-Z]{4}$/, to: "CODE" },
  { from: /Last seen .*|Here now|Has not been here yet/, to: "Last seen" },
  { from: /\d{1,2}:\d\d(:\d\d)? [AP]M$/, to: "Noon" },
  { from: /127\.0\.0\.1:\d+/g, to: "127.0.0.1" },
  { from: /[A-Z][a-z]+ \d+, 20[2-9]\d.*/, to: "Today" },
  { from: /\b[0-9a-f]{8}\b/, to: "00000000" },
]

/**
 * Gives the pages of this context the storage quota of an ordinary window. Test windows are private ones with a quota that
 * depends on the machine's memory, and by that quota a page recognizes a private window or not.
 */
const setStorageQuota = (context: BrowserContext) =>
  context.addInitScript(() => {
    // The blank first page of a window has no storage.
    if ("storage" in navigator) navigator.storage.estimate = async () => ({ quota: 100 * 2 ** 30, usage: 0 })
  })

/** Notices disappear after some seconds. */
const NO_NOTICES = ":has(> [role='alert'] + [role='status']) { visibility: hidden; }"

/** Compares pictures of the page, named after screen and device; dark ones without loading the page again. */
const camera = (page: Page, device: string) => {
  const take = (name: string) =>
    expectPicture(`screens/${name}-${device}`, async () => {
      await still(page, RANDOM)
      const hasNotices = (await page.getByRole("alert").count()) > 0
      return page.screenshot({ animations: "disabled", ...(hasNotices && { style: NO_NOTICES }) })
    })
  return async (name: string, content: string | RegExp, { inDark = false } = {}) => {
    await expect(page.getByText(content).filter({ visible: true }).first()).toBeVisible()
    // The app's screens have no controls before it has started; the public page has no app.
    await expect(page.locator("html:not([data-started]) #root")).toHaveCount(0)
    await expect(page.locator(".mantine-Skeleton-root")).toHaveCount(0)
    await page.evaluate(async () => {
      await document.fonts.ready
      await Promise.allSettled([...document.images].map((image) => image.complete || image.decode()))
    })
    await take(name)
    if (!inDark) return
    await page.emulateMedia({ colorScheme: "dark" })
    await take(`${name}-dark`)
    await page.emulateMedia({ colorScheme: "light" })
  }
}

test.beforeEach(async ({ context }) => {
  await setFixedFont(context)
  await setStorageQuota(context)
})

test("the start page and a judge's screens look as before", async ({ page, request, noise }, { project }) => {
  noise.expect(/404 \(Not Found\)/)
  const picture = camera(page, project.name)
  const show = await picturedShow(request, "Harbour Show")

  await page.goto("/")
  await picture("landing", "Judge an Event", { inDark: true })
  await page.goto("/nowhere")
  await picture("not-found", "404 Page Not Found")
  await page.goto("/judge-login")
  await picture("judge-login", "Access Judging Platform")
  await signInAsJudge(page, show.judge)
  await picture("welcome", "Start Judging")
  await page.getByRole("link", { name: "Start Judging" }).click()
  await picture("judging", "Submit Score", { inDark: true })
})

test("the organizer's screens, the stage and the public page look as before", async ({ page, request }, {
  project,
}) => {
  const picture = camera(page, project.name)
  const show = await picturedShow(request, "Harbour Parade")

  await openDashboard(page, show.event)
  await picture("overview", "Total Scores", { inDark: true })
  for (const [tab, content] of [
    ["Entries", "Grüne Möwe"],
    ["Criteria", "Depth, evenness, finish."],
    ["Judges", "Robin Falk"],
    ["Awards", "The car of the day"],
  ] as const) {
    await page.getByRole("tab", { name: tab }).click()
    await picture(tab.toLowerCase(), content)
  }
  await page.getByRole("tab", { name: "Results" }).click()
  await picture("results", "Overall Winner", { inDark: true })

  const { publicPath, stagePath } = await publishPictured(request, show)
  await page.goto("/organizer-ceremony")
  await picture("announcer", "Revealed")
  await page.goto(stagePath)
  await picture("stage", "Best of Show")
  await page.goto(publicPath)
  await picture("public-page", "Best of Show")
})
