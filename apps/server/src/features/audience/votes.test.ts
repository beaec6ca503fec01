import { LIMITS } from "@rosette/contract/limits"
import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { TestApp } from "../../../test/app.ts"
import { bothDatabases } from "../../../test/each-database.ts"
import { openShow, type Show } from "../../../test/scenes/show.ts"

bothDatabases((startApp) => {
  let app: TestApp
  let show: Show
  let codes: string[]
  let pollId: number
  beforeAll(async () => {
    app = await startApp()
  })
  beforeEach(async () => {
    show = await openShow(app, { votingIds: ["C10", "C2", "C3"] })
    const { eventId } = show
    await calls().makeVoteCodes.mutate({ eventId, count: 3 })
    codes = (await calls().voteCodes.query({ eventId })).codes.map(({ code }) => code)
    pollId = (await calls().createPoll.mutate({ eventId, name: "People's Choice" })).id
    await calls().openPoll.mutate({ pollId })
  })

  const calls = () => show.organizer.trpc.organizer
  const entryId = (votingId: string) => show.entries.find((entry) => entry.votingId === votingId)?.id ?? 0
  const code = (number = 1) => codes[number - 1] ?? ""
  const ballot = (typed = code()) => app.browser().rest("POST", "/vote/ballot", { code: typed })
  const cast = (id: number | null, typed = code(), poll = pollId) =>
    app.browser().rest("POST", "/vote", { code: typed, pollId: poll, entryId: id })
  const type = (fields: object) =>
    show.organizer.rest("POST", `/events/${show.eventId}/desk/votes`, { code: code(), pollId, ...fields })
  const votes = async () => (await calls().closePoll.mutate({ pollId })).votes
  const unknown = { status: 404, body: { code: "VOTE_CODE_UNKNOWN" } }

  it("a ballot has the entries that can be chosen in voting ID order, without what is hidden", async () => {
    await calls().updateEntry.mutate({ entryId: entryId("C2"), showEntryName: false, showOwnerParticipant: false })
    await calls().updateEntry.mutate({ entryId: entryId("C3"), status: "absent" })
    const { body } = await ballot()
    const known = { imageUrl: null, classId: null }
    expect(body).toEqual({
      event: { name: "Harbour Show", date: "" },
      polls: [
        {
          id: pollId,
          name: "People's Choice",
          entries: [
            { entryId: entryId("C2"), votingId: "C2", entryName: "", ownerParticipant: "", ...known },
            { entryId: entryId("C10"), votingId: "C10", entryName: "Car C10", ownerParticipant: "Owner C10", ...known },
          ],
          choice: null,
        },
      ],
    })
  })

  it("a ballot has only the polls that are open, and the entries of their classes", async () => {
    const { eventId } = show
    const { id: classId } = await calls().createClass.mutate({ eventId, name: "Trucks" })
    await calls().updateEntry.mutate({ entryId: entryId("C3"), classId })
    const { id } = await calls().createPoll.mutate({ eventId, name: "Best Truck", classIds: [classId] })
    expect((await ballot()).body).toMatchObject({ polls: [{ id: pollId }] })
    await calls().openPoll.mutate({ pollId: id })
    await calls().closePoll.mutate({ pollId })
    expect((await ballot()).body).toMatchObject({ polls: [{ id, entries: [{ votingId: "C3", classId }] }] })
    await calls().closePoll.mutate({ pollId: id })
    expect((await ballot()).body).toMatchObject({ event: { name: "Harbour Show" }, polls: [] })
  })

  it("a ballot that was read follows the event, its entries and its polls", async () => {
    const { eventId } = show
    await ballot()
    await calls().updateEvent.mutate({ eventId, name: "Pier Show" })
    await calls().updateEntry.mutate({ entryId: entryId("C2"), entryName: "Blue Comet" })
    await calls().updatePoll.mutate({ pollId, name: "Best in Town" })
    const { body } = await ballot()
    expect(body).toMatchObject({ event: { name: "Pier Show" }, polls: [{ name: "Best in Town" }] })
    expect(body).toMatchObject({ polls: [{ entries: [{ entryName: "Blue Comet" }, {}, {}] }] })
  })

  it("a vote is counted, shown to its code alone, replaced and taken back", async () => {
    const counted = await cast(entryId("C2"))
    expect(counted).toMatchObject({
      status: 200,
      body: { pollId, entryId: entryId("C2"), votingId: "C2", at: expect.any(String) },
    })
    expect((await ballot()).body).toMatchObject({ polls: [{ choice: { entryId: entryId("C2"), votingId: "C2" } }] })
    expect((await ballot(code(2))).body).toMatchObject({ polls: [{ choice: null }] })
    await cast(entryId("C3"))
    expect((await ballot()).body).toMatchObject({ polls: [{ choice: { votingId: "C3" } }] })
    expect((await cast(null)).body).toMatchObject({ entryId: null, votingId: null })
    expect((await ballot()).body).toMatchObject({ polls: [{ choice: null }] })
  })

  it("a vote that is sent again, because the answer was lost, is one vote", async () => {
    await cast(entryId("C2"))
    await cast(entryId("C2"))
    expect(await votes()).toEqual([{ entryId: entryId("C2"), votes: 1 }])
  })

  it("a choice that cannot be chosen any more is shown alone, and counts if it returns", async () => {
    await cast(entryId("C2"))
    await calls().updateEntry.mutate({ entryId: entryId("C2"), status: "withdrawn" })
    const { body } = await ballot()
    expect(body).toMatchObject({
      polls: [{ entries: [{ votingId: "C3" }, { votingId: "C10" }], choice: { votingId: "C2" } }],
    })
    expect(await cast(entryId("C2"), code(2))).toMatchObject({ status: 409, body: { code: "NOT_IN_POLL" } })
    await calls().updateEntry.mutate({ entryId: entryId("C2"), status: "checkedIn" })
    expect(await votes()).toEqual([{ entryId: entryId("C2"), votes: 1 }])
  })

  it("is refused for other entries, closed and foreign polls", async () => {
    const other = await openShow(app)
    expect(await cast(other.entries[0]?.id ?? 0)).toMatchObject({ status: 409, body: { code: "NOT_IN_POLL" } })
    const theirs = await other.organizer.trpc.organizer.createPoll.mutate({ eventId: other.eventId, name: "Theirs" })
    await other.organizer.trpc.organizer.openPoll.mutate({ pollId: theirs.id })
    expect(await cast(entryId("C2"), code(), theirs.id)).toMatchObject({ status: 409, body: { code: "POLL_CLOSED" } })
    await calls().closePoll.mutate({ pollId })
    expect(await cast(entryId("C2"))).toMatchObject({ status: 409, body: { code: "POLL_CLOSED" } })
  })

  it("a code that nobody has, or that is void, is unknown by one sentence", async () => {
    await calls().voidVoteCodes.mutate({ eventId: show.eventId, codes: [code(3)], reason: "Lost" })
    const answers = await Promise.all([ballot("ZZZZ ZZZ9"), ballot(code(3)), cast(entryId("C2"), code(3))])
    expect(answers).toMatchObject([unknown, unknown, unknown])
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  })

  it("a code is read as people type it, or from its link", async () => {
    const typed = ` ${code().slice(0, 4).toLowerCase()}-${code().slice(4)} `
    for (const one of [typed, `https://rosette.example/v#${code()}`, `/v#${typed}`])
      expect((await ballot(one)).status, one).toBe(200)
  })

  describe("at the desk", () => {
    it("is typed by the number on the ticket, in any case", async () => {
      expect(await type({ votingId: "c10" })).toMatchObject({ status: 200, body: { votingId: "C10" } })
      expect(await votes()).toEqual([{ entryId: entryId("C10"), votes: 1 }])
    })

    it("replaces another vote only if that is said", async () => {
      await cast(entryId("C2"))
      expect(await type({ votingId: "C2" })).toMatchObject({ status: 200 })
      expect(await type({ votingId: "C3" })).toMatchObject({ status: 409, body: { code: "VOTE_CODE_USED" } })
      expect(await type({ votingId: null })).toMatchObject({ status: 409, body: { code: "VOTE_CODE_USED" } })
      expect(await type({ votingId: "C3", replaces: true })).toMatchObject({ status: 200 })
      expect(await votes()).toEqual([{ entryId: entryId("C3"), votes: 1 }])
    })

    it("is refused for a number that no entry has, one that is not in the poll, and a foreign code", async () => {
      await calls().updateEntry.mutate({ entryId: entryId("C2"), status: "absent" })
      expect(await type({ votingId: "C99" })).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } })
      expect(await type({ votingId: "C2" })).toMatchObject({ status: 409, body: { code: "NOT_IN_POLL" } })
      const other = await openShow(app)
      const path = `/events/${other.eventId}/desk/votes`
      const foreign = await other.organizer.rest("POST", path, { code: code(), pollId, votingId: "1" })
      expect(foreign).toMatchObject(unknown)
    })
  })

  it("no vote is in the history, nor in any answer but that to its code", async () => {
    await cast(entryId("C2"))
    await type({ code: code(2), votingId: "C3" })
    const { items } = await calls().history.query({ eventId: show.eventId })
    expect(items.filter(({ subject }) => /C2|C3/.test(subject)).map(({ action }) => action)).toEqual([
      "entry.created",
      "entry.created",
    ])
    expect(JSON.stringify(await calls().voteCodes.query({ eventId: show.eventId }))).not.toMatch(/entryId|votingId/)
  })

  it("votes in both ways at once with one code are one vote, and a close counts each or refuses it", async () => {
    const { eventId } = show
    await calls().makeVoteCodes.mutate({ eventId, count: 40 })
    const { codes: all } = await calls().voteCodes.query({ eventId })
    const sent = all.flatMap((one, index) => [
      cast(entryId(index % 2 ? "C2" : "C3"), one.code),
      cast(entryId("C10"), one.code),
    ])
    const [counted, ...answers] = await Promise.all([calls().closePoll.mutate({ pollId }), ...sent])
    const accepted = new Set(answers.flatMap(({ status }, index) => (status === 200 ? [all[index >> 1]?.code] : [])))
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
    expect(counted.voters).toBe(accepted.size)
  })

  it("unknown codes are answered so many times a minute, and nobody with a ticket waits", async () => {
    const throttled = await startApp({ LOGIN_RATE_LIMIT: "1" })
    const theirs = await openShow(throttled)
    await theirs.organizer.trpc.organizer.makeVoteCodes.mutate({ eventId: theirs.eventId, count: 1 })
    const { codes: own } = await theirs.organizer.trpc.organizer.voteCodes.query({ eventId: theirs.eventId })
    const from = throttled.browser()
    const ask = (typed: string) => from.rest("POST", "/vote/ballot", { code: typed })
    const seen: number[] = []
    for (let guess = 0; guess <= LIMITS.voting.unknownCodes; guess += 1) seen.push((await ask(`GUESS${guess}`)).status)
    expect(seen).toEqual([...Array.from({ length: LIMITS.voting.unknownCodes }, () => 404), 429])
    expect((await ask(own[0]?.code ?? "")).status).toBe(200)
    for (let wrong = 0; wrong <= LIMITS.signIn.malformedCalls; wrong += 1) expect((await ask("")).status).toBe(400)
    expect((await ask(own[0]?.code ?? "")).status).toBe(200)
  })
})
