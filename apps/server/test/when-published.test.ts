import { ERRORS } from "@rosette/contract/errors"
import type { ProcedurePath } from "@rosette/contract/routers"
import { beforeAll, describe, expect, it } from "vitest"
import { PROCEDURES, procedureAt } from "../src/doors/calls/procedure-list.ts"
import { openapiDocument } from "../src/doors/rest/openapi.ts"
import { REST_ROUTES } from "../src/doors/rest/routes.ts"
import type { Browser, TestApp } from "./app.ts"
import { eachDatabase } from "./each-database.ts"
import { keptScene } from "./scenes/kept-scene.ts"
import { makeFirstVersion, setResultsState } from "./scenes/results-state.ts"
import { makeTwoEvents, type Person, type TwoEvents } from "./scenes/two-events.ts"
import { ACCESS_TABLE } from "./tables/access-table.ts"
import { callByRoute, callByTrpc } from "./tables/procedure-calls.ts"
import { WHEN_PUBLISHED } from "./tables/published-table.ts"

/** The first of these people whom the call's access level admits. */
const CALLERS: readonly Person[] = ["organizer", "judge", "master admin"]

const ROWS = [...PROCEDURES.keys()].map((path) => ({ path, outcome: WHEN_PUBLISHED[path] }))

it("the table holds every procedure, and no other", () => {
  expect(Object.keys(WHEN_PUBLISHED).sort()).toEqual([...PROCEDURES.keys()].sort())
})

it("the documentation names the refusal exactly where the table has it", () => {
  const operations = Object.values(openapiDocument("0").paths).flatMap((path) => Object.values(path))
  const documented = operations.filter((operation) => operation["x-refusals"].includes("RESULTS_PUBLISHED"))
  const names = documented.map(({ operationId }) => operationId.split(".").slice(0, 2).join("."))
  const refused = ROWS.filter(({ outcome }) => outcome === "RESULTS_PUBLISHED").map(({ path }) => path)
  expect([...new Set(names)].sort()).toEqual(refused.sort())
})

eachDatabase((startApp) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp()
  })

  /** Both APIs use the same procedure: REST is used if the procedure has a path. */
  function call(browser: Browser, path: ProcedurePath, input: Record<string, unknown>) {
    const route = REST_ROUTES.find(([, , name]) => name === path)
    return route ? callByRoute(app, browser, route, input) : callByTrpc(app, browser, procedureAt(path), input)
  }

  const publish = async ({ services: { db } }: TestApp, { own }: TwoEvents) => {
    await makeFirstVersion(db, own)
    await setResultsState(db, own, "published")
  }
  const kept = keptScene(() => app, publish)

  /** An allowed call gets its own event; all others leave their event as it is. */
  async function inPublishedEvent(isAllowed: boolean, work: (scene: TwoEvents) => Promise<void>): Promise<void> {
    if (!isAllowed) return kept.use(work)
    const scene = await makeTwoEvents(app, kept.other())
    await publish(app, scene)
    await work(scene)
  }

  describe("in an event whose results are published", () => {
    it.each(ROWS)("$path is: $outcome", ({ path, outcome }) =>
      inPublishedEvent(outcome === "allowed", async (scene) => {
        const who = CALLERS.find((person) => ACCESS_TABLE[path].outcomes[person] === "ok") ?? "nobody"
        const answer = await call(await scene.as(who), path, ACCESS_TABLE[path].input(scene.own))
        const isDone = outcome === "allowed" || outcome === "answers"
        expect(answer).toMatchObject(
          isDone
            ? { code: null, status: expect.toBeOneOf([200, 201]) }
            : { code: outcome, status: ERRORS[outcome].status },
        )
      }),
    )
  })
})
