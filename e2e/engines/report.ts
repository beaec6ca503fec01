/** What a step answers that this engine cannot go. */
export const SKIPPED = "skipped" as const

/** A part of a journey: what it is called, and how it is gone. */
export type Step = readonly [title: string, go: () => Promise<unknown>]

type Counts = { passed: number; failed: number; skipped: number }

/** Goes a journey's steps in turn. After one that fails the others cannot be gone: they count as skipped, never as passed. */
export async function goThrough(journey: string, steps: readonly Step[]): Promise<Counts> {
  const counts: Counts = { passed: 0, failed: 0, skipped: 0 }
  for (const [title, go] of steps) {
    const started = performance.now()
    const { state, reason }: Outcome = counts.failed > 0 ? { state: SKIPPED, reason: "" } : await goOne(go)
    counts[state] += 1
    const seconds = ((performance.now() - started) / 1_000).toFixed(1)
    process.stdout.write(`${state.padEnd(8)}${journey}: ${title} (${seconds} s)\n${reason}`)
  }
  return counts
}

type Outcome = { state: keyof Counts; reason: string }

async function goOne(go: Step[1]): Promise<Outcome> {
  try {
    return { state: (await go()) === SKIPPED ? SKIPPED : "passed", reason: "" }
  } catch (error) {
    return { state: "failed", reason: `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n` }
  }
}

export const sumOf = (all: readonly Counts[]): Counts =>
  all.reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: sum.failed + one.failed,
      skipped: sum.skipped + one.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  )
