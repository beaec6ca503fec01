import type { Page } from "@playwright/test"
import { prepareWorld } from "../conformance/world.ts"
import { expect, test } from "../fixtures/server.ts"
import {
  dismissNotices,
  JUDGE_SCREENS,
  MASTER_SCREENS,
  ORGANIZER_SCREENS,
  openScreen,
  PUBLIC_SCREENS,
  type ScreenAt,
} from "../pages/screens.ts"
import { openDashboard, openMasterDashboard, openWelcome } from "../pages/signed-in.ts"

// A line on the console, a breach of the security policy or a request to another origin fails each of these by itself.
test.use({ serverSettings: { isOwn: true, hasDemo: true } })

async function expectScreens(page: Page, screens: ScreenAt[]): Promise<void> {
  for (const screen of screens) {
    await openScreen(page, screen)
    await dismissNotices(page)
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1)
    await expect(page, screen.path).toHaveTitle(new RegExp(`^${screen.title}.* · Rosette$`))
  }
}

test("every public address shows its screen, with a title and without a sound @phone", async ({ page }) => {
  await expectScreens(page, PUBLIC_SCREENS)
})

test("every address of a signed-in person shows its screen, with a title and without a sound @phone", async ({
  page,
  request,
  server,
}) => {
  const world = await prepareWorld(request)
  await openWelcome(page, world.judges.fresh)
  await expectScreens(page, JUDGE_SCREENS)
  await openDashboard(page, world.event)
  await expectScreens(page, ORGANIZER_SCREENS)
  await openMasterDashboard(page, server.masterPassword)
  await expectScreens(page, MASTER_SCREENS)
})

test("a slash at the end changes nothing, any other address is the 404 @desktop", async ({ page, noise }) => {
  noise.expect(/status of 404/)
  await page.goto("/terms/")
  await expect(page.getByRole("heading", { name: "Terms of Use" })).toBeVisible()
  for (const path of ["/judges", "/dashboard/results", "/admin", "/Terms"]) {
    await page.goto(path)
    await expect(page.getByRole("heading", { name: "404 Page Not Found" }), path).toBeVisible()
  }
})

test("every page comes with a policy that allows no foreign script @desktop", async ({ request }) => {
  for (const path of ["/", "/judge", "/dashboard", "/nowhere"]) {
    const policy = (await request.get(path)).headers()["content-security-policy"] ?? ""
    expect(policy, path).toContain("default-src 'none'")
    expect(policy, path).toContain("script-src 'self'")
    expect(policy, path).not.toMatch(/script-src[^;]*unsafe/)
  }
})
