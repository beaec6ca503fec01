import type { APIRequestContext } from "@playwright/test"
import { AWARDS, RESULTS } from "../conformance/awards-and-results.ts"
import { CALL_RULES } from "../conformance/call-rules.ts"
import { CRITERIA, JUDGES } from "../conformance/criteria-and-judges.ts"
import { OVERVIEW } from "../conformance/dashboard.ts"
import { CSV, ENTRIES, ENTRY_BATCH, ENTRY_PHOTOS } from "../conformance/entries.ts"
import { JUDGE_ACCESS, JUDGE_LOGIN, JUDGE_WELCOME } from "../conformance/judge-sign-in.ts"
import { JUDGING, JUDGING_DEMO, JUDGING_SEARCH } from "../conformance/judging.ts"
import { JUDGING_LOADS, JUDGING_SAVES } from "../conformance/judging-saves.ts"
import { MASTER_DASHBOARD, MASTER_LOGIN } from "../conformance/master-admin.ts"
import { CREATE_EVENT, ORGANIZER_LOGIN } from "../conformance/organizer-sign-in.ts"
import { FIND_MS, type Scene, type Stage, type Walk } from "../conformance/table.ts"
import { VISITOR } from "../conformance/visitor.ts"
import { prepareWorld, type World } from "../conformance/world.ts"
import { expect, test } from "../fixtures/server.ts"

test.describe.configure({ timeout: 180_000 })
test.use({ serverSettings: { isOwn: true, hasDemo: true }, actionTimeout: FIND_MS, reducedMotion: "reduce" })

/** Each walk loads as few pages as possible: a scene continues where the previous one ended. */
const WALKS: Walk[] = [
  { name: "a visitor's screens, the rules of the calls and Test Mode", scenes: [...VISITOR, CALL_RULES, JUDGING_DEMO] },
  {
    name: "a judge's screens, from the code to the exit",
    scenes: [JUDGE_LOGIN, JUDGE_WELCOME, JUDGING, JUDGING_SEARCH, JUDGE_ACCESS],
  },
  { name: "a judge's drafts, terms and submissions", scenes: [JUDGING_LOADS, JUDGING_SAVES] },
  {
    name: "an organizer's sign-in, awards, results and overview, and the next event",
    scenes: [ORGANIZER_LOGIN, AWARDS, RESULTS, OVERVIEW, CREATE_EVENT],
  },
  {
    name: "an organizer's entries, CSV files, criteria and judges",
    scenes: [ENTRIES, ENTRY_PHOTOS, ENTRY_BATCH, CSV, CRITERIA, JUDGES],
  },
  { name: "the master admin's screens", scenes: [MASTER_LOGIN, MASTER_DASHBOARD] },
]

/** Prepared once per server; a restarted worker has a new server. */
const worlds = new Map<string, Promise<World>>()

/** Checks every row of a scene and returns the failed ones. */
async function missingIn({ name, open, rows }: Scene, stage: Stage): Promise<string[]> {
  const missing: string[] = []
  const look = async (says: string, check: () => Promise<unknown>) => {
    try {
      await test.step(`${name}: ${says}`, check)
    } catch (error) {
      missing.push(`${name}: ${says}\n    ${String(error).split("\n").slice(0, 8).join("\n    ")}`)
    }
  }
  await look("it opens", async () => open(stage))
  for (const { part, says, check } of rows) await look(`${part}: ${says}`, async () => check(stage))
  return missing
}

for (const { name, scenes } of WALKS)
  test(`${name}: everything is as specified @desktop`, async ({ page, request, playwright, server, noise }) => {
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
    const missing: string[] = []
    for (const scene of scenes) missing.push(...(await missingIn(scene, stage)))
    for (const session of sessions) await session.dispose()
    expect(missing.length, missing.join("\n")).toBe(0)
  })
