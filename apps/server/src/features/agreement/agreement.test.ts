import { eventAgreement as schema } from "@rosette/contract/agreement"
import { agreement } from "@rosette/domain/agreement/agreement"
import { panelLines } from "@rosette/domain/contest/panel"
import { resultsSetup } from "@rosette/domain/contest/results"
import { beforeAll, expect, it } from "vitest"
import type { TestApp } from "../../../test/app.ts"
import { DOORS } from "../../../test/doors.ts"
import { eachDatabase } from "../../../test/each-database.ts"
import { openRealShow, REAL_PANELS } from "../../../test/scenes/real-panel-show.ts"
import { layDownSheet, openShow, type Show } from "../../../test/scenes/show.ts"

eachDatabase((startApp) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp()
  })
  const agreementOf = ({ organizer, eventId }: Show) => organizer.trpc.organizer.agreement.query({ eventId })
  const give = (show: Show, judge: number, entry: number, points: number[]) =>
    layDownSheet(
      app.services.db,
      { eventId: show.eventId, judgeId: show.judges[judge]?.id ?? 0, entryId: show.entries[entry]?.id ?? 0 },
      { criteria: show.criteria, points, isSubmitted: true },
    )

  it("equals the domain's figures for a real panel, through both APIs", async () => {
    const { show, panel, entryIds, judgeIds } = await openRealShow(app, REAL_PANELS[0])
    const setup = resultsSetup(panel.entries, panel.criteria)
    const lines = panelLines(setup, panel.sheets, "mean")
    const expected = agreement(lines, { judgeIds: [...judgeIds.keys()], classIds: [] })
    for (const { call } of DOORS) {
      const { status, body } = await call(show.organizer, "organizer.agreement", { eventId: show.eventId })
      expect(status).toBe(200)
      const told = schema.parse(body)
      expect(told).toEqual(body)
      expect(told.overall).toEqual(expected.overall)
      expect(told.overall).toMatchObject({ judges: 9, isComplete: true, why: null })
      expect(told.judges).toEqual(expected.judges.map((judge) => ({ ...judge, judgeId: judgeIds.get(judge.judgeId) })))
      expect(told.adjusted).toHaveLength(panel.entries.length)
      expect(told.entries.map(({ range }) => range)).toEqual(expected.entries.map(({ range }) => range))
      const [widest] = expected.entries
      const sheets = widest?.sheets.map((sheet) => ({ ...sheet, judgeId: judgeIds.get(sheet.judgeId) }))
      expect(told.entries[0]).toMatchObject({ entryId: entryIds.get(widest?.entryId ?? 0), sheets })
    }
  })

  it("an event without sheets has no figure, and says why", async () => {
    const show = await openShow(app, { judges: ["Ada", "Bob"] })
    expect(await agreementOf(show)).toMatchObject({
      overall: { kendallW: null, icc2: null, judges: 0, entries: 0, isComplete: false, why: expect.any(String) },
      judges: [{ severity: null, spread: null, spearman: null, sheets: 0, why: expect.any(String) }, {}],
      linked: { isLinked: true, groups: [] },
      adjusted: [],
      entries: [{ range: null, sheets: [], why: "Fewer than two judges have scored this entry." }, {}],
    })
  })

  it("judges who share no entry are listed in groups, and nobody is called severe", async () => {
    const show = await openShow(app, { votingIds: ["1", "2"], judges: ["Ada", "Bob"] })
    await give(show, 0, 0, [5, 10])
    await give(show, 1, 1, [6, 12])
    const { linked, judges, adjusted } = await agreementOf(show)
    const [ada, bob] = show.judges.map(({ id }) => id)
    const [one, two] = show.entries.map(({ id }) => id)
    expect(linked).toEqual({
      isLinked: false,
      groups: [
        { judgeIds: [ada], entryIds: [one] },
        { judgeIds: [bob], entryIds: [two] },
      ],
    })
    expect(judges.map(({ severity }) => severity)).toEqual([null, null])
    expect(adjusted).toEqual([])
  })

  it("changes with every sheet, every judge and every class", async () => {
    const show = await openShow(app, { votingIds: ["1", "2", "3"], judges: ["Ada", "Bob"] })
    const { eventId, organizer } = show
    const sheets = [
      [0, 0, [9, 18]],
      [0, 1, [5, 10]],
      [0, 2, [7, 14]],
      [1, 0, [8, 18]],
      [1, 1, [4, 10]],
    ] as const
    for (const [judge, entry, points] of sheets) await give(show, judge, entry, [...points])
    expect((await agreementOf(show)).overall.isComplete).toBe(false)
    await give(show, 1, 2, [6, 14])
    expect((await agreementOf(show)).overall).toMatchObject({ isComplete: true, kendallW: 1 })
    const added = await organizer.trpc.organizer.createJudge.mutate({ eventId, name: "Cy" })
    expect((await agreementOf(show)).judges.map(({ judgeId }) => judgeId)).toEqual([
      ...show.judges.map(({ id }) => id),
      added.id,
    ])
    const made = await organizer.trpc.organizer.createClass.mutate({ eventId, name: "Modern" })
    const entryIds = show.entries.map(({ id }) => id)
    expect((await agreementOf(show)).classes).toMatchObject([{ classId: made.id, entries: 0, kendallW: null }])
    await organizer.trpc.organizer.updateEntries.mutate({ eventId, entryIds, classId: made.id })
    expect((await agreementOf(show)).classes).toMatchObject([{ classId: made.id, entries: 3, kendallW: 1 }])
    await organizer.trpc.organizer.reopenSheet.mutate({ judgeId: show.judges[0]?.id ?? 0, entryId: entryIds[0] ?? 0 })
    expect((await agreementOf(show)).overall.isComplete).toBe(false)
  })
})
