// How long it takes to compute how far 12 judges agree on 300 entries: npm run bench agreement [-- --rounds 9]
// CPU time of this thread, the best round: for a complete panel, and for one with a seventh of the sheets missing, where
// every judge is compared with every other one. During the longest step the server can answer no other request.
import { parseArgs } from "node:util"
import { agreementSteps } from "../packages/domain/src/agreement/agreement.ts"
import { type PanelSheet, panelLines } from "../packages/domain/src/contest/panel.ts"
import { resultsSetup } from "../packages/domain/src/contest/results.ts"
import { NO_FLAGS, NO_REQUIREMENTS } from "../packages/domain/src/entries/entry-flags.ts"
import { report } from "./lib/report.ts"

const SIZE = { entries: 300, judges: 12, criteria: 20, classes: 5 }
const { values } = parseArgs({
  options: { rounds: { type: "string", default: "9" }, record: { type: "boolean", default: false } },
})
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
const judgeIds = numbers(SIZE.judges)
const classIds = numbers(SIZE.classes)

const criteria = numbers(SIZE.criteria).map((id) => ({
  ...NO_REQUIREMENTS,
  ...{ id, name: `Criterion ${id}`, maxPoints: 20, order: id },
}))
const entries = numbers(SIZE.entries).map((id) => ({
  ...NO_FLAGS,
  ...{ id, entryName: `Car ${id}`, votingId: String(id), ownerParticipant: `Owner ${id}`, imageUrl: null },
  classId: (id % SIZE.classes) + 1,
}))
const setup = resultsSetup(entries, criteria)

const sheetOf = (judgeId: number, entryId: number): PanelSheet => ({
  ...{ judgeId, entryId, isSubmitted: true },
  scores: criteria.map(({ id }) => ({
    criterionId: id,
    points: (entryId * 7 + judgeId * 3 + id * ((entryId * judgeId) % 5)) % 21,
    isScore: true,
  })),
})
const linesWithout = (isMissing: (judgeId: number, entryId: number) => boolean) =>
  panelLines(
    setup,
    entries.flatMap(({ id }) =>
      judgeIds.filter((judgeId) => !isMissing(judgeId, id)).map((judgeId) => sheetOf(judgeId, id)),
    ),
    "mean",
  )

function cpuMs(before?: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}

function round(lines: ReturnType<typeof linesWithout>): { wholeMs: number; longestMs: number } {
  const steps = agreementSteps(lines, { judgeIds, classIds })
  const begun = process.threadCpuUsage()
  let longestMs = 0
  for (let isDone = false; !isDone; ) {
    const before = process.threadCpuUsage()
    isDone = steps.next().done === true
    longestMs = Math.max(longestMs, cpuMs(before))
  }
  return { wholeMs: cpuMs(begun), longestMs }
}

function best(lines: ReturnType<typeof linesWithout>) {
  const rounds = numbers(Number(values.rounds)).map(() => round(lines))
  return {
    wholeMs: Math.min(...rounds.map(({ wholeMs }) => wholeMs)),
    longestMs: Math.min(...rounds.map(({ longestMs }) => longestMs)),
  }
}

const complete = best(linesWithout(() => false))
const incomplete = best(linesWithout((judgeId, entryId) => (judgeId + entryId) % 7 === 0))
report([
  { name: "complete panel", value: complete.wholeMs, unit: "ms", atMost: 50 },
  { name: "complete panel, longest step", value: complete.longestMs, unit: "ms" },
  { name: "incomplete panel", value: incomplete.wholeMs, unit: "ms", atMost: 50 },
  { name: "incomplete panel, longest step", value: incomplete.longestMs, unit: "ms" },
])
