import { LIMITS } from "@rosette/contract/limits"
import { newMutationId } from "@rosette/contract/mutation-id"
import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { Browser, TestApp } from "../../../test/app.ts"
import { eachDatabase } from "../../../test/each-database.ts"
import { asJudge, openShow, type Show } from "../../../test/scenes/show.ts"

eachDatabase((startApp) => {
  let app: TestApp
  let show: Show
  let ann: Browser
  let bob: Browser
  beforeAll(async () => {
    app = await startApp()
  })
  beforeEach(async () => {
    show = await openShow(app, { maxPoints: [10], votingIds: ["C1", "C2"], judges: ["Ann", "Bob", "Cy"] })
    ann = await asJudge(app, judge("Ann"))
    bob = await asJudge(app, judge("Bob"))
  })

  const judge = (name: string) => show.judges.find((one) => one.name === name) ?? expect.fail(`${name} is no judge.`)
  const entryId = (votingId: string) => show.entries.find((entry) => entry.votingId === votingId)?.id ?? 0
  const send = (message: { text?: string; judgeIds?: number[]; entryId?: number | null }) =>
    show.organizer.trpc.organizer.sendMessage.mutate({ eventId: show.eventId, ...message })
  const sent = () => show.organizer.trpc.organizer.messages.query({ eventId: show.eventId })
  const told = async (phone: Browser) => (await phone.trpc.judge.workspace.query()).messages
  const seen = (phone: Browser, messageId: number) => phone.rest("POST", `/judge/messages/${messageId}/seen`)
  const withdraw = (messageId: number) => show.organizer.rest("DELETE", `/messages/${messageId}`)
  const lines = async () => {
    const { items } = await show.organizer.trpc.organizer.history.query({ eventId: show.eventId })
    return items.filter(({ action }) => action.startsWith("message."))
  }
  const submit = (phone: Browser, name: string) =>
    phone.trpc.judge.saveSheet.mutate({
      judgeId: judge(name).id,
      entryId: entryId("C2"),
      scores: show.criteria.map(({ id }) => ({ criterionId: id, points: 7 })),
      isSubmitted: true,
    })

  it("an event without messages has none, nor does a judge's workspace", async () => {
    expect([await sent(), await told(ann)]).toEqual([[], []])
  })

  it("is told to all judges if none is named", async () => {
    const answer = await show.organizer.rest("POST", `/events/${show.eventId}/messages`, { text: " Lunch is at noon " })
    expect(answer).toMatchObject({
      status: 201,
      body: {
        text: "Lunch is at noon",
        entryId: null,
        judgeIds: show.judges.map(({ id }) => id),
        at: expect.any(String),
        by: "Olive",
        seen: [],
        isDone: false,
      },
    })
    expect(await sent()).toEqual([answer.body])
    const { id, at } = (await sent())[0] ?? expect.fail()
    const message = { id, text: "Lunch is at noon", entryId: null, votingId: null, at, by: "Olive", seenAt: null }
    expect([await told(ann), await told(bob)]).toEqual([[message], [message]])
  })

  it("that is sent again, because the answer was lost, is told once", async () => {
    const message = { eventId: show.eventId, text: "Lunch", mutationId: newMutationId() }
    const first = await show.organizer.trpc.organizer.sendMessage.mutate(message)
    expect(await show.organizer.trpc.organizer.sendMessage.mutate(message)).toEqual(first)
    expect([(await sent()).length, (await told(ann)).length, (await lines()).length]).toEqual([1, 1, 1])
  })

  it("is told only to the judges that are named, and is in the history", async () => {
    await send({ text: "Lunch is at noon", judgeIds: [judge("Ann").id, judge("Cy").id, judge("Ann").id] })
    expect([(await told(ann)).length, await told(bob)]).toEqual([1, []])
    await send({ entryId: entryId("C2"), judgeIds: [judge("Bob").id] })
    expect((await lines()).map(({ subject, actor, role, after }) => ({ subject, actor, role, after }))).toEqual([
      { subject: "Judge Bob", actor: "Olive", role: "organizer", after: { entry: "Entry C2 · Car C2" } },
      {
        subject: "2 judges",
        actor: "Olive",
        role: "organizer",
        after: { judges: ["Ann", "Cy"], text: "Lunch is at noon" },
      },
    ])
  })

  it("that asks for an entry is done once each of its judges has submitted it", async () => {
    const { id } = await send({ entryId: entryId("C2"), judgeIds: [judge("Ann").id, judge("Bob").id] })
    expect(await told(ann)).toMatchObject([{ id, text: "", entryId: entryId("C2"), votingId: "C2" }])
    await submit(ann, "Ann")
    expect(await sent()).toMatchObject([{ id, isDone: false }])
    await submit(bob, "Bob")
    expect(await sent()).toMatchObject([{ id, isDone: true }])
  })

  it("is seen by each judge once, which is no line of the history", async () => {
    const { id } = await send({ text: "Lunch", judgeIds: [judge("Ann").id, judge("Bob").id] })
    const first = await seen(ann, id)
    expect(first).toMatchObject({ status: 200, body: { id, seenAt: expect.any(String) } })
    const after = (await show.organizer.trpc.organizer.event.query({ eventId: show.eventId })).changeVersion
    expect((await seen(ann, id)).body).toEqual(first.body)
    expect((await show.organizer.trpc.organizer.event.query({ eventId: show.eventId })).changeVersion).toBe(after)
    const { seenAt } = first.body as { seenAt: string }
    expect(await sent()).toMatchObject([{ seen: [{ judgeId: judge("Ann").id, at: seenAt }] }])
    expect([await told(ann), await told(bob)]).toMatchObject([[{ seenAt }], [{ seenAt: null }]])
    expect((await lines()).map(({ action }) => action)).toEqual(["message.sent"])
  })

  it("is not another judge's to confirm", async () => {
    const { id } = await send({ text: "Lunch", judgeIds: [judge("Ann").id] })
    expect(await seen(bob, id)).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } })
  })

  it("that is withdrawn is on no device any more, and stays in the history", async () => {
    const { id } = await send({ text: "Lunch", entryId: entryId("C1") })
    expect(await withdraw(id)).toMatchObject({ status: 200, body: { deletedCount: 1 } })
    expect([await sent(), await told(ann)]).toEqual([[], []])
    expect((await seen(ann, id)).status).toBe(404)
    expect((await withdraw(id)).status).toBe(404)
    expect(await lines()).toMatchObject([
      { action: "message.withdrawn", subject: "All judges", before: { entry: "Entry C1 · Car C1", text: "Lunch" } },
      { action: "message.sent" },
    ])
  })

  it("a judge has every message that is not confirmed, and the last twenty, newest first", async () => {
    const ids: number[] = []
    for (let n = 0; n < LIMITS.message.lastShown + 2; n++) ids.push((await send({ text: `${n}` })).id)
    const [first = 0, second = 0, ...last] = ids
    await seen(ann, second)
    await seen(ann, last.at(-1) ?? 0)
    expect((await told(ann)).map(({ id }) => id)).toEqual([...last.toReversed(), first])
  })

  it("goes with the entry it asks for, and with its judge", async () => {
    await send({ entryId: entryId("C1"), judgeIds: [judge("Ann").id] })
    await send({ text: "Lunch", judgeIds: [judge("Ann").id, judge("Bob").id] })
    await show.organizer.trpc.organizer.deleteEntry.mutate({ entryId: entryId("C1") })
    await show.organizer.trpc.organizer.deleteJudge.mutate({ judgeId: judge("Ann").id })
    expect(await sent()).toMatchObject([{ text: "Lunch", judgeIds: [judge("Bob").id] }])
  })

  describe("is refused", () => {
    const post = (body: object) => show.organizer.rest("POST", `/events/${show.eventId}/messages`, body)

    it.each([
      [{}, "text", "Type a message, or choose an entry"],
      [{ text: "  " }, "text", "Type a message, or choose an entry"],
      [{ text: "x".repeat(301) }, "text", "Message must be at most 300 characters; 301 were entered"],
    ])("%o", async (body, field, message) => {
      expect(await post(body)).toMatchObject({ status: 400, body: { issues: [{ path: [field], message }] } })
    })

    it("for a judge or an entry of another event", async () => {
      const other = await openShow(app)
      expect((await post({ text: "Lunch", judgeIds: [judge("Ann").id, other.judges[0]?.id] })).status).toBe(404)
      expect((await post({ entryId: other.entries[0]?.id })).status).toBe(404)
      expect(await sent()).toEqual([])
    })

    it("in an event without judges", async () => {
      const empty = await openShow(app, { judges: [] })
      const answer = await empty.organizer.rest("POST", `/events/${empty.eventId}/messages`, { text: "Lunch" })
      expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: ["judgeIds"] }] } })
    })
  })
})
