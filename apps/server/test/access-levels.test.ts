import { EFFECTS } from "@rosette/contract/effects"
import { beforeAll, describe, expect, it } from "vitest"
import { PROCEDURES, type ProcedureInfo, procedureAt } from "../src/doors/calls/procedure-list.ts"
import { REST_ROUTES } from "../src/doors/rest/routes.ts"
import type { Browser, TestApp } from "./app.ts"
import { eachDatabase } from "./each-database.ts"
import type { FullEvent } from "./scenes/full-event.ts"
import { keptScene } from "./scenes/kept-scene.ts"
import { makeTwoEvents, PEOPLE, type Person } from "./scenes/two-events.ts"
import { accessPage, admittedTo, type Outcome, outcomeFor } from "./tables/access.ts"
import { exampleOf, preparationOf } from "./tables/examples.ts"
import { type CallOutcome, callByRoute, callByTrpc } from "./tables/procedure-calls.ts"

const CODES: Record<Exclude<Outcome, "ok">, string> = { 401: "SIGN_IN_REQUIRED", 403: "FORBIDDEN", 404: "NOT_FOUND" }

type Call = (app: TestApp, browser: Browser, input: Record<string, unknown>) => Promise<CallOutcome>
type Way = { title: string; procedure: ProcedureInfo; call: Call; people: readonly Person[] }

const restWays: Way[] = REST_ROUTES.map((route) => ({
  title: `${route[0]} /api${route[1]}`,
  procedure: procedureAt(route[2]),
  call: (app, browser, input) => callByRoute(app, browser, route, input),
  people: PEOPLE,
}))

/**
 * Both APIs run the same procedure, which admits the caller: who has been refused by REST is not called once more.
 * tRPC accepts no pictures: an upload is a form, which only REST reads.
 */
const trpcWays: Way[] = [...PROCEDURES.values()]
  .filter(({ body }) => body !== "picture")
  .map((procedure) => ({
    title: procedure.path,
    procedure,
    call: (app, browser, input) => callByTrpc(app, browser, procedure, input),
    people: procedure.rest === null ? PEOPLE : [...new Set(["nobody" as const, admittedTo(procedure, PEOPLE)])],
  }))

/** Calls without a path are called only through tRPC. */
const onlyByTrpc = trpcWays.filter(({ procedure }) => procedure.rest === null)

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

it("the page of who may call what is that of the rows", () =>
  expect(accessPage()).toMatchFileSnapshot("../../../docs/access.md"))

eachDatabase((startApp, dialect) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp()
  })
  const kept = keptScene(() => app)

  async function preparedScene({ path }: ProcedureInfo, second?: FullEvent) {
    const scene = await makeTwoEvents(app, second)
    await preparationOf(path)?.(app.services.db, scene.own)
    return scene
  }

  /** For these people the call has the outcome of its row, and changes nothing. */
  async function expectUnchanged(people: readonly Person[], { procedure, call }: Way): Promise<void> {
    const { path } = procedure
    const prepare = preparationOf(path)
    const { use } = prepare
      ? keptScene(
          () => app,
          ({ services }, { own }) => prepare(services.db, own),
        )
      : kept
    await use(async (scene) => {
      const input = exampleOf(path, scene.own)
      for (const person of people)
        expectOutcome(person, await call(app, await scene.as(person), input), outcomeFor(procedure, person))
    })
  }

  const versionsOf = ({ eventId }: FullEvent) =>
    app.services.db.prisma.event.findUnique({
      where: { id: eventId },
      select: { changeVersion: true, resultsVersion: true, setupVersion: true },
    })

  /** The call raises no version that its row does not name. */
  async function expectEffect({ effect = null }: ProcedureInfo, event: FullEvent, call: () => Promise<void>) {
    const before = await versionsOf(event)
    await call()
    const after = await versionsOf(event)
    const { results = false, setup = false } = effect === null ? {} : EFFECTS[effect]
    expect(after).toEqual(
      effect === "deletion"
        ? null
        : {
            changeVersion: effect === null ? before?.changeVersion : expect.any(Number),
            resultsVersion: results ? expect.any(Number) : before?.resultsVersion,
            setupVersion: setup ? expect.any(Number) : before?.setupVersion,
          },
    )
  }

  describe.each(WAYS[dialect])("by $door", ({ ways }) => {
    it.each(ways)("$title admits the callers of its row, and changes nothing for the others", async (way) => {
      const { procedure, call, people } = way
      const writers = people.filter((person) => procedure.type === "mutation" && outcomeFor(procedure, person) === "ok")
      await expectUnchanged(
        people.filter((person) => !writers.includes(person)),
        way,
      )
      for (const person of writers) {
        // People of the second event may write in it.
        const second = person.endsWith("of another event") ? undefined : kept.other()
        const fresh = await preparedScene(procedure, second)
        await expectEffect(procedure, fresh.own, async () =>
          expectOutcome(person, await call(app, await fresh.as(person), exampleOf(procedure.path, fresh.own)), "ok"),
        )
      }
    })
  })
})

function expectOutcome(person: Person, { status, code }: CallOutcome, outcome: Outcome): void {
  if (outcome === "ok") expect([person, code, status]).toEqual([person, null, expect.toBeOneOf([200, 201])])
  else expect([person, status, code]).toEqual([person, Number(outcome), CODES[outcome]])
}
