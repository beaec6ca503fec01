import { expect, type Page } from "@playwright/test"
import { clientOf } from "./client-of.ts"
import type { PreparedEvent, PreparedJudge } from "./prepared-event.ts"

type Kept = { kind: "localStorage" | "sessionStorage"; values: Record<string, unknown> }

/**
 * Opens an address with the browser storage that a sign-in leaves. The storage is set before the page's first script runs, and only
 * in this document.
 */
async function openWith(page: Page, address: string, leaves: Kept): Promise<void> {
  const placed = await page.addInitScript(({ kind, values }) => {
    for (const [key, value] of Object.entries(values)) window[kind].setItem(key, JSON.stringify(value))
  }, leaves)
  await page.goto(address)
  await placed.dispose()
}

/**
 * Leaves the page before another sign-in: a sign-in ends this browser's earlier session in the same role, and what the page was still
 * requesting with it would be refused.
 */
async function leave(page: Page): Promise<void> {
  if (page.url() !== "about:blank") await page.goto("about:blank")
}

// Without the sign-in's screens, which other journeys test.
async function openAsJudge(page: Page, address: string, { accessCode }: PreparedJudge): Promise<void> {
  await leave(page)
  const { judge, event, sessionId } = await clientOf(page.request).signIn.judge({ accessCode })
  const values = { "rosette.judge-session": sessionId, "rosette.judge-data": { judge, event } }
  await openWith(page, address, { kind: "localStorage", values })
}

/** Opens the welcome screen of a judge who has signed in. */
export async function openWelcome(page: Page, judge: PreparedJudge): Promise<void> {
  await openAsJudge(page, "/judge/welcome", judge)
  await expect(page.getByRole("heading", { name: `Welcome, ${judge.name}!` })).toBeVisible()
}

/** Opens the judging of a judge who has signed in, and waits for the first score sheet. */
export async function openJudging(page: Page, judge: PreparedJudge): Promise<void> {
  await openAsJudge(page, "/judge", judge)
  await expect(page.getByRole("slider").first()).toBeVisible()
}

/** Opens a tab of the dashboard of an organizer who has signed in. */
export async function openDashboard(page: Page, { id, password }: PreparedEvent, tab = "overview"): Promise<void> {
  await leave(page)
  const { event, sessionId } = await clientOf(page.request).signIn.organizer({ eventId: id, password })
  const data = { event, organizerName: event.organizerName }
  const values = { "rosette.organizer-session": sessionId, "rosette.organizer-data": data }
  await openWith(page, `/dashboard?tab=${tab}`, { kind: "sessionStorage", values })
  await expect(page.getByRole("tab", { name: new RegExp(`^${tab}`, "i"), selected: true })).toBeVisible()
}

/** Opens the dashboard of the master admin, signed in. */
export async function openMasterDashboard(page: Page, password: string): Promise<void> {
  await leave(page)
  const { sessionId, events } = await clientOf(page.request).signIn.masterAdmin({ password })
  await openWith(page, "/master-admin", {
    kind: "sessionStorage",
    values: { "rosette.master-admin": { sessionId, events } },
  })
  await expect(page.getByRole("heading", { name: /^All Contest Events/ })).toBeVisible()
}
