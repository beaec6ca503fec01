import { setTimeout as wait } from "node:timers/promises"
import { inspect } from "node:util"
import { jpeg } from "../../apps/server/test/scenes/pictures.ts"
import { type LiveClient, openLiveClient } from "../live-client.ts"
import type { Panel } from "../load/panel.ts"

const RESULTS_EVERY_MS = 1_000
const OVERVIEW_EVERY_MS = 2_000
const SIGN_IN_EVERY_MS = 1_000
const PHOTO_EVERY_MS = 5_000
const PHOTO = { width: 2_000, height: 1_500 }
const DASHBOARDS = 20

/** Everyone except the judges: organizers who read, screens that watch, photo uploads, people who sign in. */
export type Audience = {
  /** Milliseconds of each request since the last call, by kind. */
  takeLatencies(): Record<RequestKind, number[]>
  /** Unexpected answers. */
  unexpected: string[]
  /** Resolves once the last request has ended. */
  left: Promise<unknown>
}

type RequestKind = "results" | "overview" | "sign-in" | "photo"

/** `slower` multiplies every pause between requests. */
type Size = { dashboards: number; slower: number }

export async function openAudience(
  address: string,
  panel: Panel,
  until: AbortSignal,
  { dashboards, slower }: Size = { dashboards: DASHBOARDS, slower: 1 },
): Promise<Audience> {
  const api = `${address}/api`
  const organizer = { cookie: panel.organizerCookie }
  const json = { "content-type": "application/json" }
  const unexpected: string[] = []
  const noLatencies = (): Record<RequestKind, number[]> => ({ results: [], overview: [], "sign-in": [], photo: [] })
  let latencies = noLatencies()

  async function ask(kind: RequestKind, path: string, init: RequestInit): Promise<Response> {
    const at = performance.now()
    const response = await fetch(`${api}${path}`, init)
    const body = await response.text()
    latencies[kind].push(performance.now() - at)
    if (!response.ok) unexpected.push(`${kind}: ${response.status} ${body.slice(0, 200)}`)
    return response
  }

  async function every(pauseMs: number, work: (turn: number) => Promise<unknown>): Promise<void> {
    for (let turn = 0; !until.aborted; turn++) {
      await work(turn).catch((error: unknown) => unexpected.push(inspect(error).slice(0, 600)))
      await wait(pauseMs * slower, null, { signal: until }).catch(() => {})
    }
  }

  async function signInAndOut(turn: number): Promise<void> {
    const { accessCode } = panel.judges[turn % panel.judges.length] ?? {}
    const body = JSON.stringify({ accessCode })
    const answer = await ask("sign-in", "/judges/login", { method: "POST", headers: json, body })
    const cookie = answer.headers.getSetCookie()[0]?.split(";", 1)[0] ?? ""
    await ask("sign-in", "/logout", { method: "POST", headers: { ...json, cookie }, body: "{}" })
  }

  const picture = new Blob([new Uint8Array(await jpeg(PHOTO.width, PHOTO.height))], { type: "image/jpeg" })
  function uploadPhoto(turn: number): Promise<Response> {
    const body = new FormData()
    body.set("image", picture, "car.jpg")
    const entryId = panel.entryIds[turn % panel.entryIds.length]
    return ask("photo", `/entries/${entryId}/upload-image`, { method: "POST", headers: organizer, body })
  }

  const screens = await openScreens(address, panel, dashboards)
  until.addEventListener("abort", () => {
    for (const screen of screens) screen.close()
  })
  const left = Promise.all([
    every(RESULTS_EVERY_MS, () => ask("results", `/events/${panel.eventId}/results`, { headers: organizer })),
    every(OVERVIEW_EVERY_MS, () => ask("overview", `/events/${panel.eventId}/overview`, { headers: organizer })),
    every(SIGN_IN_EVERY_MS, signInAndOut),
    every(PHOTO_EVERY_MS, uploadPhoto),
  ])
  return {
    unexpected,
    left,
    takeLatencies() {
      const taken = latencies
      latencies = noLatencies()
      return taken
    },
  }
}

function openScreens(
  address: string,
  { eventId, organizerCookies, phones }: Panel,
  dashboards: number,
): Promise<LiveClient[]> {
  const dashboard = `${address}/trpc/organizer.live?input=${JSON.stringify({ eventId })}`
  return Promise.all([
    ...Array.from({ length: dashboards }, (_, index) =>
      openLiveClient(dashboard, organizerCookies[index % organizerCookies.length] ?? ""),
    ),
    ...phones.map(({ cookie }) => openLiveClient(`${address}/trpc/judge.live`, cookie)),
  ])
}
