import { settle } from "@rosette/outbox/hand-clock"
import { IS_WHOLE_RUN } from "@rosette/testkit"
import fc from "fast-check"
import { afterAll, beforeAll, expect, it, vi } from "vitest"
import { act, heal, openField, STEPS, type Step } from "./field.ts"
import { openModelServer } from "./server.ts"

/** The number of random runs, and the seed to repeat them. */
const RUNS = Number(process.env.OUTBOX_SEEDS ?? (IS_WHOLE_RUN ? 400 : 40))
/** The same runs every time, this seed because it once found a fault; others by the environment. */
const SEED = Number(process.env.OUTBOX_SEED ?? 2_103_343_276)

/**
 * How long a failure is made smaller before it is reported: CPU time of this process, because other work shares the
 * machine.
 */
const LONGEST_CPU_MS = 110_000

const TRUE_TIME = Date.UTC(2025, 5, 14, 12)
const MOST_SKEW_MS = 48 * 3_600_000

const skew = fc.integer({ min: -MOST_SKEW_MS, max: MOST_SKEW_MS })
const step: fc.Arbitrary<Step> = fc.record({
  act: fc.constantFrom(...STEPS),
  phone: fc.nat(1),
  entry: fc.nat(1),
  pick: fc.nat(7),
  value: fc.nat(5),
})

let server: Awaited<ReturnType<typeof openModelServer>>
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"] })
  server = await openModelServer()
})
afterAll(async () => {
  await server.close()
  vi.useRealTimers()
})

it(`no sheet is lost, duplicated or overwritten unseen, whatever happens to network, pages and clocks (${RUNS} runs, seed ${SEED})`, {
  timeout: 600_000,
}, async () => {
  const begun = process.cpuUsage()
  const isLate = () => {
    const { user, system } = process.cpuUsage(begun)
    return (user + system) / 1_000 > LONGEST_CPU_MS
  }
  const happened = new Map<string, number>()
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 100, size: "max" }),
      fc.tuple(skew, skew),
      fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
      async (steps, skews, choices) => {
        // Runs that are skipped for this reason fail the test at the end, and do not make a failure smaller.
        fc.pre(!isLate())
        const field = await openField(server, (what) => happened.set(what, (happened.get(what) ?? 0) + 1))
        const timeOf = (phone: number | null) => TRUE_TIME + (phone === null ? 0 : (skews[phone] ?? 0))
        field.onTurn((phone) => vi.setSystemTime(timeOf(phone)))
        for (const one of steps) {
          await act(field, one)
          await settle()
          field.check()
        }
        await heal(field, choices)
        await field.close()
      },
    ),
    {
      numRuns: RUNS,
      seed: SEED,
      endOnFailure: false,
      maxSkipsPerRun: 0,
    },
  )
  const seldom = [
    "saved",
    "same",
    "repeat",
    "moved",
    "SHEET_CHANGED",
    "SCORES_LOCKED",
    "EVENT_CLOSED",
    "SIGN_IN_REQUIRED",
    "DATABASE_CHANGED",
    "told",
    "told again",
  ]
  // A few runs need not cover everything.
  if (RUNS >= 100) expect([...happened.keys()]).toEqual(expect.arrayContaining(seldom))
})
