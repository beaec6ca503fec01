import { execFileSync } from "node:child_process"
import { appendFileSync, existsSync } from "node:fs"
import { cpus, totalmem } from "node:os"
import { basename, join } from "node:path"

/** One figure, with its target if there is one. */
export type Figure = {
  name: string
  value: number
  unit?: string
  atLeast?: number
  atMost?: number
}

const RESULTS = join(import.meta.dirname, "../results.md")
const HEADING = `# What was measured

One line a run of \`npm run bench <name> -- --record\`. Ratios compare with a baseline of the same run; the rest depends on the machine.

| when (UTC) | what | machine | commit | figures |
| ---------- | ---- | ------- | ------ | ------- |
`

/** Three significant digits, or all digits before the decimal point. */
const shown = ({ value, unit = "" }: Figure) => {
  const digits = Number.isInteger(value) ? 0 : Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value))))
  return `${value.toFixed(Math.min(digits, 3))}${unit && ` ${unit}`}`
}

const isReached = ({ value, atLeast = Number.NEGATIVE_INFINITY, atMost = Number.POSITIVE_INFINITY }: Figure) =>
  value >= atLeast && value <= atMost

function judged(figure: Figure): string {
  const { atLeast, atMost, unit = "" } = figure
  if (atLeast === undefined && atMost === undefined) return ""
  const wanted = atLeast === undefined ? `at most ${atMost}` : `at least ${atLeast}`
  return `${isReached(figure) ? "reached" : "MISSED"}: ${wanted} ${unit}`.trimEnd()
}

const RECORDS = process.argv.includes("--record")
const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8", cwd: import.meta.dirname }).trim()

// Before the measurement: a figure belongs to a commit that others can check out.
if (RECORDS && git("status", "--porcelain", "--", ":/", ":(top,exclude)bench/results.md") !== "") {
  console.error("--record needs a commit: commit or put aside your changes, then run this again.")
  process.exit(1)
}

/** Prints the figures, and adds them to bench/results.md if the command line has `--record`. */
export function report(figures: readonly Figure[]): void {
  const width = Math.max(...figures.map(({ name }) => name.length))
  const lines = figures.map(
    (figure) => `${figure.name.padEnd(width)}  ${shown(figure).padStart(12)}  ${judged(figure)}`,
  )
  console.log(`\n${lines.map((line) => line.trimEnd()).join("\n")}`)
  if (RECORDS) record(figures)
}

function record(figures: readonly Figure[]): void {
  const bench = basename(process.argv[1] ?? "", ".ts")
  const when = new Date().toISOString().slice(0, 16).replace("T", " ")
  const text = figures
    .map((figure) => `${figure.name}: ${shown(figure)}${isReached(figure) ? "" : " (missed)"}`)
    .join("; ")
  if (!existsSync(RESULTS)) appendFileSync(RESULTS, HEADING)
  appendFileSync(RESULTS, `| ${when} | ${bench} | ${machine()} | ${git("rev-parse", "--short", "HEAD")} | ${text} |\n`)
}

function machine(): string {
  const cores = cpus()
  const model = (cores[0]?.model ?? "unknown").replace(/\s+/g, " ").trim()
  return `${cores.length} × ${model}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`
}
