import type { BrowserContext, Page } from "@playwright/test"
import { type BuildProxy, openBuildProxy } from "../fixtures/next-build.ts"
import { test as base, expect } from "../fixtures/server.ts"
import { entryScript, expectInstalled, lookForUpdate, waitingActivated } from "../pages/installed-app.ts"
import { openEntries, preparePanel, shownEntry, sliderOf, startJudging, typeOnSlider } from "../pages/judging.ts"
import { expectNotice, noteNotices } from "../pages/notice.ts"
import { dismissNotices } from "../pages/screens.ts"
import { openJudging } from "../pages/signed-in.ts"

const test = base.extend<{ door: BuildProxy; device: BrowserContext }>({
  door: async ({ server }, use) => {
    const door = await openBuildProxy(server.baseURL)
    await use(door)
    await door.close()
  },
  device: async ({ browser, door, noise }, use) => {
    const device = await browser.newContext({ baseURL: door.baseURL, serviceWorkers: "allow" })
    noise.listenTo(device, door.baseURL)
    await noteNotices(device)
    await use(device)
    await device.close()
  },
})

const note = (page: Page) => page.getByText("A new version is ready")
const reloadOf = (page: Page) => page.getByRole("button", { name: "Reload" })

test("a newer version waits while a judge scores, and is offered when nothing is being done @phone", async ({
  door,
  device,
  request,
}) => {
  const { judge } = await preparePanel(request)
  const page = await device.newPage()
  await openJudging(page, judge)
  await expectInstalled(page)
  await typeOnSlider(page, "Paint", 21)
  const before = await entryScript(page)
  door.deployNext()
  await lookForUpdate(page)
  await expect.poll(() => hasWaiting(page)).toBe(true)
  expect(await entryScript(page)).toBe(before)

  await page.getByRole("button", { name: "Save as Draft" }).click()
  await expectNotice(page, "Draft saved", "You can continue editing later")
  await dismissNotices(page)
  await expect(note(page)).toBeVisible()
  await page.getByLabel("Judge Comments").fill("Deep sh")
  await expect(note(page)).toBeHidden()
  await page.getByRole("button", { name: "Save as Draft" }).click()
  await expectNotice(page, "Draft saved", "You can continue editing later")
  await dismissNotices(page)
  await expect(note(page)).toBeVisible()

  await reloadOf(page).click()
  await expect.poll(() => entryScript(page).catch(() => before)).not.toBe(before)
  await expect(sliderOf(page, "Paint")).toHaveAttribute("aria-valuenow", "21")
  await expect(page.getByLabel("Judge Comments")).toHaveValue("Deep sh")
  await expect(note(page)).toBeHidden()
})

test("a page of the older version opens its dialogs after another page has loaded the newer one @phone", async ({
  door,
  device,
  request,
  noise,
}) => {
  // The newer page does not use what the older one preloaded.
  noise.expect(/was preloaded using link preload but not used/)
  const { judge } = await preparePanel(request)
  const page = await device.newPage()
  await openJudging(page, judge)
  await expectInstalled(page)
  const before = await entryScript(page)
  await page.evaluate(() =>
    navigator.serviceWorker.addEventListener("controllerchange", () => {
      document.documentElement.dataset.worker = "the newer one"
    }),
  )
  door.deployNext()

  const second = await device.newPage()
  await second.goto("/")
  await lookForUpdate(second)
  await expect(page.locator("html")).toHaveAttribute("data-worker", "the newer one")
  expect(await entryScript(second)).not.toBe(before)

  expect(await entryScript(page)).toBe(before)
  const status = await page.evaluate((url) => fetch(url, { cache: "reload" }).then((answer) => answer.status), before)
  expect(status, "a file that the server does not have any more").toBe(200)
  await openEntries(page)
  await page.keyboard.press("Escape")
  await expect(shownEntry(page)).toHaveText("Silver Arrow")
})

test("a page of the older version that opens the start page is reloaded as the newer one @desktop", async ({
  door,
  device,
  request,
}) => {
  const { judge } = await preparePanel(request)
  const page = await device.newPage()
  await startJudging(page, judge)
  await expectInstalled(page)
  const before = await entryScript(page)
  door.deployNext()
  await lookForUpdate(page)
  await expect.poll(() => hasWaiting(page)).toBe(true)
  await page.getByRole("button", { name: "Exit" }).click()
  await expect(page).toHaveURL("/")
  await expect.poll(() => entryScript(page).catch(() => before)).not.toBe(before)
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
})

test("the next start uses the newer version automatically @phone", async ({ door, device, request }) => {
  const { judge } = await preparePanel(request)
  const page = await device.newPage()
  await openJudging(page, judge)
  await expectInstalled(page)
  const before = await entryScript(page)
  door.deployNext()
  await lookForUpdate(page)
  await expect.poll(() => hasWaiting(page)).toBe(true)
  const next = await device.newPage()
  await waitingActivated(next, () => page.close())

  await next.goto("/judge/welcome")
  await expect(next.getByRole("heading", { name: `Welcome, ${judge.name}!` })).toBeVisible()
  expect(await entryScript(next)).not.toBe(before)
})

const hasWaiting = (page: Page) =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting))
