import { IS_WHOLE_RUN } from "@rosette/testkit"
import type { InjectOptions } from "fastify"
import { afterAll, beforeAll, expect, it } from "vitest"
import type { TestApp } from "./app.ts"
import { eachDatabase } from "./each-database.ts"
import { firstWordOf, isLiveRequest } from "./live/live-request.ts"
import { contentOf, makeTwoEvents, type TwoEvents } from "./scenes/two-events.ts"
import { type Dice, diceOf, fuzzRequest } from "./tables/fuzz-requests.ts"

const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? (IS_WHOLE_RUN ? 10_000 : 480))
const SEED = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31)
const AT_ONCE = 8
/** Calls delete judges and end sessions, so that soon almost nothing would be allowed. */
const FRESH_EVENT_EVERY = 160
/**
 * CPU time of this thread, including the other requests. A call that waits too long for the database gets UNAVAILABLE.
 */
const MOST_WORK_MS = 1_000
const SAMPLES = 200
/** A wide limit, because other work shares the machine; a leak or a growing list would take many times more. */
const SLOWER_AT_MOST = 3

const LEAKS = /node_modules|\bat .+\.ts:\d+|SQLITE_|prisma|Fe26\.2\*1\*[^a]/i

/** Addresses that people open: a refusal is a page, except in the JSON of the page. */
const IS_PUBLIC_PAGE = /^\/+[re]\//

const summary = ({ method, url, headers, payload }: InjectOptions) =>
  `${method} ${String(url).slice(0, 200)} ${headers?.["content-type"]} ${String(payload).slice(0, 200)}`

/** Milliseconds of this process; time of other processes does not count. */
function workSince(begun: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(begun)
  return (user + system) / 1_000
}

/** What is wrong with the answer to a request; null if nothing is. */
async function complaintAbout(app: TestApp, request: InjectOptions): Promise<string | null> {
  const begun = process.threadCpuUsage()
  const answer = await (isLiveRequest(request) ? firstWordOf(app.app, request) : app.app.inject(request))
  const workMs = workSince(begun)
  if (answer.statusCode >= 500) return `${answer.statusCode} ${answer.body.slice(0, 200)} to ${summary(request)}`
  // One call of a batch may fail although the others succeed.
  if (answer.body.includes('"UNAVAILABLE"')) return `${answer.body.slice(0, 300)} to ${summary(request)}`
  if (workMs > MOST_WORK_MS) return `${workMs} ms of work for ${summary(request)}`
  if (LEAKS.test(answer.body)) return `told too much by ${answer.body.slice(0, 300)} to ${summary(request)}`
  const wanted = IS_PUBLIC_PAGE.test(String(request.url)) ? /^(?:text\/html|application\/json)/ : /^application\/json/
  if (answer.statusCode >= 400 && request.method !== "HEAD" && !wanted.test(String(answer.headers["content-type"])))
    return `neither JSON nor a page in ${answer.statusCode} to ${summary(request)}`
  return null
}

/** The server's CPU time for some reads of the control event, in milliseconds. */
async function pace({ own, as }: TwoEvents): Promise<number> {
  const organizer = await as("organizer")
  const begun = process.threadCpuUsage()
  for (let n = 0; n < SAMPLES; n++) await organizer.rest("GET", `/events/${own.eventId}/entries`)
  return workSince(begun)
}

/**
 * What no caller of this test may change. Signing in with the right code is allowed, and changes the list on the
 * judge's other devices.
 */
async function untouchedOf({ services }: TestApp, control: TwoEvents) {
  const { count: _, events, judges, ...content } = await contentOf(services.db, control)
  return {
    ...content,
    events: events.map(({ devicesVersion: _, ...event }) => event),
    judges: judges.map(({ devicesVersion: _, ...judge }) => judge),
  }
}

/**
 * Most answers are refusals with a stack of where they were thrown: this many lines are enough to find one in an
 * answer.
 */
const STACK_LINES = 3

async function fuzz(app: TestApp, control: TwoEvents, dice: Dice, count: number): Promise<string[]> {
  const complaints: string[] = []
  const { own: neighbour } = await makeTwoEvents(app)
  for (let done = 0; done < count; done += FRESH_EVENT_EVERY) {
    const scene = await makeTwoEvents(app, neighbour)
    const browsers = [
      app.browser(),
      await scene.as("judge"),
      await scene.as("organizer"),
      await scene.as("organizer of another event"),
    ]
    const cast = { own: scene.own, control: control.own, browsers }
    for (let batch = 0; batch < FRESH_EVENT_EVERY / AT_ONCE; batch++) {
      const requests = Array.from({ length: AT_ONCE }, () => fuzzRequest(dice, cast))
      const found = await Promise.all(requests.map((request) => complaintAbout(app, request)))
      complaints.push(...found.filter((complaint) => complaint !== null))
    }
  }
  return complaints
}

const { stackTraceLimit } = Error
beforeAll(() => {
  Error.stackTraceLimit = STACK_LINES
})
afterAll(() => {
  Error.stackTraceLimit = stackTraceLimit
})

eachDatabase((startApp, dialect) => {
  // PostgreSQL shares everything but the last layer, so an eighth is enough there.
  const count = dialect === "sqlite" ? REQUESTS : REQUESTS / 8
  it(`survives ${count} requests of every kind (FUZZ_SEED=${SEED})`, { timeout: 600_000 }, async () => {
    const app = await startApp()
    const control = await makeTwoEvents(app)
    await pace(control)
    const before = { content: await untouchedOf(app, control), pace: await pace(control) }
    expect(await fuzz(app, control, diceOf(SEED), count)).toEqual([])
    expect(await untouchedOf(app, control)).toEqual(before.content)
    const ratio = (await pace(control)) / before.pace
    process.stdout.write(`fuzz: seed ${SEED}, after/before ${ratio.toFixed(2)}\n`)
    expect(ratio).toBeLessThan(SLOWER_AT_MOST)
  })
})
