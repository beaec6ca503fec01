import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { panelFile, realPanel } from "../../../packages/domain/src/contest/real-panels.ts"
import { eachDatabase } from "./each-database.ts"
import { asJudge, openShow } from "./scenes/show.ts"

const PANEL = realPanel(readFileSync(panelFile("skating-worlds-2017-ladies-short.json"), "utf8"))
const JUDGES = [...new Set(PANEL.sheets.map(({ judgeId }) => judgeId))]

/** The expected results, computed here in whole numbers and in another way than in the product. */
function expectedResults() {
  const total = PANEL.criteria.reduce((sum, { maxPoints }) => sum + BigInt(maxPoints), 0n)
  const lines = PANEL.entries.map(({ id }) => {
    const sheets = PANEL.sheets.filter(({ entryId }) => entryId === id)
    const judges = BigInt(sheets.length)
    const tenths = PANEL.criteria.map((_, index) => {
      const sum = sheets.reduce((all, { scores }) => all + BigInt(scores[index]?.points ?? 0), 0n)
      // Half up: twice the tenths plus one half, truncated.
      return (20n * sum + judges) / (2n * judges)
    })
    return { votingId: String(id), tenths, sum: tenths.reduce((a, b) => a + b, 0n) }
  })
  return lines
    .map(({ votingId, tenths, sum }) => ({
      votingId,
      rank: 1 + lines.filter((other) => other.sum > sum).length,
      averages: tenths.map((value) => `${value / 10n}.${value % 10n}`),
      judges: tenths.map(() => JUDGES.length),
      percent: Number(sum * 10n) / Number(total),
      shownPercent: String((sum * 20n + total) / (2n * total)),
    }))
    .sort((a, b) => a.rank - b.rank || Number(a.votingId) - Number(b.votingId))
}

eachDatabase((startApp) => {
  it("the World Championships of 2017, judged again: nine judges, 37 skaters, every number of the results", async () => {
    const app = await startApp()
    const show = await openShow(app, {
      maxPoints: PANEL.criteria.map(({ maxPoints }) => maxPoints),
      votingIds: PANEL.entries.map(({ id }) => String(id)),
      judges: JUDGES.map((id) => `Judge ${id}`),
    })
    const entryIds = new Map(show.entries.map(({ id, votingId }) => [Number(votingId), id]))
    await Promise.all(
      show.judges.map(async (judge, index) => {
        const { rest } = await asJudge(app, judge)
        for (const sheet of PANEL.sheets.filter(({ judgeId }) => judgeId === JUDGES[index])) {
          const scores = sheet.scores.map(({ points }, at) => ({ criterionId: show.criteria[at]?.id, points }))
          const body = { entryId: entryIds.get(sheet.entryId), scores, comments: "", isSubmitted: true }
          expect((await rest("POST", `/judges/${judge.id}/scores`, body)).status).toBe(200)
        }
      }),
    )
    const { entries } = await show.organizer.trpc.organizer.results.query({ eventId: show.eventId })
    const told = entries.map((line) => ({
      votingId: line.votingId,
      rank: line.rank,
      averages: line.criteria.map(({ average }) => average?.toFixed(1)),
      judges: line.criteria.map(({ judgeCount }) => judgeCount),
      percent: line.overallPercent,
      shownPercent: String(line.overallPercentRounded),
    }))
    expect(told).toEqual(expectedResults())
  })
})
