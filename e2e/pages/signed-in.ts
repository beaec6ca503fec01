import { expect, type Page } from "@playwright/test"
import type { PreparedEvent, PreparedJudge } from "./prepared-event.ts"

type Kept = { kind: "localStorage" | "sessionStorage"; values: Record<string, unknown> }

type SignIn<Answer> = { path: string; data: Record<string, unknown>; kept: (answer: Answer) => Kept }

/**
 * Signs in without the screens, which other journeys test, and opens an address with the browser storage that a sign-in leaves.
 * The storage is set before the page's first script runs, and only in this document.
 */
async function openSignedIn<Answer>(page: Page, address: string, { path, data, kept }: SignIn<Answer>): Promise<void> {
  const response = await page.request.post(`/api${path}`, { data })
  expect(response.ok(), `${path} returned ${response.status()}: ${await response.text()}`).toBe(true)
  const leaves = kept((await response.json()) as Answer)
  const placed = await page.addInitScript(({ kind, values }) => {
    for (const [key, value] of Object.entries(values)) window[kind].setItem(key, JSON.stringify(value))
  }, leaves)
  await page.goto(address)
  await placed.dispose()
}

const openAsJudge = (page: Page, address: string, { accessCode }: PreparedJudge) =>
  openSignedIn<{ judge: object; event: object; sessionId: string }>(page, address, {
    path: "/judges/login",
    data: { accessCode },
    kept: ({ judge, event, sessionId }) => ({
      kind: "localStorage",
      values: { "rosette.judge-session": sessionId, "rosette.judge-data": { judge, event } },
    }),
  })

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
  await openSignedIn<{ event: { organizerName: string }; sessionId: string }>(page, `/dashboard?tab=${tab}`, {
    path: "/organizer/login",
    data: { eventId: id, password },
    kept: ({ event, sessionId }) => ({
      kind: "sessionStorage",
      values: {
        "rosette.organizer-session": sessionId,
        "rosette.organizer-data": { event, organizerName: event.organizerName },
      },
    }),
  })
  await expect(page.getByRole("tab", { name: new RegExp(`^${tab}`, "i"), selected: true })).toBeVisible()
}

/** Opens the dashboard of the master admin, signed in. */
export async function openMasterDashboard(page: Page, password: string): Promise<void> {
  await openSignedIn<{ sessionId: string; events: object[] }>(page, "/master-admin", {
    path: "/master-admin/login",
    data: { password },
    kept: ({ sessionId, events }) => ({
      kind: "sessionStorage",
      values: { "rosette.master-admin": { sessionId, events } },
    }),
  })
  await expect(page.getByRole("heading", { name: /^All Contest Events/ })).toBeVisible()
}
