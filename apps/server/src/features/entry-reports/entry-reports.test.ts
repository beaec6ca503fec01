import { newMutationId } from "@rosette/contract/mutation-id"
import type { ResultsState } from "@rosette/domain/publishing/results-state"
import { beforeAll, beforeEach, expect, it } from "vitest"
import type { Browser, TestApp } from "../../../test/app.ts"
import { eachDatabase } from "../../../test/each-database.ts"
import { asJudge, openShow, type Show } from "../../../test/scenes/show.ts"

eachDatabase((startApp) => {
  let app: TestApp
  let show: Show
  let phones: Record<string, Browser>
  beforeAll(async () => {
    app = await startApp()
  })
  beforeEach(async () => {
    show = await openShow(app, { votingIds: ["C1", "C2"], judges: ["Ann", "Bob", "Cy"] })
    phones = {}
    for (const judge of show.judges) phones[judge.name] = await asJudge(app, judge)
  })

  const judgeId = (name: string) => show.judges.find((one) => one.name === name)?.id ?? 0
  const entryId = (votingId: string) => show.entries.find((entry) => entry.votingId === votingId)?.id ?? 0
  const phone = (name: string) => phones[name] ?? expect.fail(`${name} is no judge.`)
  const report = async (name: string, sent: object) => {
    const { status, body } = await phone(name).rest("POST", "/judge/entry-reports", sent)
    return { status, body }
  }
  const reports = () => show.organizer.trpc.organizer.entryReports.query({ eventId: show.eventId })
  const said = async () =>
    (await reports()).map((one) => {
      const judge = show.judges.find(({ id }) => id === one.judgeId)?.name
      return `${judge} ${show.entries.find(({ id }) => id === one.entryId)?.votingId} ${one.kind}`
    })
  const lines = async () => {
    const { items } = await show.organizer.trpc.organizer.history.query({ eventId: show.eventId })
    return items.filter(({ action }) => action.startsWith("entry.report"))
  }

  it("a judge's report is there for the organizer, with a line of the history", async () => {
    const sent = { entryId: entryId("C1"), kind: "notHere", text: " Its place is empty " }
    const answer = await report("Ann", sent)
    const stored = { ...sent, id: expect.any(Number), judgeId: judgeId("Ann"), text: "Its place is empty" }
    expect(answer).toMatchObject({ status: 201, body: { ...stored, at: expect.any(String) } })
    expect(await reports()).toEqual([answer.body])
    expect(await lines()).toMatchObject([
      {
        action: "entry.reported",
        subject: "Entry C1 · Car C1",
        actor: "Ann",
        role: "judge",
        after: { kind: "notHere", text: "Its place is empty" },
      },
    ])
  })

  it("never changes the status of the entry", async () => {
    await report("Ann", { entryId: entryId("C1"), kind: "notHere" })
    const [entry] = await show.organizer.trpc.organizer.entries.query({ eventId: show.eventId })
    expect(entry).toMatchObject({ votingId: "C1", status: "expected", statusAt: null })
  })

  it.each(["/judge/entry-reports", "/judge/conflicts"])(
    "%s: what a phone kept for another judge, or another database, is not told in this one's name",
    async (path) => {
      const { databaseId } = await phone("Ann").trpc.judge.workspace.query()
      const send = async (kept: object) => {
        const sent = { entryId: entryId("C1"), kind: "notHere", ...kept }
        return (await phone("Ann").rest("POST", path, sent)).body
      }
      expect(await send({ judgeId: judgeId("Bob"), databaseId })).toMatchObject({ code: "FORBIDDEN" })
      expect(await send({ judgeId: judgeId("Ann"), databaseId: "other" })).toMatchObject({ code: "DATABASE_CHANGED" })
      expect(await send({ judgeId: judgeId("Ann"), databaseId })).toMatchObject({ entryId: entryId("C1") })
    },
  )

  it("what three judges report comes first", async () => {
    for (const name of ["Ann", "Bob", "Cy"]) await report(name, { entryId: entryId("C1"), kind: "notHere" })
    await report("Ann", { entryId: entryId("C2"), kind: "other", text: "Two engines" })
    expect(await said()).toEqual(["Cy C1 notHere", "Bob C1 notHere", "Ann C1 notHere", "Ann C2 other"])
  })

  it("the same attempt again reports once, also after it was dismissed", async () => {
    const body = { entryId: entryId("C1"), kind: "notReady", mutationId: newMutationId() }
    const first = await report("Ann", body)
    expect(await report("Ann", body)).toEqual(first)
    await show.organizer.trpc.organizer.dismissReport.mutate({ reportId: (first.body as { id: number }).id })
    expect(await report("Ann", body)).toEqual(first)
    expect([await reports(), (await lines()).length]).toEqual([[], 2])
    expect(await report("Ann", { ...body, kind: "other" })).toMatchObject({ body: { code: "MUTATION_ID_REUSED" } })
  })

  it("a dismissed one is off the list and stays in the history; again it is no error", async () => {
    await report("Ann", { entryId: entryId("C1"), kind: "notHere" })
    const [{ id } = expect.fail()] = await reports()
    const dismiss = () => show.organizer.rest("DELETE", `/entry-reports/${id}`)
    expect(await dismiss()).toMatchObject({ status: 200, body: { deletedCount: 1 } })
    expect(await dismiss()).toMatchObject({ status: 200, body: { deletedCount: 0 } })
    expect(await reports()).toEqual([])
    const [last] = await lines()
    expect(last).toMatchObject({
      action: "entry.reportDismissed",
      subject: "Entry C1 · Car C1",
      before: { judge: "Judge Ann", kind: "notHere" },
    })
  })

  const closing: [what: string, data: { isActive?: boolean; resultsState?: ResultsState }][] = [
    ["inactive", { isActive: false }],
    ["in review", { resultsState: "review" }],
    ["published", { resultsState: "published" }],
  ]
  it.each(closing)("is refused while the event is %s, but not what has arrived before", async (_what, data) => {
    const body = { entryId: entryId("C1"), kind: "notHere", mutationId: newMutationId() }
    const first = await report("Ann", body)
    await app.services.db.prisma.event.update({ where: { id: show.eventId }, data })
    expect(await report("Bob", { ...body, mutationId: null })).toMatchObject({
      status: 403,
      body: { code: "EVENT_CLOSED" },
    })
    expect(await report("Ann", body)).toEqual(first)
  })

  it("is refused for an entry that is gone or of another event, and for a kind that there is not", async () => {
    const other = await openShow(app)
    expect((await report("Ann", { entryId: other.entries[0]?.id, kind: "notHere" })).status).toBe(404)
    const gone = entryId("C1")
    await show.organizer.trpc.organizer.deleteEntry.mutate({ entryId: gone })
    expect((await report("Ann", { entryId: gone, kind: "notHere" })).status).toBe(404)
    expect(await report("Ann", { entryId: entryId("C2"), kind: "lost" })).toMatchObject({
      status: 400,
      body: { issues: [{ path: ["kind"], message: "The kind must be one of notHere, notReady, other" }] },
    })
  })

  it("an event has at most 2,000 that nobody has dismissed", async () => {
    const open = { eventId: show.eventId, judgeId: judgeId("Ann"), entryId: entryId("C1"), kind: "other" as const }
    await app.services.db.prisma.entryReport.createMany({ data: Array.from({ length: 2_000 }, () => open) })
    const body = { entryId: entryId("C1"), kind: "notHere" }
    expect(await report("Bob", body)).toMatchObject({
      status: 409,
      body: {
        code: "LIMIT_REACHED",
        error: "An event holds at most 2,000 reports; this one has 2,000. Ask the organizer to dismiss some.",
      },
    })
    const [{ id } = expect.fail()] = await reports()
    await show.organizer.trpc.organizer.dismissReport.mutate({ reportId: id })
    expect((await report("Bob", body)).status).toBe(201)
  })
})
