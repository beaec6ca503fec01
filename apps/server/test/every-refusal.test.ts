import { ERRORS, type ErrorCode } from "@rosette/contract/errors"
import { beforeAll, expect, it } from "vitest"
import { openDatabase } from "../src/data/open-database.ts"
import { procedureAt } from "../src/doors/calls/procedure-list.ts"
import { openapiDocument } from "../src/doors/rest/openapi.ts"
import { REST_ROUTES } from "../src/doors/rest/routes.ts"
import type { TestApp } from "./app.ts"
import { eachDatabase } from "./each-database.ts"
import { keptScene } from "./scenes/kept-scene.ts"
import { contentOf, makeTwoEvents } from "./scenes/two-events.ts"
import { table } from "./tables/markdown.ts"
import { type CallOutcome, callByRoute, callByTrpc, sendAsNobody } from "./tables/procedure-calls.ts"
import { PROVOCATIONS, type ProvokedCall, type ProvokedRequest } from "./tables/provocations.ts"

const CODES = Object.keys(PROVOCATIONS) as (keyof typeof PROVOCATIONS)[]
const WAITS: readonly ErrorCode[] = ["TOO_MANY_ATTEMPTS", "UNAVAILABLE"]

const documented = Object.values(openapiDocument("0").paths).flatMap((methods) => Object.values(methods))

it.each(CODES)("the documentation of the call that is refused with %s names it", (code) => {
  const provocation = PROVOCATIONS[code]
  if ("rest" in provocation) return
  const { procedure } = provocation
  const [call] = documented.filter(({ operationId }) => operationId.split(".").slice(0, 2).join(".") === procedure)
  expect(call?.["x-refusals"]).toContain(code)
})

const INTRODUCTION = `# What a call may refuse

Each refusal has a code for programs and a sentence for people. This page is made from the table in
\`packages/contract/src/errors.ts\`; \`apps/server/test/every-refusal.test.ts\` provokes each of them, and fails if the page is not that of
the table; with \`-u\` Vitest writes the page. A call may say more than this: which field, how long to wait.`

it("the page of the refusals is that of the table", () => {
  const rows = Object.entries(ERRORS).map(([code, { status, message }]) => [`\`${code}\``, String(status), message])
  return expect(`${INTRODUCTION}\n\n${table([["code", "status", "sentence"], ...rows])}\n`).toMatchFileSnapshot(
    "../../../docs/refusals.md",
  )
})

eachDatabase((startApp) => {
  let common: TestApp
  beforeAll(async () => {
    common = await startApp()
  })

  async function provoke({ who, procedure, input, prepare, env, endsApp }: ProvokedCall): Promise<CallOutcome[]> {
    const app = env || endsApp ? await startApp(env) : common
    const scene = await makeTwoEvents(app)
    // The caller signs in before the call is made to fail.
    const browser = await scene.as(who)
    const watcher = endsApp ? await openDatabase({ url: app.services.settings.databaseUrl }) : app.services.db
    await prepare?.({ app, scene, browser })
    const before = await contentOf(watcher, scene)
    const route = REST_ROUTES.find(([, , name]) => name === procedure)
    if (!route) throw new Error(`${procedure} has no REST path`)
    const answers = [
      await callByRoute(app, browser, route, input(scene.own)),
      await callByTrpc(app, browser, procedureAt(procedure), input(scene.own)),
    ]
    expect(await contentOf(watcher, scene)).toEqual(before)
    if (endsApp) await watcher.close()
    return answers
  }

  const kept = keptScene(() => common)

  async function provokeEarly({ rest, trpc }: ProvokedRequest): Promise<CallOutcome[]> {
    const answers: CallOutcome[] = []
    await kept.use(async () => {
      answers.push(await sendAsNobody(common, rest), await sendAsNobody(common, trpc))
    })
    return answers
  }

  it.each(CODES)("both APIs answer %s with its status, and save nothing", async (code) => {
    const provocation = PROVOCATIONS[code]
    const answers = await ("rest" in provocation ? provokeEarly(provocation) : provoke(provocation))
    const retryAfter = WAITS.includes(code) ? expect.stringMatching(/^\d+$/) : undefined
    expect(answers).toEqual(["REST", "tRPC"].map(() => ({ status: ERRORS[code].status, code, retryAfter })))
  })
})
