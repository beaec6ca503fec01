import type { Page } from "@playwright/test"
import { expect, test } from "../fixtures/server.ts"
import { prepareEvent } from "../pages/prepared-event.ts"
import {
  expectTitled,
  MASTER_SCREENS,
  ORGANIZER_SCREENS,
  openScreen,
  PUBLIC_SCREENS,
  type ScreenAt,
} from "../pages/screens.ts"
import { openDashboard, openMasterDashboard } from "../pages/signed-in.ts"

// A console line, a violation of the security policy or a request to another origin fails each of these tests.

/** Opens the further addresses of screens; the accessibility tests open the main ones. */
async function expectAlso(page: Page, screens: ScreenAt[]): Promise<void> {
  const also = screens.filter(({ isAlso }) => isAlso)
  expect(also).not.toEqual([])
  for (const screen of also) {
    await openScreen(page, screen)
    await expectTitled(page, screen)
  }
}

test("every further address of a screen shows it, with a title and without console lines @phone", async ({
  page,
  request,
  server,
}) => {
  const event = await prepareEvent(request, { name: "Conformance Show" })
  await expectAlso(page, PUBLIC_SCREENS)
  await openDashboard(page, event)
  await expectAlso(page, ORGANIZER_SCREENS)
  await openMasterDashboard(page, server.masterPassword)
  await expectAlso(page, MASTER_SCREENS)
})

test("a slash at the end changes nothing; any other address is the 404 page, which links to the start page @desktop", async ({
  page,
  noise,
}) => {
  noise.expect(/status of 404/)
  await page.goto("/terms/")
  await expect(page.getByRole("heading", { name: "Terms of Use" })).toBeVisible()
  for (const path of ["/judges", "/dashboard/results", "/jugde", "/Terms"]) {
    await page.goto(path)
    await expect(page.getByRole("heading", { name: "404 Page Not Found" }), path).toBeVisible()
  }
  await page.getByRole("link", { name: "Go to the Start Page" }).click()
  await expect(page.getByRole("link", { name: "Judge an Event" })).toBeVisible()
})

test("every page has a security policy that allows no foreign script @desktop", async ({ request }) => {
  for (const path of ["/", "/judge", "/dashboard", "/nowhere"]) {
    const policy = (await request.get(path)).headers()["content-security-policy"] ?? ""
    expect(policy, path).toContain("default-src 'none'")
    expect(policy, path).toContain("script-src 'self'")
    expect(policy, path).not.toMatch(/script-src[^;]*unsafe/)
  }
})
