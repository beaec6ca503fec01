import { beforeAll, beforeEach } from "vitest"
import type { Browser, TestApp } from "../app.ts"
import type { StartApp } from "../each-database.ts"
import { type Contest, judgingOf, makeContest } from "./contest.ts"
import { asJudge } from "./show.ts"

/**
 * A contest of two entries, two judges and three criteria, new for each test, with Ada signed in as its first judge.
 */
export function judgingDesk(startApp: StartApp) {
  let app: TestApp
  let contest: Contest
  let ada: Browser
  beforeAll(async () => {
    app = await startApp()
  })
  beforeEach(async () => {
    contest = await makeContest(app.services.db, {
      criteria: [{}, { maxPoints: 25 }, { requiresElectricVehicle: true }],
      judges: ["Ada", "Bea"],
    })
    ada = await signedIn(0)
  })

  /** Without the call: it announces a new device and so raises the event's version. */
  function signedIn(index: number): Promise<Browser> {
    const judge = contest.judges[index]
    if (!judge) throw new Error("The contest has two judges.")
    return asJudge(app, judge)
  }

  const entryId = (index: number) => contest.entries[index]?.id ?? 0
  const criterionId = (index: number) => contest.criteria[index]?.id ?? 0
  const judgeId = (index: number) => contest.judges[index]?.id ?? 0
  const lines = (...points: number[]) =>
    points.map((value, index) => ({ criterionId: criterionId(index), points: value }))

  return {
    get app() {
      return app
    },
    get contest() {
      return contest
    },
    get ada() {
      return ada
    },
    signedIn,
    entryId,
    criterionId,
    judgeId,
    lines,
    judging: () => judgingOf(app.services.db, contest.event.id),
    setActive: (isActive: boolean) =>
      app.services.db.prisma.event.update({ where: { id: contest.event.id }, data: { isActive } }),
    save: (sheet: object, by = ada, judge = judgeId(0)) =>
      by.rest("POST", `/judges/${judge}/scores`, { entryId: entryId(0), ...sheet }),
    submitted: (...points: number[]) => ({ scores: lines(...points), isSubmitted: true }),
    draft: (...points: number[]) => ({ scores: lines(...points), isSubmitted: false }),
  }
}
