// How long the proposal of 40 awards over 1,000 entries takes: npm run bench proposal [-- --rounds 30]
// The rule alone uses rankings that are already computed; the whole also reads what has changed and computes places and ties.
import { parseArgs } from "node:util"
import { raiseVersions } from "../apps/server/src/data/change/event-change.ts"
import { eventContest } from "../apps/server/src/features/results/contest-query.ts"
import { currentResults } from "../apps/server/src/features/results/current-results-query.ts"
import type { Services } from "../apps/server/src/kernel/services.ts"
import { AWARD_BASES } from "../packages/domain/src/contest/awards.ts"
import { proposeAwards, rungsFor } from "../packages/domain/src/contest/proposal.ts"
import { FLAG_NAMES } from "../packages/domain/src/entries/entry-flags.ts"
import { median } from "./lib/figures.ts"
import { onJudgedShow } from "./lib/judged-stage.ts"
import type { JudgingShow } from "./lib/judging-show.ts"
import { report } from "./lib/report.ts"

const SIZE = { entries: 1_000, judges: 10, criteria: 20 }
const AWARDS = 40
const CLASSES = 5
const { values } = parseArgs({
  options: { rounds: { type: "string", default: "30" }, record: { type: "boolean", default: false } },
})
const rounds = Number(values.rounds)

/** Classes for the entries, and awards of every basis; every third is exclusive, every fourth requires a flag. */
async function addAwards({ db }: Services, { eventId, criterionIds }: JudgingShow): Promise<void> {
  const names = Array.from({ length: CLASSES }, (_, index) => `Class ${index + 1}`)
  const classes = await db.prisma.class.createManyAndReturn({
    data: names.map((name, index) => ({ eventId, name, nameKey: name.toLowerCase(), order: index + 1 })),
  })
  for (const [index, { id: classId }] of classes.entries())
    await db.write((sql) => sql.run(`UPDATE "Entry" SET "classId" = ? WHERE "id" % ? = ?`, [classId, CLASSES, index]))
  await db.write((sql) => sql.run(`UPDATE "Entry" SET "${FLAG_NAMES[0]}" = TRUE WHERE "id" % 3 = 0`))
  const bases = AWARD_BASES.filter((basis) => basis !== "manual")
  const basisIds = (index: number) => ({
    overall: null,
    class: classes[index % CLASSES]?.id ?? 0,
    criterion: criterionIds[index % criterionIds.length] ?? 0,
    section: (index % 4) + 1,
  })
  await db.prisma.award.createMany({
    data: Array.from({ length: AWARDS }, (_, index) => {
      const basis = bases[index % bases.length] ?? "overall"
      return {
        ...{
          eventId,
          name: `Award ${index}`,
          priority: (index % 100) + 1,
          maxWinners: 3,
          isExclusive: index % 3 === 0,
        },
        ...{ basis, basisId: basisIds(index)[basis] },
        eligibleFlags: JSON.stringify(index % 4 === 3 ? FLAG_NAMES.slice(0, 1) : []),
      }
    }),
  })
}

async function timed(work: () => unknown): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

async function measure(services: Services, { eventId }: JudgingShow) {
  const { db } = services
  const { contest, lines, standings } = await eventContest(db, eventId)
  const entries = new Map(lines.map(({ entry }) => [entry.id, entry]))
  const proposal = () =>
    proposeAwards(
      contest.awards.map((award) => ({ ...award, rungs: rungsFor(award, standings.ladders, entries) })),
      contest.winners,
    )
  if (proposal().length !== AWARDS) throw new Error("Not every award is in the proposal.")
  const times: Record<"rule" | "cold" | "after" | "kept", number[]> = { rule: [], cold: [], after: [], kept: [] }
  for (let round = 0; round <= rounds; round++) {
    times.rule.push(await timed(proposal))
    // The cache belongs to the database object, so a copy of it has none.
    const cold = { ...db }
    times.cold.push(await timed(() => currentResults(cold, eventId)))
    await db.write((sql) => raiseVersions(sql, { eventId }, "decisions"))
    times.after.push(await timed(() => currentResults(cold, eventId)))
    times.kept.push(await timed(() => currentResults(cold, eventId)))
  }
  const of = (name: keyof typeof times) => median(times[name].slice(1))
  return { rule: of("rule"), cold: of("cold"), after: of("after"), kept: of("kept") }
}

await onJudgedShow(SIZE, async ({ services, show }) => {
  await addAwards(services, show)
  const found = await measure(services, show)
  const ms = { unit: "ms" }
  report([
    { name: "the rule on computed rankings", value: found.rule, atMost: 20, ...ms },
    { name: "cold, with reading and places", value: found.cold, ...ms },
    { name: "after an award was given", value: found.after, ...ms },
    { name: "from the cache", value: found.kept, ...ms },
    { name: "the rule's share of the whole", value: found.rule / found.after },
  ])
})
