import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { type BrowserContext, type CDPSession, chromium, type Page } from "@playwright/test"
import { chromiumOptions } from "../../e2e/fixtures/chromium.ts"

const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} as const

/** How many times slower than this machine a phone is. */
const CPU_RATE = 4

const DEMO_JUDGE_CODE = "CAMSHAFT"
const START_LIMIT_MS = 20_000

/** A phone's browser as a process, with an empty cache; measuring tools connect to `debuggingPort`. */
export async function withPhone<Result>(
  baseURL: string,
  work: (context: BrowserContext, debuggingPort: number) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), "rosette-phone-"))
  const { args, executablePath } = chromiumOptions()
  const context = await chromium.launchPersistentContext(folder, {
    ...PHONE,
    executablePath,
    args: [...args, "--remote-debugging-port=0"],
    baseURL,
    // A page cached by a service worker is not a cold start.
    serviceWorkers: "block",
  })
  context.setDefaultTimeout(60_000)
  try {
    return await work(context, await debuggingPortIn(folder))
  } finally {
    await context.close()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function debuggingPortIn(folder: string): Promise<number> {
  for (const until = Date.now() + START_LIMIT_MS; ; await wait(50)) {
    try {
      return Number(readFileSync(join(folder, "DevToolsActivePort"), "utf8").split("\n")[0])
    } catch (error) {
      // The browser writes this file shortly after its start.
      if (Date.now() > until) throw error
    }
  }
}

/** Signs in as the demo show's judge through the screens. */
export async function signIn(page: Page): Promise<void> {
  await page.goto(`/judge-login#code=${DEMO_JUDGE_CODE}`)
  await page.getByRole("button", { name: "Access Judging Platform" }).click()
  await page.waitForURL("**/judge/welcome")
}

const PHOTOS_LIMIT_MS = 30_000

/**
 * Waits until the demo show has its photos, which the server draws after its start, and lets the signed-in judge's device store them. Until
 * then each sheet that is opened moves when its photo comes.
 */
export async function storePhotos(page: Page): Promise<void> {
  for (const until = Date.now() + PHOTOS_LIMIT_MS; ; await wait(200)) {
    const answer = await page.request.get("/trpc/judge.workspace?batch=1&input=%7B%7D")
    const [{ result }] = await answer.json()
    if (result.data.entries.some(({ imageUrl }: { imageUrl: string | null }) => imageUrl !== null)) break
    if (Date.now() > until) throw new Error("The demo show has no photos.")
  }
  await page.goto("/judge/welcome")
  await page.getByText(/ of \d+ entries judged$/).waitFor()
  await page.close()
}

export async function slowCpu(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_RATE })
  return session
}
