import { setTimeout as wait } from "node:timers/promises"
import { inspect } from "node:util"
import { jpeg } from "../../apps/server/test/scenes/pictures.ts"
import { openLiveClient } from "../lib/live-client.ts"
import type { Panel } from "./panel.ts"

const RESULTS_EVERY_MS = 1_000
const OVERVIEW_EVERY_MS = 2_000
const SIGN_IN_EVERY_MS = 1_000
const PHOTO_EVERY_MS = 5_000
const PHOTO = { width: 2_000, height: 1_500 }
const DASHBOARDS = 2

/** Everyone except the judges: organizers who read, screens that watch, photo uploads, people who sign in. */
export type Audience = {
  /** Unexpected answers. */
  unexpected: string[]
  /** Resolves once the last request has ended. */
  left: Promise<unknown>
}

/** `slower` multiplies every pause between requests. */
export async function openAudience(
  address: string,
  panel: Panel,
  until: AbortSignal,
  slower: number,
): Promise<Audience> {
  const organizer = { cookie: panel.organizerCookie }
  const json = { "content-type": "application/json" }
  const unexpected: string[] = []

  async function ask(path: string, init: RequestInit): Promise<Response> {
    const response = await fetch(`${address}/api${path}`, init)
    const body = await response.text()
    if (!response.ok) unexpected.push(`${path}: ${response.status} ${body.slice(0, 200)}`)
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
    const answer = await ask("/judges/login", { method: "POST", headers: json, body })
    const cookie = answer.headers.getSetCookie()[0]?.split(";", 1)[0] ?? ""
    await ask("/logout", { method: "POST", headers: { ...json, cookie }, body: "{}" })
  }

  const picture = new Blob([new Uint8Array(await jpeg(PHOTO.width, PHOTO.height))], { type: "image/jpeg" })
  function uploadPhoto(turn: number): Promise<Response> {
    const body = new FormData()
    body.set("image", picture, "car.jpg")
    const entryId = panel.entryIds[turn % panel.entryIds.length]
    return ask(`/entries/${entryId}/upload-image`, { method: "POST", headers: organizer, body })
  }

  const screens = await openScreens(address, panel)
  until.addEventListener("abort", () => {
    for (const screen of screens) screen.close()
  })
  const left = Promise.all([
    every(RESULTS_EVERY_MS, () => ask(`/events/${panel.eventId}/results`, { headers: organizer })),
    every(OVERVIEW_EVERY_MS, () => ask(`/events/${panel.eventId}/overview`, { headers: organizer })),
    every(SIGN_IN_EVERY_MS, signInAndOut),
    every(PHOTO_EVERY_MS, uploadPhoto),
  ])
  return { unexpected, left }
}

function openScreens(address: string, { eventId, organizerCookie, phones }: Panel) {
  const dashboard = `${address}/trpc/organizer.live?input=${JSON.stringify({ eventId })}`
  return Promise.all([
    ...Array.from({ length: DASHBOARDS }, () => openLiveClient(dashboard, organizerCookie)),
    ...phones.map(({ cookie }) => openLiveClient(`${address}/trpc/judge.live`, cookie)),
  ])
}
