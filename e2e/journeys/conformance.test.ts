import type { APIRequestContext } from "@playwright/test"
import { OVERVIEW } from "../conformance/dashboard.ts"
import { CSV, ENTRIES, ENTRY_BATCH, ENTRY_PHOTOS } from "../conformance/entries.ts"
import { JUDGE_ACCESS, JUDGE_LOGIN, JUDGE_WELCOME } from "../conformance/judge-sign-in.ts"
import { JUDGING, JUDGING_DEMO, JUDGING_SEARCH } from "../conformance/judging.ts"
import { JUDGING_LOADS, JUDGING_SAVES } from "../conformance/judging-saves.ts"
import { MASTER_DASHBOARD, MASTER_LOGIN } from "../conformance/master-admin.ts"
import { CREATE_EVENT, ORGANIZER_LOGIN } from "../conformance/organizer-sign-in.ts"
import { RESULTS } from "../conformance/results.ts"
import type { Scene, Stage } from "../conformance/table.ts"
import { VISITOR } from "../conformance/visitor.ts"
import { prepareWorld, type World } from "../conformance/world.ts"
import { test } from "../fixtures/server.ts"

test.use({ serverSettings: { isOwn: true, hasDemo: true } })

/** Each walk loads as few pages as possible: a scene continues where the previous one ended. */
const WALKS: Record<string, Scene[]> = {
  "a visitor's screens and Test Mode": [...VISITOR, JUDGING_DEMO],
  "a judge's screens, from the code to the exit": [JUDGE_LOGIN, JUDGE_WELCOME, JUDGING, JUDGING_SEARCH, JUDGE_ACCESS],
  "a judge's drafts, terms and submissions": [JUDGING_LOADS, JUDGING_SAVES],
  "an organizer's sign-in, results and overview, and the next event": [
    ORGANIZER_LOGIN,
    RESULTS,
    OVERVIEW,
    CREATE_EVENT,
  ],
  "an organizer's entries and CSV files": [ENTRIES, ENTRY_PHOTOS, ENTRY_BATCH, CSV],
  "the master admin's screens": [MASTER_LOGIN, MASTER_DASHBOARD],
}

/** Prepared once per server; a restarted worker has a new server. */
const worlds = new Map<string, Promise<World>>()

for (const [name, scenes] of Object.entries(WALKS))
  test(`${name}: everything is as specified @desktop`, { tag: "@daily-desktop" }, async ({
    page,
    request,
    playwright,
    server,
    noise,
  }) => {
    const sessions: APIRequestContext[] = []
    const newApi = async () => {
      const session = await playwright.request.newContext({ baseURL: server.baseURL })
      sessions.push(session)
      return session
    }
    const api = await newApi()
    const prepared = worlds.get(server.baseURL) ?? prepareWorld(request)
    worlds.set(server.baseURL, prepared)
    const world = await prepared
    await api.post("/api/organizer/login", { data: { eventId: world.event.id, password: world.event.password } })
    const stage: Stage = { page, api, newApi, world, server, noise }
    for (const { name: scene, open, rows } of scenes) {
      await test.step(`${scene}: it opens`, () => open(stage))
      for (const { says, check } of rows) await test.step(`${scene}: ${says}`, () => check(stage))
    }
    for (const session of sessions) await session.dispose()
  })
