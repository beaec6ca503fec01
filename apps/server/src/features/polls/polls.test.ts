import { LIMITS } from "@rosette/contract/limits"
import { newMutationId } from "@rosette/contract/mutation-id"
import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { TestApp } from "../../../test/app.ts"
import { eachDatabase } from "../../../test/each-database.ts"
import { openShow, type Show } from "../../../test/scenes/show.ts"

eachDatabase((startApp) => {
  let app: TestApp
  let show: Show
  let codes: string[]
  beforeAll(async () => {
    app = await startApp()
  })
  beforeEach(async () => {
    show = await openShow(app, { votingIds: ["X", "Y", "Z"] })
    await calls().makeVoteCodes.mutate({ eventId: show.eventId, count: 5 })
    // Not by the call, which counts who has voted and keeps that for some seconds.
    const of = { where: { eventId: show.eventId }, orderBy: { number: "asc" } } as const
    codes = (await app.services.db.prisma.voteCode.findMany(of)).map(({ code }) => code)
  })

  const calls = () => show.organizer.trpc.organizer
  const entryId = (votingId: string) => show.entries.find((entry) => entry.votingId === votingId)?.id ?? 0
  const code = (number: number) => codes[number - 1] ?? expect.fail(`There is no code ${number}.`)
  const create = (fields: { name?: string; classIds?: number[] } = {}) =>
    calls().createPoll.mutate({ eventId: show.eventId, name: "People's Choice", ...fields })
  const open = async (fields?: Parameters<typeof create>[0]) => {
    const poll = await create(fields)
    await calls().openPoll.mutate({ pollId: poll.id })
    return poll.id
  }
  const vote = async (number: number, pollId: number, votingId: string | null) =>
    app.browser().rest("POST", "/vote", {
      code: code(number),
      pollId,
      entryId: votingId === null ? null : entryId(votingId),
    })
  const close = (pollId: number) => calls().closePoll.mutate({ pollId })
  const listed = async (pollId: number) =>
    (await calls().polls.query({ eventId: show.eventId })).find(({ id }) => id === pollId)
  const lines = async () =>
    (await calls().history.query({ eventId: show.eventId })).items.filter(({ action }) =>
      /^(poll|codes)\./.test(action),
    )
  const refused = async (answer: Promise<unknown>) => {
    const { data } = await answer.then(
      () => expect.fail("It was not refused."),
      (error: { data: { code: string; httpStatus: number } }) => error,
    )
    return `${data.httpStatus} ${data.code}`
  }
  const withdraw = (votingId: string) => calls().updateEntry.mutate({ entryId: entryId(votingId), status: "withdrawn" })

  it("counts the last vote of each valid code for entries that compete", async () => {
    const pollId = await open()
    await vote(1, pollId, "X")
    await vote(1, pollId, "Y")
    await vote(2, pollId, "X")
    await vote(3, pollId, "X")
    await calls().voidVoteCodes.mutate({ eventId: show.eventId, from: 3, to: 3, reason: "Photographed" })
    await vote(4, pollId, "Z")
    await withdraw("Z")
    await vote(5, pollId, "X")
    await vote(5, pollId, null)
    const counted = await close(pollId)
    expect(counted).toEqual({
      state: "closed",
      voters: 2,
      votes: [
        { entryId: entryId("X"), votes: 1 },
        { entryId: entryId("Y"), votes: 1 },
      ],
    })
    expect(await close(pollId)).toEqual(counted)
    expect(await listed(pollId)).toMatchObject({ ...counted, closedAt: expect.any(String) })
    expect(await lines()).toMatchObject([
      {
        action: "poll.closed",
        subject: "Poll People's Choice",
        after: {
          voters: 2,
          voided: 1,
          votes: [
            { votingId: "X", votes: 1 },
            { votingId: "Y", votes: 1 },
          ],
        },
      },
      { action: "codes.voided", after: { numbers: "3", reason: "Photographed" } },
      { action: "poll.opened" },
      { action: "poll.created", after: { name: "People's Choice", classes: [] } },
      { action: "codes.made", after: { from: 1, to: 5 } },
    ])
  })

  it("follows from the same votes if an entry competes again", async () => {
    const pollId = await open()
    await vote(1, pollId, "Z")
    await withdraw("Z")
    expect(await close(pollId)).toMatchObject({ voters: 0, votes: [] })
    await calls().updateEntry.mutate({ entryId: entryId("Z"), status: "expected" })
    expect(await listed(pollId)).toMatchObject({ voters: 1, votes: [{ entryId: entryId("Z"), votes: 1 }] })
  })

  it("tells nobody the votes while it is open, only how many codes have a choice", async () => {
    const pollId = await open()
    await vote(1, pollId, "X")
    await vote(2, pollId, "X")
    await calls().voidVoteCodes.mutate({ eventId: show.eventId, codes: [code(2)], reason: "Found" })
    expect(await listed(pollId)).toMatchObject({ state: "open", voters: 1, votes: null })
    expect(await calls().voteCodes.query({ eventId: show.eventId, from: 2, to: 3 })).toEqual({
      made: 5,
      used: 1,
      voided: 1,
      codes: [
        { number: 2, code: code(2), isVoid: true },
        { number: 3, code: code(3), isVoid: false },
      ],
    })
  })

  it("a vote raises no version", async () => {
    const pollId = await open()
    const before = await calls().event.query({ eventId: show.eventId })
    await vote(1, pollId, "X")
    expect(await calls().event.query({ eventId: show.eventId })).toEqual(before)
  })

  it("is opened again with a reason, and counted again with a code that was voided after the close", async () => {
    const pollId = await open()
    await vote(1, pollId, "X")
    await vote(2, pollId, "Y")
    await close(pollId)
    await calls().voidVoteCodes.mutate({ eventId: show.eventId, from: 2, to: 5, reason: "Found" })
    expect(await listed(pollId)).toMatchObject({ voters: 2 })
    expect(await refused(calls().openPoll.mutate({ pollId }))).toBe("400 INVALID_INPUT")
    const tooLong = "x".repeat(LIMITS.poll.reasonMaxChars + 1)
    expect(await refused(calls().openPoll.mutate({ pollId, reason: tooLong }))).toBe("400 INVALID_INPUT")
    expect(await calls().openPoll.mutate({ pollId, reason: "Closed too early" })).toMatchObject({ votes: null })
    expect((await lines())[0]).toMatchObject({ action: "poll.opened", after: { reason: "Closed too early" } })
    expect(await close(pollId)).toMatchObject({ voters: 1 })
  })

  it("is not opened while it is open, nor closed before it was opened", async () => {
    const { id: pollId } = await create()
    expect(await refused(close(pollId))).toBe("409 POLL_CLOSED")
    await calls().openPoll.mutate({ pollId })
    expect(await refused(calls().openPoll.mutate({ pollId, reason: "Again" }))).toBe("409 POLL_CLOSED")
  })

  it("changes the fields that are sent, its classes only before it is opened", async () => {
    const { id: classId } = await calls().createClass.mutate({ eventId: show.eventId, name: "Trucks" })
    const { id: pollId } = await create()
    const changed = await calls().updatePoll.mutate({ pollId, classIds: [classId], showsVotes: true })
    expect(changed).toMatchObject({ name: "People's Choice", classIds: [classId], showsVotes: true, order: 1 })
    expect((await lines())[0]).toMatchObject({
      before: { classes: [], showsVotes: false },
      after: { classes: ["Trucks"], showsVotes: true },
    })
    const overtaken = calls().updatePoll.mutate({ pollId, name: "Best", expected: { name: "Other" } })
    expect(await refused(overtaken)).toBe("409 FIELDS_CHANGED")
    await calls().openPoll.mutate({ pollId })
    expect(await refused(calls().updatePoll.mutate({ pollId, classIds: [] }))).toBe("409 POLL_IN_USE")
    expect(await calls().updatePoll.mutate({ pollId, name: "Best Truck" })).toMatchObject({ name: "Best Truck" })
    const foreign = await openShow(app)
    const { id: theirs } = await foreign.organizer.trpc.organizer.createClass.mutate({
      eventId: foreign.eventId,
      name: "Theirs",
    })
    expect(await refused(create({ classIds: [theirs] }))).toBe("400 INVALID_INPUT")
  })

  it("names classes, which cannot be deleted, and are replaced by a merge", async () => {
    const { id: classId } = await calls().createClass.mutate({ eventId: show.eventId, name: "Trucks" })
    const { id: intoClassId } = await calls().createClass.mutate({ eventId: show.eventId, name: "Vans" })
    const { id: pollId } = await create({ classIds: [classId] })
    expect(await refused(calls().deleteClass.mutate({ classId }))).toBe("409 CLASS_IN_USE")
    await calls().mergeClass.mutate({ classId, intoClassId })
    expect(await listed(pollId)).toMatchObject({ classIds: [intoClassId] })
  })

  it("is deleted while nobody has voted and no award goes by it", async () => {
    const pollId = await open()
    await vote(1, pollId, "X")
    expect(await refused(calls().deletePoll.mutate({ pollId }))).toBe("409 POLL_IN_USE")
    await vote(1, pollId, null)
    const award = { eventId: show.eventId, name: "Best", basis: "audience" as const, basisId: pollId }
    const { id: awardId } = await show.organizer.trpc.awards.create.mutate(award)
    expect(await refused(calls().deletePoll.mutate({ pollId }))).toBe("409 POLL_IN_USE")
    await show.organizer.trpc.awards.delete.mutate({ awardId })
    expect(await calls().deletePoll.mutate({ pollId })).toEqual({ deletedCount: 1 })
  })

  it("an event has at most ten, in their order", async () => {
    for (let n = 0; n < LIMITS.poll.perEvent; n += 1) await create({ name: `${n}` })
    expect(await refused(create())).toBe("409 LIMIT_REACHED")
    expect((await calls().polls.query({ eventId: show.eventId })).map(({ order }) => order)).toEqual(
      Array.from({ length: LIMITS.poll.perEvent }, (_, index) => index + 1),
    )
  })

  describe("codes", () => {
    it("are numbered on, and made once by one attempt", async () => {
      const again = { eventId: show.eventId, count: 600, mutationId: newMutationId() }
      expect(await calls().makeVoteCodes.mutate(again)).toEqual({ from: 6, to: 605 })
      expect(await calls().makeVoteCodes.mutate(again)).toEqual({ from: 6, to: 605 })
      const { made, codes: all } = await calls().voteCodes.query({ eventId: show.eventId })
      expect([made, all.map(({ number }) => number)]).toEqual([605, Array.from({ length: 605 }, (_, i) => i + 1)])
      expect(new Set(all.map((one) => one.code)).size).toBe(605)
      expect(all.every((one) => /^[0-9A-HJKMNP-TV-Z]{8}$/.test(one.code))).toBe(true)
    })

    it("are voided by both numbers or by themselves", async () => {
      const { eventId } = show
      const voided = (named: object) => calls().voidVoteCodes.mutate({ eventId, reason: "Lost", ...named })
      expect(await refused(voided({ from: 1 }))).toBe("400 INVALID_INPUT")
      expect(await refused(voided({}))).toBe("400 INVALID_INPUT")
      await expect(voided({ codes: [code(1), "0000 0000"] })).rejects.toMatchObject({
        data: { code: "VOTE_CODE_UNKNOWN", issues: [{ path: ["codes"], message: "No ticket has the code 00000000." }] },
      })
      expect(await voided({ codes: [code(1).toLowerCase(), `${code(2).slice(0, 4)} ${code(2).slice(4)}`] })).toEqual({
        voided: 2,
      })
      expect(await voided({ from: 1, to: 3 })).toEqual({ voided: 1 })
      expect(await voided({ from: 1, to: 3 })).toEqual({ voided: 0 })
      expect((await lines()).map(({ action, after }) => [action, after]).slice(0, 3)).toEqual([
        ["codes.voided", { numbers: "3", reason: "Lost" }],
        ["codes.voided", { numbers: "1–2", reason: "Lost" }],
        ["codes.made", { from: 1, to: 5 }],
      ])
    })

    it("are at most so many in an event", async () => {
      const numbers = Array.from({ length: LIMITS.voteCode.perEvent - 5 }, (_, index) => index + 6)
      for (let start = 0; start < numbers.length; start += 5_000)
        await app.services.db.prisma.voteCode.createMany({
          data: numbers.slice(start, start + 5_000).map((number) => {
            return { eventId: show.eventId, number, code: `${show.eventId}/${number}` }
          }),
        })
      expect(await refused(calls().makeVoteCodes.mutate({ eventId: show.eventId, count: 1 }))).toBe("409 LIMIT_REACHED")
    })
  })

  describe("an award by a poll", () => {
    const create = (pollId: number, fields: object = {}) =>
      show.organizer.trpc.awards.create.mutate({
        eventId: show.eventId,
        name: "People's Choice",
        basis: "audience",
        basisId: pollId,
        ...fields,
      })
    const proposal = async () =>
      (await show.organizer.trpc.awards.proposal.query({ eventId: show.eventId })).awards.at(0)
    const blocking = async () => (await calls().review.query({ eventId: show.eventId })).blocking

    it("ignores exclusivity unless it is exclusive or something else is said", async () => {
      const pollId = await open()
      expect((await create(pollId)).ignoresExclusivity).toBe(true)
      expect((await create(pollId, { isExclusive: true })).ignoresExclusivity).toBe(false)
      expect((await create(pollId, { ignoresExclusivity: false })).ignoresExclusivity).toBe(false)
    })

    it("names a poll of the event", async () => {
      const other = await openShow(app)
      const theirs = await other.organizer.trpc.organizer.createPoll.mutate({ eventId: other.eventId, name: "Theirs" })
      expect(await refused(create(theirs.id))).toBe("400 INVALID_INPUT")
      expect(await refused(create(LIMITS.id.max))).toBe("400 INVALID_INPUT")
    })

    it("waits for its poll, is proposed once it is closed, and settled by lot where it is tied", async () => {
      const poll = await create_draft()
      await create(poll)
      expect(await proposal()).toMatchObject({ needsDecision: { kind: "pollOpen", entryIds: [], key: null } })
      expect(await blocking()).toContainEqual(expect.objectContaining({ kind: "awardUndecided", entryIds: [] }))
      await calls().openPoll.mutate({ pollId: poll })
      expect((await blocking()).filter(({ kind }) => /^(award|poll)/.test(kind))).toMatchObject([
        { kind: "pollOpen", pollId: poll },
      ])
      await vote(1, poll, "X")
      await vote(2, poll, "Y")
      await close(poll)
      const tie = (await proposal())?.needsDecision
      expect(tie).toMatchObject({ kind: "tie", entryIds: [entryId("X"), entryId("Y")] })
      await calls().settleTie.mutate({ eventId: show.eventId, key: tie?.key ?? "", kind: "lot" })
      expect(await proposal()).toMatchObject({ winners: [{ isPinned: false }], needsDecision: null })
    })

    const create_draft = async () => (await calls().createPoll.mutate({ eventId: show.eventId, name: "Best" })).id

    it("cannot be published while its poll is open, nor is that waived", async () => {
      const pollId = await open()
      await calls().startReview.mutate({ eventId: show.eventId })
      const line = (await blocking()).find(({ kind }) => kind === "pollOpen")
      expect(line).toMatchObject({ pollId, isWaived: false })
      const waived = await show.organizer.rest("POST", `/events/${show.eventId}/review/waive`, {
        kind: "pollOpen",
        key: line?.key,
        reason: "Later",
      })
      expect(waived.status).toBe(400)
    })
  })
})
