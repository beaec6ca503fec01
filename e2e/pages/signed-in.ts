import { expect, type Page } from "@playwright/test"
import type { PreparedEvent, PreparedJudge } from "./prepared-event.ts"

type Kept = { kind: "localStorage" | "sessionStorage"; values: Record<string, unknown> }

/** An address of the server that loads nothing of the product. */
const BARE = "/favicon.svg"

/** Signs in without the screens, which journeys of their own prove, and leaves in the browser what those would leave. */
async function putInPlace<Answer>(
  page: Page,
  path: string,
  data: Record<string, unknown>,
  kept: (answer: Answer) => Kept,
): Promise<void> {
  const response = await page.request.post(`/api${path}`, { data })
  expect(response.ok(), `${path} answers ${response.status()}: ${await response.text()}`).toBe(true)
  const leaves = kept((await response.json()) as Answer)
  await page.goto(BARE)
  await page.evaluate(({ kind, values }) => {
    for (const [key, value] of Object.entries(values)) window[kind].setItem(key, JSON.stringify(value))
  }, leaves)
}

const judgeInPlace = (page: Page, { accessCode }: PreparedJudge) =>
  putInPlace<{ judge: object; event: object; sessionId: string }>(
    page,
    "/judges/login",
    { accessCode },
    ({ judge, event, sessionId }) => ({
      kind: "localStorage",
      values: { "rosette.judge-session": sessionId, "rosette.judge-data": { judge, event } },
    }),
  )

/** Opens the welcome screen of a judge who has signed in. */
export async function openWelcome(page: Page, judge: PreparedJudge): Promise<void> {
  await judgeInPlace(page, judge)
  await page.goto("/judge/welcome")
  await expect(page.getByRole("heading", { name: `Welcome, ${judge.name}!` })).toBeVisible()
}

/** Opens the judging of a judge who has signed in, and waits for the first score sheet. */
export async function openJudging(page: Page, judge: PreparedJudge): Promise<void> {
  await judgeInPlace(page, judge)
  await page.goto("/judge")
  await expect(page.getByRole("slider").first()).toBeVisible()
}

/** Opens a tab of the dashboard of an organizer who has signed in. */
export async function openDashboard(page: Page, { id, password }: PreparedEvent, tab = "overview"): Promise<void> {
  await putInPlace<{ event: { organizerName: string }; sessionId: string }>(
    page,
    "/organizer/login",
    { eventId: id, password },
    ({ event, sessionId }) => ({
      kind: "sessionStorage",
      values: {
        "rosette.organizer-session": sessionId,
        "rosette.organizer-data": { event, organizerName: event.organizerName },
      },
    }),
  )
  await page.goto(`/dashboard?tab=${tab}`)
  await expect(page.getByRole("tab", { name: new RegExp(`^${tab}`, "i"), selected: true })).toBeVisible()
}

/** Opens the dashboard of the master admin, signed in. */
export async function openMasterDashboard(page: Page, password: string): Promise<void> {
  await putInPlace<{ sessionId: string; events: object[] }>(
    page,
    "/master-admin/login",
    { password },
    ({ sessionId, events }) => ({
      kind: "sessionStorage",
      values: { "rosette.master-admin": { sessionId, events } },
    }),
  )
  await page.goto("/master-admin")
  await expect(page.getByRole("heading", { name: /^All Contest Events/ })).toBeVisible()
}
