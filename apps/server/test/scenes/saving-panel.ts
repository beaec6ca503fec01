import type { Database } from "../../src/data/database.ts"
import type { OwnJudge } from "../../src/features/sheets/access.ts"
import { saveSheet } from "../../src/features/sheets/saving/save-queue.ts"
import { type Contest, makeContest } from "./contest.ts"
import { ownJudgesOf } from "./own-judges.ts"

const names = (count: number) => Array.from({ length: count }, (_, index) => `Judge ${index}`)

/** A contest with signed-in judges, and how they save. */
export async function panelOf(db: Database, count: number) {
  const contest = await makeContest(db, { judges: names(count) })
  const judges = await ownJudgesOf(db, contest)
  const save = (judge: OwnJudge, points: number, fields: object = {}) =>
    saveSheet(db, judge, { ...sheetOf(contest, points), judgeId: judge.judgeId, ...fields })
  const judge = (index: number) => {
    const found = judges[index]
    if (!found) throw new Error(`There are ${count} judges.`)
    return found
  }
  return { contest, judges, judge, save }
}

/** A final sheet for the first entry, with the same points on every criterion. */
export const sheetOf = ({ entries, criteria }: Contest, points: number) => ({
  entryId: entries[0]?.id ?? 0,
  scores: criteria.map(({ id }) => ({ criterionId: id, points })),
  comments: "",
  isSubmitted: true,
})
