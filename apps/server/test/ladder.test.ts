import { beforeAll, describe, expect, it } from "vitest"
import { REST_ROUTES } from "../src/doors/rest/routes.ts"
import { PROCEDURES, type ProcedurePath } from "../src/doors/trpc/procedure-list.ts"
import type { Browser, TestApp } from "./app.ts"
import { eachDatabase } from "./each-database.ts"
import { contentOf, makeTwoEvents, PEOPLE, type TwoEvents } from "./scenes/two-events.ts"
import { LADDER, type LadderRow, type Outcome } from "./tables/ladder-table.ts"
import { type CallOutcome, callByRoute, callByTrpc } from "./tables/procedure-calls.ts"

const CODES: Record<Exclude<Outcome, "ok">, string> = { 401: "SIGN_IN_REQUIRED", 403: "FORBIDDEN", 404: "NOT_FOUND" }

/** tRPC takes no pictures: an upload is a form, which only REST reads. */
const ONLY_BY_REST: ProcedurePath = "organizer.uploadEntryImage"

type Call = (app: TestApp, browser: Browser, input: Record<string, unknown>) => Promise<CallOutcome>
type Way = { title: string; row: LadderRow; call: Call }

const restWays: Way[] = REST_ROUTES.map((route) => ({
  title: `${route[0]} /api${route[1]}`,
  row: LADDER[route[2]],
  call: (app, browser, input) => callByRoute(app, browser, route, input),
}))

const trpcWays: Way[] = [...PROCEDURES.values()]
  .filter(({ path }) => path !== ONLY_BY_REST)
  .map((procedure) => ({
    title: procedure.path,
    row: LADDER[procedure.path],
    call: (app, browser, input) => callByTrpc(app, browser, procedure, input),
  }))

async function prepared(app: TestApp, row: LadderRow): Promise<TwoEvents> {
  const scene = await makeTwoEvents(app)
  await row.prepare?.(app.services.db, scene.own)
  return scene
}

it("the table holds every procedure, and no other", () => {
  expect(Object.keys(LADDER).sort()).toEqual([...PROCEDURES.keys()].sort())
})

eachDatabase((startApp) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp()
  })

  describe.each([
    { door: "REST", ways: restWays },
    { door: "tRPC", ways: trpcWays },
  ])("by $door", ({ ways }) => {
    it.each(ways)(
      "$title lets in whom the table lets in, and changes nothing for the others",
      async ({ row, call }) => {
        const scene = await prepared(app, row)
        const input = row.input(scene.own)
        const before = await contentOf(app.services.db, scene)
        for (const person of PEOPLE) {
          const outcome = row.outcomes[person]
          if (outcome === "ok") continue
          const answer = await call(app, await scene.as(person), input)
          expect([person, answer.status, answer.code]).toEqual([person, Number(outcome), CODES[outcome]])
        }
        expect(await contentOf(app.services.db, scene)).toEqual(before)
        // Nothing has changed so far: the first who is let in finds the scene as it was made.
        let untouched: TwoEvents | undefined = scene
        for (const person of PEOPLE) {
          if (row.outcomes[person] !== "ok") continue
          const fresh = untouched ?? (await prepared(app, row))
          untouched = undefined
          const answer = await call(app, await fresh.as(person), row.input(fresh.own))
          expect([person, answer.code, answer.status]).toEqual([person, null, expect.toBeOneOf([200, 201])])
        }
      },
    )
  })
})
