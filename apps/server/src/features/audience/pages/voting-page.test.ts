import { beforeAll, beforeEach, expect, it } from "vitest"
import type { TestApp } from "../../../../test/app.ts"
import { eachDatabase } from "../../../../test/each-database.ts"
import { textOf } from "../../../../test/page-text.ts"
import { openShow, type Show } from "../../../../test/scenes/show.ts"

const NEW = { entryName: "Late Comet", ownerParticipant: "Lea" }

eachDatabase((startApp) => {
  let app: TestApp
  let show: Show
  let code: string
  let poll: number
  beforeAll(async () => {
    app = await startApp()
  })
  beforeEach(async () => {
    show = await openShow(app, { votingIds: ["C2", "C12"] })
    const { eventId } = show
    await calls().makeVoteCodes.mutate({ eventId, count: 1 })
    code = (await calls().voteCodes.query({ eventId })).codes[0]?.code ?? ""
    poll = await open("People's Choice")
  })

  const calls = () => show.organizer.trpc.organizer
  const entry = (votingId: string) => show.entries.find((one) => one.votingId === votingId)?.id ?? 0
  async function open(name: string, classIds: number[] = []) {
    const { id } = await calls().createPoll.mutate({ eventId: show.eventId, name, classIds })
    await calls().openPoll.mutate({ pollId: id })
    return id
  }
  /** Sends a form as a browser without scripts does, and returns what the next page says. */
  async function send(fields: Record<string, string | number>, headers: Record<string, string> = {}) {
    const payload = new URLSearchParams(
      Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)]),
    ).toString()
    const form = { "content-type": "application/x-www-form-urlencoded" }
    const answer = await app.app.inject({ method: "POST", url: "/v", payload, headers: { ...form, ...headers } })
    return {
      status: answer.statusCode,
      page: answer.body,
      text: textOf(answer.body).replace(/ (?=[.,])/g, ""),
      headers: answer.headers,
    }
  }
  const vote = (votingId: string) => send({ code, poll, chosen: entry(votingId), does: "vote" })
  const votes = async () => (await calls().closePoll.mutate({ pollId: poll })).votes

  it("leads from the code to a vote that counts, without scripts", async () => {
    const first = await app.app.inject({ method: "GET", url: "/v" })
    expect(textOf(first.body)).toContain("The code on your ticket")
    const ballot = await send({ code: code.toLowerCase() })
    expect(ballot.text).toMatch(/People's Choice.*C2.*Car C2.*Choose C2.*C12.*Choose C12/)
    const asked = await send({ code, poll, entry: entry("C12") })
    expect(asked.text).toContain("C12 Car C12. Vote?")
    const counted = await vote("C12")
    expect([counted.status, counted.text]).toEqual([200, expect.stringMatching(/Counted: C12.*Next ticket/)])
    expect((await send({ code })).text).toContain("Your vote: C12 Car C12")
    expect(await votes()).toEqual([{ entryId: entry("C12"), votes: 1 }])
  })

  it("a vote is changed, repeated and taken back", async () => {
    await vote("C2")
    expect((await send({ code, poll, entry: entry("C12") })).text).toContain("It replaces your vote for C2.")
    await vote("C12")
    await vote("C12")
    const back = await send({ code, poll, does: "takeBack" })
    expect(back.text).toContain("Your vote is taken back")
    expect(await votes()).toEqual([])
  })

  it("an entry is found by its number", async () => {
    expect((await send({ code, poll, number: " C12 ", does: "find" })).text).toContain("C12 Car C12. Vote?")
    expect((await send({ code, poll, number: " ", does: "find" })).text).toMatch(/Choose C2.*Choose C12/)
  })

  it("a number is found in any case, and first as it is written", async () => {
    await calls().createEntry.mutate({ ...NEW, eventId: show.eventId, votingId: "c2" })
    await calls().createEntry.mutate({ ...NEW, eventId: show.eventId, votingId: "Ä7" })
    const asked = async (number: string) => (await send({ code, poll, number, does: "find" })).text
    expect(await asked("c12")).toContain("C12 Car C12. Vote?")
    expect(await asked("ä7")).toContain("Ä7 Late Comet. Vote?")
    expect(await asked("c2")).toContain("c2 Late Comet. Vote?")
    expect(await asked("C2")).toContain("C2 Car C2. Vote?")
  })

  it("a number that cannot be chosen is told from one that no entry has", async () => {
    const none = await send({ code, poll, number: "99", does: "find" })
    expect([none.status, none.text]).toEqual([404, expect.stringContaining("No entry has this number.")])
    expect(none.text).toContain("Choose C12")
    await calls().updateEntry.mutate({ entryId: entry("C2"), status: "withdrawn" })
    const refused = { status: 409, text: expect.stringContaining("This entry cannot be chosen in this vote.") }
    expect(await send({ code, poll, number: "c2", does: "find" })).toMatchObject(refused)
    expect(await send({ code, poll, number: "99", entry: entry("C2") })).toMatchObject(refused)
  })

  it("a card that was scanned is asked about at once, in the poll that is chosen if there are several", async () => {
    const { cards } = await calls().cards.query({ eventId: show.eventId })
    const card = cards.find(({ votingId }) => votingId === "C12")?.cardId ?? ""
    const first = await app.app.inject({ method: "GET", url: `/v?entry=${card}` })
    expect(first.body).toContain(`name="card" value="${card}"`)
    expect((await send({ code, card })).text).toContain("C12 Car C12. Vote?")
    expect((await send({ code, card: "00000000" })).status).toBe(409)
    await open("Best Paint")
    expect((await send({ code, card })).text).toMatch(/Choose in People's Choice.*Choose in Best Paint/)
    expect((await send({ code, card, does: "back" })).text).toMatch(/Choose C2.*Choose C12/)
  })

  it("a hidden name shows the number only, and every text is escaped", async () => {
    await calls().updateEntry.mutate({ entryId: entry("C2"), showEntryName: false, showOwnerParticipant: false })
    await calls().updateEntry.mutate({ entryId: entry("C12"), entryName: "<b>Comet</b>" })
    const { page } = await send({ code })
    expect(page).not.toMatch(/Car C2\b|Owner C2\b|<b>/)
    expect(page).toContain("&lt;b&gt;Comet")
    expect((await send({ code, poll, entry: entry("C2") })).text).toContain("C2. Vote?")
  })

  it("says why a code is not taken, and keeps what was typed", async () => {
    expect((await send({ code: " " })).text).toContain("Please type the code of your ticket")
    const unknown = await send({ code: "0000 0000" })
    expect([unknown.status, unknown.text, unknown.page]).toEqual([
      404,
      expect.stringContaining("This code is not valid here. Check the letters on your ticket."),
      expect.stringContaining('value="0000 0000"'),
    ])
    expect((await send({ code: `${"<".repeat(90)}` })).page).not.toContain("<<")
    expect((await send({ code: "x".repeat(9_000) })).status).toBe(413)
  })

  it("what changes between choosing and sending is said", async () => {
    await vote("C2")
    await calls().updateEntry.mutate({ entryId: entry("C2"), status: "withdrawn" })
    expect((await send({ code })).text).toMatch(/Your vote: C2, which cannot be chosen now/)
    expect(await vote("C2")).toMatchObject({ status: 409, text: expect.stringContaining("cannot be chosen in this") })
    await calls().closePoll.mutate({ pollId: poll })
    const closed = { status: 409, text: expect.stringContaining("Voting is not open.") }
    expect(await vote("C12")).toMatchObject(closed)
    await open("Best Paint")
    for (const answer of [await vote("C12"), await send({ code, poll, entry: entry("C12") })])
      expect(answer).toMatchObject({ ...closed, page: expect.stringContaining("Best Paint") })
  })

  it("while nothing is open, a ticket and a card that was scanned are asked about again", async () => {
    const { cards } = await calls().cards.query({ eventId: show.eventId })
    const card = cards.find(({ votingId }) => votingId === "C12")?.cardId ?? ""
    await calls().closePoll.mutate({ pollId: poll })
    const early = await send({ code, card })
    expect([early.status, early.text]).toEqual([200, expect.stringMatching(/Voting is not open\..*Look again/)])
    expect(early.page).toContain(`name="card" value="${card}"`)
    await calls().openPoll.mutate({ pollId: poll, reason: "More tickets came" })
    expect((await send({ code, card })).text).toContain("C12 Car C12. Vote?")
  })

  it.each(["999999999999999", "-1", "x"])("an entry that no record can be, %s, is no vote", async (chosen) => {
    const answer = await send({ code, poll, chosen, does: "vote" })
    expect([answer.status, answer.text]).toEqual([200, expect.stringContaining("Choose C12")])
    expect(await votes()).toEqual([])
  })

  it("refuses a form of another site, sends no code to others, and may not use the camera", async () => {
    const { headers } = await send({ code })
    expect(headers).toMatchObject({
      "referrer-policy": "same-origin",
      "cache-control": "no-store",
      "permissions-policy": expect.stringContaining("camera=()"),
    })
    const foreign = await send({ code, poll, chosen: entry("C2"), does: "vote" }, { "sec-fetch-site": "cross-site" })
    expect(foreign.status).toBe(403)
    expect(await votes()).toEqual([])
  })
})
