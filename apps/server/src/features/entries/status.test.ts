import type { EntryStatus } from "@rosette/domain/entries/entry-status"
import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { TestApp } from "../../../test/app.ts"
import { doorsOn } from "../../../test/doors.ts"
import { eachDatabase } from "../../../test/each-database.ts"
import { asJudge, layDownSheet, openShow, type Show } from "../../../test/scenes/show.ts"
import { everythingIn } from "../../../test/snapshot.ts"

eachDatabase((startApp, dialect) => {
  let app: TestApp
  let show: Show
  beforeAll(async () => {
    app = await startApp()
  })
  beforeEach(async () => {
    show = await openShow(app, { maxPoints: [100], votingIds: ["A", "B", "C"], judges: ["Ada"] })
    await give(0, 90)
    await give(1, 80)
    await give(2, 80)
  })

  const entryId = (index: number) => show.entries[index]?.id ?? 0
  const judgeId = () => show.judges[0]?.id ?? 0
  const give = (index: number, points: number) =>
    layDownSheet(
      app.services.db,
      { eventId: show.eventId, judgeId: judgeId(), entryId: entryId(index) },
      { criteria: show.criteria, points: [points], isSubmitted: true },
    )
  const get = async (path: string) => (await show.organizer.rest("GET", `/events/${show.eventId}/${path}`)).body
  const patch = (index: number, sent: object) => show.organizer.rest("PATCH", `/entries/${entryId(index)}`, sent)
  const setStatus = (index: number, status: EntryStatus, statusReason = "") => patch(index, { status, statusReason })
  const history = async () => (await show.organizer.trpc.organizer.history.query({ eventId: show.eventId })).items
  const versions = () =>
    app.services.db.prisma.event.findUniqueOrThrow({
      where: { id: show.eventId },
      select: { changeVersion: true, resultsVersion: true, setupVersion: true },
    })

  describe.each(doorsOn(dialect))("by $door", ({ call }) => {
    it("an organizer withdraws an entry, with a reason that judges do not see", async () => {
      const sent = { entryId: entryId(0), status: "withdrawn", statusReason: "Flat tyre" }
      const { status, body } = await call(show.organizer, "organizer.updateEntry", sent)
      expect([status, body]).toMatchObject([
        200,
        { status: "withdrawn", statusReason: "Flat tyre", statusAt: expect.any(String) },
      ])
      expect((await history())[0]).toMatchObject({
        action: "entry.statusChanged",
        before: { status: "expected", statusReason: "" },
        after: { status: "withdrawn", statusReason: "Flat tyre" },
      })
      const judge = await asJudge(app, { id: judgeId(), eventId: show.eventId, name: "Ada" })
      const { entries } = await judge.trpc.judge.workspace.query()
      expect(entries[0]).toMatchObject({ status: "withdrawn", statusReason: "" })
    })

    it("many at once get one status, all or none", async () => {
      const entryIds = [entryId(0), entryId(1)]
      const before = await everythingIn(app.services.db)
      const absent = { eventId: show.eventId, entryIds, status: "absent" }
      expect(await call(show.organizer, "organizer.updateEntries", absent)).toMatchObject({
        status: 409,
        body: { code: "ENTRY_JUDGED" },
      })
      expect(await everythingIn(app.services.db)).toEqual(before)
      const sent = { ...absent, status: "checkedIn" }
      expect((await call(show.organizer, "organizer.updateEntries", sent)).body).toEqual({ updatedCount: 2, total: 2 })
      expect((await call(show.organizer, "organizer.updateEntries", sent)).body).toEqual({ updatedCount: 0, total: 2 })
      expect((await history())[0]).toMatchObject({
        action: "entries.statusChanged",
        before: {
          entries: [
            { votingId: "A", status: "expected" },
            { votingId: "B", status: "expected" },
          ],
        },
        after: { status: "checkedIn", votingIds: ["A", "B"] },
      })
    })
  })

  it("nobody is disqualified without a reason, and a reason that a status does not have is ignored", async () => {
    expect((await patch(0, { status: "disqualified" })).body).toMatchObject({
      code: "INVALID_INPUT",
      issues: [{ path: ["statusReason"] }],
    })
    expect((await patch(0, { status: "checkedIn", statusReason: "Early" })).body).toMatchObject({ statusReason: "" })
    expect((await patch(0, { status: "expected" })).body).toMatchObject({ statusAt: null })
  })

  it("another status than the one its sender saw is a conflict", async () => {
    await setStatus(0, "withdrawn")
    expect(await patch(0, { status: "checkedIn", expected: { status: "expected" } })).toMatchObject({
      status: 409,
      body: { code: "FIELDS_CHANGED", conflicts: [{ field: "status", current: "withdrawn" }] },
    })
  })

  it("a check-in raises the change version alone, and the results show it", async () => {
    await get("results")
    const before = await versions()
    await setStatus(0, "checkedIn")
    expect(await versions()).toEqual({ ...before, changeVersion: before.changeVersion + 1 })
    expect(await get("results")).toMatchObject({ entries: [{ status: "checkedIn" }, {}, {}] })
    await setStatus(0, "withdrawn")
    const after = await versions()
    expect(after.resultsVersion).toBe(before.resultsVersion + 1)
    expect(after.setupVersion).toBe(after.changeVersion)
  })

  it("A 90 is withdrawn: B and C share rank 1, and every count is 2 of 2", async () => {
    const [before, counted] = [await get("results"), await get("overview")]
    await setStatus(0, "withdrawn")
    expect(await get("results")).toMatchObject({
      isProvisional: false,
      submittedSheets: 2,
      expectedSheets: 2,
      entries: [
        { votingId: "B", rank: 1 },
        { votingId: "C", rank: 1 },
        { votingId: "A", rank: null, place: null, classPlace: null, placedBy: null, overallPercent: 90 },
      ],
    })
    expect(await get("overview")).toMatchObject({
      totalEntries: 2,
      totalScores: 2,
      submittedSheets: 2,
      expectedSheets: 2,
      completionPercent: 100,
      leaders: [{ votingId: "B" }, { votingId: "C" }],
    })
    expect(await get("judges")).toMatchObject([
      { submittedEntries: 2, totalEntries: 2, percent: 100, status: "Complete", totalScores: 2 },
    ])
    expect(await get("outstanding")).toMatchObject({ expectedSheets: 2, submittedSheets: 2, judges: [] })
    expect(await get("entry-sheets")).toMatchObject({ entries: [{ submittedSheets: 1 }, { submittedSheets: 1 }] })
    const progress = await show.organizer.rest("GET", `/judges/${judgeId()}/progress`)
    expect(progress.body).toMatchObject({ stats: { completed: 2, total: 2 }, entries: [{}, {}, {}] })
    await setStatus(0, "expected")
    expect({ ...Object(await get("results")), version: 0 }).toEqual({ ...Object(before), version: 0 })
    expect(await get("overview")).toEqual(counted)
  })

  it("who does not compete gets no award and no place", async () => {
    const { eventId } = show
    const award = (await show.organizer.rest("POST", "/awards", { eventId, name: "Cup", basis: "overall" })).body
    await setStatus(0, "withdrawn")
    const { id: awardId } = Object(award)
    const refused = { status: 409, body: { code: "NOT_COMPETING" } }
    expect(await show.organizer.rest("POST", "/award-winners", { awardId, entryId: entryId(0) })).toMatchObject(refused)
    const winner = { winnerType: "overall", entryId: entryId(0), confirmedBy: "Olive" }
    expect(await show.organizer.rest("POST", `/events/${eventId}/confirm-winner`, winner)).toMatchObject(refused)
  })

  it("one organizer withdraws an entry while another awards it: refused, or flagged, and never a place", async () => {
    const { eventId, organizer } = show
    const { id: awardId } = await organizer.trpc.awards.create.mutate({ eventId, name: "Cup", basis: "overall" })
    const award = () => organizer.rest("POST", "/award-winners", { awardId, entryId: entryId(0) })
    const withdraw = () => setStatus(0, "withdrawn")
    for (const isAwardFirst of [true, false, true, false]) {
      const both = isAwardFirst ? [award(), withdraw()] : [withdraw(), award()]
      const answers = await Promise.all(both)
      const [awarded, withdrawn] = isAwardFirst ? answers : answers.toReversed()
      expect(withdrawn).toMatchObject({ status: 200, body: { status: "withdrawn" } })
      const { awards } = await organizer.trpc.awards.proposal.query({ eventId })
      const pinned = awards[0]?.winners.filter(({ isPinned }) => isPinned) ?? []
      if (awarded?.status === 409) {
        expect(awarded.body).toMatchObject({ code: "NOT_COMPETING" })
        expect(pinned).toEqual([])
      } else expect(pinned).toEqual([{ entryId: entryId(0), isPinned: true, isFlagged: true }])
      const { entries } = await organizer.trpc.organizer.results.query({ eventId })
      expect(entries.map(({ votingId, place }) => [votingId, place])).toEqual([
        ["B", 1],
        ["C", 1],
        ["A", null],
      ])
      await setStatus(0, "expected")
      await app.services.db.prisma.awardWinner.deleteMany({ where: { awardId } })
    }
  })

  it("a judge's save is stored, and counts once the entry competes again", async () => {
    const { eventId, organizer } = show
    const car = { eventId, entryName: "Car D", ownerParticipant: "Owner D", votingId: "D" }
    show.entries.push(await organizer.trpc.organizer.createEntry.mutate(car))
    await setStatus(3, "absent")
    const judge = await asJudge(app, { id: judgeId(), eventId: show.eventId, name: "Ada" })
    const sheet = {
      entryId: entryId(3),
      scores: [{ criterionId: show.criteria[0]?.id, points: 95 }],
      isSubmitted: true,
    }
    const answer = await judge.rest("POST", `/judges/${judgeId()}/scores`, sheet)
    expect(answer).toMatchObject({ status: 200, body: { isSubmitted: true, stats: { completed: 3, total: 3 } } })
    await show.organizer.rest("POST", `/events/${show.eventId}/review`, {})
    const { blocking } = Object(await get("review"))
    expect(blocking).toMatchObject([
      { kind: "tieOpen" },
      { kind: "statusContradicted", entryIds: [entryId(3)], isWaived: false },
    ])
    const { key } = blocking[1]
    const waiver = { kind: "statusContradicted", key, reason: "It left early" }
    const waived = await show.organizer.rest("POST", `/events/${show.eventId}/review/waive`, waiver)
    expect(Object(waived.body).blocking).toContainEqual(expect.objectContaining({ key, isWaived: true }))
    await setStatus(3, "checkedIn")
    expect(await get("results")).toMatchObject({
      entries: [{ votingId: "D", rank: 1, overallPercent: 95 }, {}, {}, {}],
    })
  })

  it("a preview says how many sheets a change of status concerns, and whose place moves", async () => {
    const entries = [{ entryId: entryId(0), status: "withdrawn" }]
    const { body } = await show.organizer.rest("POST", `/events/${show.eventId}/rules/preview`, { entries })
    expect(body).toMatchObject({ sheets: 1 })
    expect(Object(body).moves).toContainEqual({ entryId: entryId(0), from: 1, to: null })
  })

  it("a file has the columns only where some entry is not expected, and an import reads them", async () => {
    const { eventId, organizer } = show
    const header = async () => String(await get("export-csv")).split("\r\n")[0]
    const usual = await header()
    await setStatus(0, "disqualified", "Paint was wet")
    await setStatus(1, "checkedIn")
    expect(await header()).toBe(`${usual},Status,Status Reason`)
    const [, first = "", second = ""] = String(await get("export-csv")).split("\r\n")
    expect([first.endsWith("Disqualified,Paint was wet"), second.endsWith("Checked in,")]).toEqual([true, true])
    const row = (votingId: string, status: string, reason = "") => ({
      "Entry Name": `Car ${votingId}`,
      "Owner/Participant": `Owner ${votingId}`,
      "Voting ID": votingId,
      Status: status,
      "Status Reason": reason,
    })
    const send = (csvData: object[]) =>
      organizer.rest("POST", `/events/${eventId}/import-csv`, { csvData, onExisting: "update" })
    const refused = await send([row("A", "gone"), row("B", "disqualified"), row("C", "ABSENT")])
    expect(refused).toMatchObject({ status: 400, body: { rows: [{ row: 1, column: "Status" }] } })
    const judged = await send([row("B", "disqualified"), row("C", "ABSENT")])
    expect(judged).toMatchObject({
      status: 400,
      body: {
        rows: [
          { row: 1, column: "Status Reason" },
          { row: 2, column: "Status" },
        ],
      },
    })
    const changed = await send([
      row("A", ""),
      row("B", "expected"),
      row("C", "CHECKED IN"),
      row("D", "withdrawn", "Ill"),
    ])
    expect(changed).toMatchObject({ status: 201, body: { created: 1, updated: 1, skipped: 2 } })
    const entries = await organizer.trpc.organizer.entries.query({ eventId })
    expect(entries.map(({ status, statusReason }) => `${status} ${statusReason}`)).toEqual([
      "disqualified Paint was wet",
      "checkedIn ",
      "checkedIn ",
      "withdrawn Ill",
    ])
    expect(entries.map(({ statusAt }) => statusAt !== null)).toEqual([true, true, true, true])
  })
})
