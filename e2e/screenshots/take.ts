import { mkdirSync } from "node:fs"
import { join } from "node:path"
import { type Browser, chromium, type Page } from "@playwright/test"
import { chromiumOptions } from "../fixtures/chromium.ts"
import { setFixedFont } from "../fixtures/fixed-font.ts"
import { type RunningServer, startServer } from "../fixtures/server-process.ts"
import { clientOf } from "../pages/client-of.ts"
import { type Evening, endShow } from "./evening.ts"
import { EVENING_SHOTS, SHOTS, type Shot, type Who } from "./shots.ts"

const FOLDER = join(import.meta.dirname, "../../screenshots")
const SCHEMES = ["light", "dark"] as const
const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const
const WHO = ["visitor", "judge", "organizer", "masterAdmin"] as const
const DEMO_JUDGE_CODE = "CAMSHAFT"
const DEMO_PASSWORD = "demo-rosette"

/** Signs in through the screens. */
const SIGN_IN: Record<Who, (page: Page, server: RunningServer) => Promise<void>> = {
  visitor: async () => undefined,
  async judge(page) {
    await page.goto(`/judge-login#code=${DEMO_JUDGE_CODE}`)
    await page.getByRole("button", { name: "Access Judging Platform" }).click()
    await page.waitForURL("**/judge/welcome")
  },
  async organizer(page) {
    await page.goto("/organizer")
    await page.getByPlaceholder("Choose your event").click()
    await page.getByRole("option").first().click()
    await page.getByLabel("Admin Password").fill(DEMO_PASSWORD)
    await page.getByRole("button", { name: "Access Dashboard" }).click()
    await page.waitForURL("**/dashboard")
  },
  async masterAdmin(page, server) {
    await page.goto("/master-admin-login")
    await page.getByLabel("Master Password").fill(server.masterPassword)
    await page.getByRole("button", { name: "Access Master Dashboard" }).click()
    await page.waitForURL("**/master-admin-dashboard")
  },
}

/** Loads the images below the window too, which the browser would load when they are scrolled to. */
const loadImages = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    for (const image of document.images) image.loading = "eager"
    return Promise.all([...document.images].map((image) => image.decode().catch(() => null)))
  })

async function take(page: Page, shot: Shot, suffix: string): Promise<void> {
  await page.goto(shot.path)
  await (shot.complete?.(page) ?? page.waitForLoadState("networkidle"))
  // Nothing is requested between two steps of loading.
  await page.waitForFunction(() => !document.querySelector(".mantine-Skeleton-root"))
  await shot.first?.(page)
  if (shot.isWhole) await loadImages(page)
  // Waits until notices and animations are over.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null))),
  )
  const path = join(FOLDER, `${shot.name}-${suffix}.png`)
  await page.screenshot({ path, fullPage: shot.isWhole ?? false })
}

/** Takes these screenshots of a running server, in both colour schemes and widths. */
async function takeAll(browser: Browser, server: RunningServer, shots: readonly Shot[]): Promise<void> {
  for (const colorScheme of SCHEMES)
    for (const viewport of SIZES)
      for (const who of WHO) {
        const ofWho = shots.filter((shot) => shot.who === who)
        if (ofWho.length === 0) continue
        const context = await browser.newContext({
          baseURL: server.baseURL,
          colorScheme,
          viewport,
          reducedMotion: "reduce",
        })
        await setFixedFont(context)
        // As on every phone, but not in this browser.
        if (viewport.width < 600) await context.addInitScript("navigator.share ??= async () => undefined")
        const page = await context.newPage()
        await SIGN_IN[who](page, server)
        for (const shot of ofWho) await take(page, shot, `${colorScheme}-${viewport.width}`)
        await context.close()
      }
}

async function evening(browser: Browser, server: RunningServer): Promise<Evening> {
  const context = await browser.newContext({ baseURL: server.baseURL })
  const addresses = await endShow(context.request, DEMO_PASSWORD)
  await context.close()
  return addresses
}

/** The demo show gets its photos some seconds after the start. */
async function waitForPhotos(browser: Browser, server: RunningServer): Promise<void> {
  const context = await browser.newContext({ baseURL: server.baseURL })
  const { api, signIn } = clientOf(context.request)
  await signIn.judge({ accessCode: DEMO_JUDGE_CODE })
  for (;;) {
    const { entries } = await api.judge.workspace.query()
    if (entries.every(({ imageUrl }) => imageUrl !== null)) return context.close()
    await new Promise((resume) => setTimeout(resume, 250))
  }
}

/** `--only judging,landing` takes only the screens whose names begin so. */
function wanted<T extends { name: string }>(shots: readonly T[]): T[] {
  const at = process.argv.indexOf("--only")
  const names = at < 0 ? [""] : (process.argv[at + 1] ?? "").split(",")
  return shots.filter(({ name }) => names.some((start) => name.startsWith(start)))
}

const shots = wanted(SHOTS)
const eveningShots = wanted(EVENING_SHOTS)
const count = shots.length + eveningShots.length
if (count === 0)
  throw new Error(
    `No screen has such a name. There are ${[...SHOTS, ...EVENING_SHOTS].map(({ name }) => name).join(", ")}.`,
  )

mkdirSync(FOLDER, { recursive: true })
const server = await startServer({
  database: "sqlite",
  hasDemo: true,
  throttlesSignIn: false,
  env: { TZ: Intl.DateTimeFormat().resolvedOptions().timeZone },
})
const browser = await chromium.launch(chromiumOptions())
try {
  await waitForPhotos(browser, server)
  await takeAll(browser, server, shots)
  if (eveningShots.length > 0) {
    const addresses = await evening(browser, server)
    await takeAll(
      browser,
      server,
      eveningShots.map((shot) => ({ ...shot, path: shot.path(addresses) })),
    )
  }
} finally {
  await browser.close()
  await server.remove()
}
process.stdout.write(`${count * SCHEMES.length * SIZES.length} screenshots in ${FOLDER}\n`)
