import { ERRORS } from "@rosette/contract/errors"
import type { ProcedurePath } from "@rosette/contract/routers"
import { beforeAll, describe, expect, it } from "vitest"
import { PROCEDURES, procedureAt, refusalWhenPublished } from "../src/doors/calls/procedure-list.ts"
import { REST_ROUTES } from "../src/doors/rest/routes.ts"
import type { Browser, TestApp } from "./app.ts"
import { eachDatabase } from "./each-database.ts"
import { keptScene } from "./scenes/kept-scene.ts"
import { makeFirstVersion, setResultsState } from "./scenes/results-state.ts"
import { makeTwoEvents, type Person, type TwoEvents } from "./scenes/two-events.ts"
import { admittedTo } from "./tables/access.ts"
import { exampleOf } from "./tables/examples.ts"
import { callByRoute, callByTrpc } from "./tables/procedure-calls.ts"

/** Whoever of these is admitted makes the call. */
const CALLERS: readonly Person[] = ["organizer", "judge", "master admin"]

const ROWS = [...PROCEDURES.values()].map((procedure) => ({
  procedure,
  path: procedure.path,
  isChange: procedure.type === "mutation",
  refusal: refusalWhenPublished(procedure),
}))

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

  /** A call that may change something gets its own event; all others leave theirs as it is. */
  async function inPublishedEvent(changes: boolean, work: (scene: TwoEvents) => Promise<void>): Promise<void> {
    if (!changes) return kept.use(work)
    const scene = await makeTwoEvents(app, kept.other())
    await publish(app, scene)
    await work(scene)
  }

  describe("in an event whose results are published", () => {
    it.each(ROWS)("$path is refused with: $refusal", ({ procedure, path, isChange, refusal }) =>
      inPublishedEvent(isChange && refusal === null, async (scene) => {
        const browser = await scene.as(admittedTo(procedure, CALLERS))
        expect(await call(browser, path, exampleOf(path, scene.own))).toMatchObject(
          refusal === null
            ? { code: null, status: expect.toBeOneOf([200, 201]) }
            : { code: refusal, status: ERRORS[refusal].status },
        )
      }),
    )
  })
})
