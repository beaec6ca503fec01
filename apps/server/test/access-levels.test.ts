import type { ProcedurePath } from "@rosette/contract/routers"
import { beforeAll, describe, expect, it } from "vitest"
import { PROCEDURES, procedureAt } from "../src/doors/calls/procedure-list.ts"
import { REST_ROUTES } from "../src/doors/rest/routes.ts"
import type { Browser, TestApp } from "./app.ts"
import { eachDatabase } from "./each-database.ts"
import type { FullEvent } from "./scenes/full-event.ts"
import { keptScene } from "./scenes/kept-scene.ts"
import { makeTwoEvents, PEOPLE, type Person } from "./scenes/two-events.ts"
import { ACCESS_TABLE, type AccessRow, type Outcome } from "./tables/access-table.ts"
import { type CallOutcome, callByRoute, callByTrpc } from "./tables/procedure-calls.ts"

const CODES: Record<Exclude<Outcome, "ok">, string> = { 401: "SIGN_IN_REQUIRED", 403: "FORBIDDEN", 404: "NOT_FOUND" }

/** tRPC accepts no pictures: an upload is a form, which only REST reads. */
const ONLY_BY_REST: ProcedurePath = "organizer.uploadEntryImage"

type Call = (app: TestApp, browser: Browser, input: Record<string, unknown>) => Promise<CallOutcome>
type Way = { title: string; path: ProcedurePath; row: AccessRow; isRead: boolean; call: Call }

const isRead = (path: ProcedurePath) => procedureAt(path).type !== "mutation"

const restWays: Way[] = REST_ROUTES.map((route) => ({
  title: `${route[0]} /api${route[1]}`,
  path: route[2],
  row: ACCESS_TABLE[route[2]],
  isRead: isRead(route[2]),
  call: (app, browser, input) => callByRoute(app, browser, route, input),
}))

const trpcWays: Way[] = [...PROCEDURES.values()]
  .filter(({ path }) => path !== ONLY_BY_REST)
  .map((procedure) => ({
    title: procedure.path,
    path: procedure.path,
    row: ACCESS_TABLE[procedure.path],
    isRead: isRead(procedure.path),
    call: (app, browser, input) => callByTrpc(app, browser, procedure, input),
  }))

/** Calls without a path are called only through tRPC. */
const onlyByTrpc = trpcWays.filter(({ path }) => !REST_ROUTES.some(([, , name]) => name === path))

/** The APIs do not depend on the database, so on the second one each procedure is called through one API. */
const WAYS = {
  sqlite: [
    { door: "REST", ways: restWays },
    { door: "tRPC", ways: trpcWays },
  ],
  postgresql: [
    { door: "REST", ways: restWays },
    { door: "tRPC", ways: onlyByTrpc },
  ],
}

it("the table holds every procedure, and no other", () => {
  expect(Object.keys(ACCESS_TABLE).sort()).toEqual([...PROCEDURES.keys()].sort())
})

eachDatabase((startApp, dialect) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp()
  })
  const kept = keptScene(() => app)

  async function preparedScene({ prepare }: AccessRow, second?: FullEvent) {
    const scene = await makeTwoEvents(app, second)
    await prepare?.(app.services.db, scene.own)
    return scene
  }

  /** For these people the call has the outcome of the table, and changes nothing. */
  async function expectUnchanged(people: readonly Person[], { row, call }: Way): Promise<void> {
    const { prepare } = row
    const { use } = prepare
      ? keptScene(
          () => app,
          ({ services }, { own }) => prepare(services.db, own),
        )
      : kept
    await use(async (scene) => {
      const input = row.input(scene.own)
      for (const person of people)
        expectOutcome(person, await call(app, await scene.as(person), input), row.outcomes[person])
    })
  }

  describe.each(WAYS[dialect])("by $door", ({ ways }) => {
    it.each(ways)("$title admits the callers of the table, and changes nothing for the others", async (way) => {
      const { row, isRead, call } = way
      const writers = PEOPLE.filter((person) => !isRead && row.outcomes[person] === "ok")
      await expectUnchanged(
        PEOPLE.filter((person) => !writers.includes(person)),
        way,
      )
      for (const person of writers) {
        // People of the second event may write in it.
        const second = person.endsWith("of another event") ? undefined : kept.other()
        const fresh = await preparedScene(row, second)
        expectOutcome(person, await call(app, await fresh.as(person), row.input(fresh.own)), "ok")
      }
    })
  })
})

function expectOutcome(person: Person, { status, code }: CallOutcome, outcome: Outcome): void {
  if (outcome === "ok") expect([person, code, status]).toEqual([person, null, expect.toBeOneOf([200, 201])])
  else expect([person, status, code]).toEqual([person, Number(outcome), CODES[outcome]])
}
