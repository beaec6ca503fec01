import type { APIRequestContext } from "@playwright/test"
import { AWARDS, RESULTS } from "../conformance/awards-and-results.ts"
import { CALL_RULES } from "../conformance/call-rules.ts"
import { CRITERIA, JUDGES } from "../conformance/criteria-and-judges.ts"
import { OVERVIEW } from "../conformance/dashboard.ts"
import { CSV, ENTRIES, ENTRY_BATCH, ENTRY_PHOTOS } from "../conformance/entries.ts"
import { JUDGE_ACCESS, JUDGE_LOGIN, JUDGE_WELCOME } from "../conformance/judge-sign-in.ts"
import { JUDGING, JUDGING_DEMO, JUDGING_PHONE, JUDGING_SEARCH } from "../conformance/judging.ts"
import { JUDGING_LOADS, JUDGING_SAVES } from "../conformance/judging-saves.ts"
import { MASTER_DASHBOARD, MASTER_LOGIN } from "../conformance/master-admin.ts"
import { CREATE_EVENT, ORGANIZER_LOGIN } from "../conformance/organizer-sign-in.ts"
import { FIND_MS, type Scene } from "../conformance/table.ts"
import { VISITOR } from "../conformance/visitor.ts"
import { prepareWorld, type World } from "../conformance/world.ts"
import { expect, test } from "../fixtures/server.ts"

test.use({ serverSettings: { isOwn: true, hasDemo: true }, actionTimeout: FIND_MS, reducedMotion: "reduce" })

const DESKTOP: Scene[] = [
  ...VISITOR,
  JUDGE_LOGIN,
  JUDGE_ACCESS,
  JUDGE_WELCOME,
  JUDGING,
  JUDGING_SEARCH,
  JUDGING_SAVES,
  JUDGING_LOADS,
  JUDGING_DEMO,
  ORGANIZER_LOGIN,
  CREATE_EVENT,
  CALL_RULES,
  OVERVIEW,
  ENTRIES,
  ENTRY_PHOTOS,
  ENTRY_BATCH,
  CSV,
  CRITERIA,
  JUDGES,
  AWARDS,
  RESULTS,
  MASTER_LOGIN,
  MASTER_DASHBOARD,
]
const PHONE: Scene[] = [JUDGING_PHONE]

/** Prepared once per server; a worker that starts anew has a new server. */
const worlds = new Map<string, Promise<World>>()

function findAll(scene: Scene, device: string): void {
  test(`${scene.name}: everything is there ${device}`, async ({ page, request, playwright, server, noise }) => {
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
    const stage = { page, api, newApi, world, server, noise }
    await scene.open(stage)
    const missing: string[] = []
    for (const { part, says, check } of scene.rows) {
      try {
        await test.step(`${part}: ${says}`, () => check(stage))
      } catch (error) {
        missing.push(`${part}: ${says}\n    ${String(error).split("\n").slice(0, 8).join("\n    ")}`)
      }
    }
    for (const session of sessions) await session.dispose()
    expect(missing.length, missing.join("\n")).toBe(0)
  })
}

for (const scene of DESKTOP) findAll(scene, "@desktop")
for (const scene of PHONE) findAll(scene, "@phone")
