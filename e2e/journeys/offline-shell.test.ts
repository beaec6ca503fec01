import { expect, test } from "../fixtures/server.ts"
import { dispatchSync, expectInstalled, keptPaths, tellWorker } from "../pages/installed-app.ts"
import { preparePanel } from "../pages/judging.ts"
import { addPhoto } from "../pages/prepared-event.ts"
import { openWelcome } from "../pages/signed-in.ts"

test.use({ serviceWorkers: "allow" })

const GONE = /ERR_|Failed to (?:load resource|fetch)|Unable to preload CSS|status of 50\d/

test("with the server gone and the network off, every judge's screen opens, and others say what to do @phone", {
  tag: "@daily-phone",
}, async ({ page, context, request, server, noise }) => {
  noise.expect(GONE)
  const { event, judge } = await preparePanel(request)
  await openWelcome(page, judge)
  await expectInstalled(page)
  await server.stop("SIGKILL")
  await context.setOffline(true)

  await page.reload()
  await expect(page.getByRole("heading", { name: `Welcome, ${judge.name}!` })).toBeVisible()
  await expect(page.getByRole("heading", { name: event.name })).toBeVisible()
  await page.goto("/judge")
  await expect(page).toHaveTitle(new RegExp(`^Judging: ${event.name}`))
  await expect(page.getByText(judge.name).first()).toBeVisible()
  await page.goto("/judge-login")
  await expect(page.getByLabel("Judge Access Code")).toBeVisible()
  await page.goto("/")
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  // The start page's drawings are not stored on the device: their place stays empty, without the sign for a broken image.
  const drawings = page.locator("img[src^='/drawings/']")
  const widths = () =>
    drawings.evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth > 0))
  await expect.poll(widths).toEqual([true, true])
  await page.goto("/organizer")
  await expect(page.getByRole("heading", { name: "This screen could not be loaded" })).toBeVisible()

  await context.setOffline(false)
  await server.restart()
  await page.getByRole("button", { name: "Load again" }).click()
  await expect(page.getByPlaceholder("Choose your event")).toBeVisible()
})

test("the device caches what judges need: no API response, nothing of the organizer's; thumbnails are fetched ahead, and shown with the server gone @phone", {
  tag: "@daily-phone",
}, async ({ page, context, request, server, noise }) => {
  noise.expect(GONE)
  const { judge, entries } = await preparePanel(request)
  const { imageUrl } = await addPhoto(request, entries[0]?.id ?? 0, "#1f4fbf")
  const thumbnail = imageUrl.replace(".webp", "-thumb.webp")
  await openWelcome(page, judge)
  await expectInstalled(page)
  const kept = await keptPaths(page)
  expect(kept).toContain("/index.html")
  // The picture of the welcome screen; those of other screens are left out.
  expect(kept.filter((path) => path.startsWith("/drawings/"))).toEqual(["/drawings/winner.svg"])
  expect(kept.filter((path) => /judging-screen/.test(path))).not.toEqual([])
  expect(kept.filter((path) => /judging-later/.test(path))).not.toEqual([])
  expect(kept.filter((path) => /^\/(?:api|trpc)\b/.test(path))).toEqual([])
  expect(kept.filter((path) => /organizer-login|dashboard|awards|csv|-tab-|admin|create-event/.test(path))).toEqual([])

  const gone = `/photos/${"0".repeat(32)}-thumb.webp`
  const urls = [gone, "/api/events", "http://127.0.0.1:9/photo.webp", thumbnail, thumbnail]
  await tellWorker(page, { type: "keep-photos", urls })
  await expect.poll(() => keptPaths(page)).toContain(thumbnail)
  expect((await keptPaths(page)).filter((path) => /^\/(?:photos|api|trpc)\b/.test(path))).toEqual([thumbnail])

  await server.stop("SIGKILL")
  await context.setOffline(true)
  const status = (url: string) =>
    page.evaluate(
      (path) =>
        fetch(path)
          .then((r) => r.status)
          .catch(() => 0),
      url,
    )
  expect(await status(thumbnail)).toBe(200)
  expect(await status(imageUrl)).toBe(0)
  await context.setOffline(false)
  await server.restart()
  expect(await status(imageUrl)).toBe(200)
  await expect.poll(() => keptPaths(page), "a photo that was shown is kept").toContain(imageUrl)
})

test("worker and web manifest are never taken from the cache, and the app can be installed @desktop", async ({
  page,
  request,
}) => {
  for (const [path, type] of [
    ["/sw.js", "javascript"],
    ["/manifest.webmanifest", "application/manifest+json"],
  ] as const) {
    const headers = (await request.get(path)).headers()
    expect(headers["cache-control"], path).toBe("no-cache")
    expect(headers["content-type"], path).toContain(type)
    expect(headers["content-security-policy"], path).toContain("worker-src 'self'")
  }
  await page.goto("/judge-login")
  await expectInstalled(page)
  const browser = await page.context().newCDPSession(page)
  const { errors, url } = await browser.send("Page.getAppManifest")
  expect({ errors, path: new URL(url).pathname }).toEqual({ errors: [], path: "/manifest.webmanifest" })
  const { installabilityErrors } = await browser.send("Page.getInstallabilityErrors")
  // Playwright's windows are private ones: the only obstacle.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== "in-incognito")).toEqual([])
})

test("background sync reaches every open page of this device @desktop", async ({ page, context }) => {
  const second = await context.newPage()
  const heard = (at: typeof page) => at.evaluate(() => document.documentElement.dataset.heard ?? "")
  for (const at of [page, second]) {
    await at.goto("/judge-login")
    await expectInstalled(at)
    await at.evaluate(() =>
      navigator.serviceWorker.addEventListener("message", ({ data }) => {
        document.documentElement.dataset.heard = data.type
      }),
    )
  }
  await dispatchSync(page, "another")
  await dispatchSync(page, "outbox")
  for (const at of [page, second]) await expect.poll(() => heard(at)).toBe("outbox-sync")
})
