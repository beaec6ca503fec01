/** A part of a journey. */
export type Step = readonly [title: string, run: () => Promise<unknown>]

type Counts = { passed: number; failed: number; skipped: number }

/** Runs a journey's steps in order. After a failed step the others are not run and count as skipped. */
export async function runSteps(journey: string, steps: readonly Step[]): Promise<Counts> {
  const counts: Counts = { passed: 0, failed: 0, skipped: 0 }
  for (const [title, run] of steps) {
    const started = performance.now()
    const { state, reason }: Outcome = counts.failed > 0 ? { state: "skipped", reason: "" } : await runOne(run)
    counts[state] += 1
    const seconds = ((performance.now() - started) / 1_000).toFixed(1)
    process.stdout.write(`${state.padEnd(8)}${journey}: ${title} (${seconds} s)\n${reason}`)
  }
  return counts
}

type Outcome = { state: keyof Counts; reason: string }

async function runOne(run: Step[1]): Promise<Outcome> {
  try {
    await run()
    return { state: "passed", reason: "" }
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
