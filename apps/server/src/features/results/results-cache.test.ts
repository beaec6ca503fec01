import { setImmediate as yieldToEventLoop } from "node:timers/promises"
import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"
import { contestStandings } from "@rosette/domain/contest/places"
import fc from "fast-check"
import { beforeAll, describe, expect, it } from "vitest"
import type { TestApp } from "../../../test/app.ts"
import { eachDatabase } from "../../../test/each-database.ts"
import { layDownSheet, openShow, type Show } from "../../../test/scenes/show.ts"
import type { Database } from "../../data/database.ts"
import { eventContest } from "./contest-query.ts"
import { currentResults } from "./current-results-query.ts"

setFlagsFromString("--expose-gc")
const collectGarbage: () => void = runInNewContext("gc")

const VOTING_IDS = ["1", "2", "3", "4", "5"]
const JUDGES = ["Ada", "Bob", "Cy", "Dee"]

/** One sheet of each pair of judge and entry, in any order; few different points make many ties. */
const sheets = fc
  .shuffledSubarray(JUDGES.flatMap((_, judge) => VOTING_IDS.map((_, entry) => ({ judge, entry }))))
  .chain((pairs) =>
    fc.tuple(...pairs.map((pair) => fc.tuple(fc.constant(pair), fc.tuple(fc.nat({ max: 2 }), fc.nat({ max: 2 }))))),
  )

const RULES = [
  { panelMethod: "mean", tieBreaks: [] },
  { panelMethod: "mean", tieBreaks: ["criterion", "headToHead", "firstPlaces"] },
  { panelMethod: "median", tieBreaks: ["median"] },
  { panelMethod: "trimmedMean", tieBreaks: ["criterion"] },
] as const

eachDatabase((startApp) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp()
  })

  /** What the results, ties and awards of an event are. */
  async function stateOf(db: Database, { eventId }: Show) {
    const { counts, byEntry, standings } = await currentResults(db, eventId)
    const { rows, ties, proposal } = standings
    const entries = [...byEntry.values()].map(({ result }) => result)
    return { json: JSON.stringify({ ...counts, entries }), rows, ties, proposal }
  }

  async function openRuledShow({ panelMethod, tieBreaks }: (typeof RULES)[number]): Promise<Show> {
    const show = await openShow(app, { votingIds: VOTING_IDS, judges: JUDGES })
    const { eventId, organizer, criteria, entries } = show
    const [first] = criteria
    const steps = tieBreaks.map((step) => (step === "criterion" ? (`criterion:${first?.id}` as const) : step))
    await organizer.trpc.organizer.updateRules.mutate({ eventId, panelMethod, tieBreaks: steps, placesThatMatter: 2 })
    const { id: classId } = await organizer.trpc.organizer.createClass.mutate({ eventId, name: "Modern" })
    const entryIds = entries.slice(2).map(({ id }) => id)
    await organizer.trpc.organizer.updateEntries.mutate({ eventId, entryIds, classId })
    for (const [name, basis, basisId] of [
      ["Best of Show", "overall", null],
      ["Best Modern", "class", classId],
      ["Best Paint", "criterion", first?.id ?? 0],
    ] as const) {
      const { id } = await organizer.trpc.awards.create.mutate({ eventId, name })
      await app.services.db.prisma.award.update({ where: { id }, data: { basis, basisId } })
    }
    return show
  }

  describe.each(RULES)("with $panelMethod and tie-breaks $tieBreaks", (rules) => {
    it("results corrected after each sheet are those computed anew, byte by byte", async () => {
      const { db } = app.services
      await fc.assert(
        fc.asyncProperty(sheets, async (given) => {
          const show = await openRuledShow(rules)
          for (const [{ judge, entry }, points] of given) {
            const place = {
              eventId: show.eventId,
              judgeId: show.judges[judge]?.id ?? 0,
              entryId: show.entries[entry]?.id ?? 0,
            }
            await layDownSheet(db, place, { criteria: show.criteria, points, isSubmitted: true })
            const corrected = await stateOf(db, show)
            // What is kept belongs to the database object: nothing is kept for a copy.
            expect(corrected).toEqual(await stateOf({ ...db }, show))
            const { rows, ties, proposal } = contestStandings((await eventContest(db, show.eventId)).contest)
            expect(corrected).toMatchObject({ rows, ties, proposal })
          }
        }),
        { numRuns: 2 },
      )
    })
  })

  it("only the latest results stay in memory, however many there were before them", async () => {
    const { db } = app.services
    const show = await openShow(app, { votingIds: VOTING_IDS })
    const computed: WeakRef<object>[] = []
    for (const { id: entryId } of show.entries) {
      const place = { eventId: show.eventId, judgeId: show.judges[0]?.id ?? 0, entryId }
      await layDownSheet(db, place, { criteria: show.criteria, points: [1, 2], isSubmitted: true })
      computed.push(new WeakRef(await currentResults(db, show.eventId)))
    }
    await yieldToEventLoop()
    collectGarbage()
    expect(computed.map((each) => each.deref() !== undefined)).toEqual([false, false, false, false, true])
  })
})
