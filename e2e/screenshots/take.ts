import { mkdirSync } from "node:fs"
import { join } from "node:path"
import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test"
import { chromiumOptions } from "../fixtures/chromium.ts"
import { setFixedFont } from "../fixtures/fixed-font.ts"
import { type RunningServer, startServer } from "../fixtures/server-process.ts"
import { SHOTS, type Shot, type Who } from "./shots.ts"

const FOLDER = join(import.meta.dirname, "../../screenshots")
const SCHEMES = ["light", "dark"] as const
const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const
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

async function take(page: Page, shot: Shot, suffix: string): Promise<void> {
  await page.goto(shot.path)
  await page.waitForLoadState("networkidle")
  await shot.first?.(page)
  // Waits until notices and animations are over.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null))),
  )
  await page.screenshot({ path: join(FOLDER, `${shot.name}-${suffix}.png`) })
}

async function takeAllOf(who: Who, context: BrowserContext, server: RunningServer, suffix: string): Promise<void> {
  const page = await context.newPage()
  await SIGN_IN[who](page, server)
  for (const shot of SHOTS.filter((candidate) => candidate.who === who)) await take(page, shot, suffix)
  await context.close()
}

/** The demo show gets its photos some seconds after the start. */
async function waitForPhotos(browser: Browser, server: RunningServer): Promise<void> {
  const context = await browser.newContext({ baseURL: server.baseURL })
  const { request } = context
  await request.post("/api/judges/login", { data: { accessCode: DEMO_JUDGE_CODE } })
  for (;;) {
    const { entries } = (await (await request.get("/api/judge/workspace")).json()) as {
      entries: { imageUrl: string | null }[]
    }
    if (entries.every(({ imageUrl }) => imageUrl !== null)) return context.close()
    await new Promise((resume) => setTimeout(resume, 250))
  }
}

mkdirSync(FOLDER, { recursive: true })
const server = await startServer({ database: "sqlite", hasDemo: true, throttlesSignIn: false, env: {} })
const browser = await chromium.launch(chromiumOptions())
try {
  await waitForPhotos(browser, server)
  for (const colorScheme of SCHEMES)
    for (const viewport of SIZES)
      for (const who of ["visitor", "judge", "organizer", "masterAdmin"] as const) {
        const context = await browser.newContext({
          baseURL: server.baseURL,
          colorScheme,
          viewport,
          reducedMotion: "reduce",
        })
        await setFixedFont(context)
        await takeAllOf(who, context, server, `${colorScheme}-${viewport.width}`)
      }
} finally {
  await browser.close()
  await server.remove()
}
process.stdout.write(`${SHOTS.length * SCHEMES.length * SIZES.length} screenshots in ${FOLDER}\n`)
