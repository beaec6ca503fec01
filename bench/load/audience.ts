import { setTimeout as wait } from "node:timers/promises"
import { inspect } from "node:util"
import { createClient } from "@rosette/client"
import { jpeg } from "../../apps/server/test/scenes/pictures.ts"
import { clientWith } from "../lib/client-with.ts"
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
  const { eventId } = panel
  const organizer = clientWith(address, panel.organizerCookie)
  const visitor = createClient({ url: address })
  const unexpected: string[] = []

  async function every(pauseMs: number, work: (turn: number) => Promise<unknown>): Promise<void> {
    for (let turn = 0; !until.aborted; turn++) {
      await work(turn).catch((error: unknown) => unexpected.push(inspect(error).slice(0, 600)))
      await wait(pauseMs * slower, null, { signal: until }).catch(() => {})
    }
  }

  async function signInAndOut(turn: number): Promise<void> {
    const { accessCode = "" } = panel.judges[turn % panel.judges.length] ?? {}
    await visitor.signIn.judge({ accessCode })
    await visitor.signOut()
  }

  const picture = new Blob([new Uint8Array(await jpeg(PHOTO.width, PHOTO.height))], { type: "image/jpeg" })
  const uploadPhoto = (turn: number) =>
    organizer.uploadPhoto(panel.entryIds[turn % panel.entryIds.length] ?? 0, picture)

  const screens = await openScreens(address, panel)
  until.addEventListener("abort", () => {
    for (const screen of screens) screen.close()
  })
  const left = Promise.all([
    every(RESULTS_EVERY_MS, () => organizer.api.organizer.results.query({ eventId })),
    every(OVERVIEW_EVERY_MS, () => organizer.api.organizer.overview.query({ eventId })),
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
