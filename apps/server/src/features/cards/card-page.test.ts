import { beforeAll, beforeEach, expect, it } from "vitest"
import type { Browser, TestApp } from "../../../test/app.ts"
import { eachDatabase } from "../../../test/each-database.ts"
import { textOf } from "../../../test/page-text.ts"
import { announceShow } from "../../../test/scenes/announced-show.ts"
import { asJudge, openShow, type Show } from "../../../test/scenes/show.ts"

eachDatabase((startApp) => {
  let app: TestApp
  let show: Show
  beforeAll(async () => {
    app = await startApp()
  })
  beforeEach(async () => {
    show = await openShow(app, { votingIds: ["C12"], judges: ["Ann"] })
  })

  type Organized = Pick<Show, "eventId" | "organizer">
  const calls = (of: Organized = show) => of.organizer.trpc.organizer
  const cardOf = async (of: Organized = show) =>
    (await calls(of).cards.query({ eventId: of.eventId })).cards[0] ?? expect.fail("There is no card.")
  async function open(path: string, browser?: Browser) {
    const cookie = [...(browser?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join("; ")
    const answer = await app.app.inject({ method: "GET", url: path, headers: { cookie } })
    const { statusCode: status, headers, body } = answer
    return { status, to: headers.location, text: textOf(body), headers }
  }

  it("leads a judge of the event to the sheet, and says so if the card has an older number", async () => {
    const { cardId, entryId } = await cardOf()
    const judge = await asJudge(app, show.judges[0] ?? expect.fail())
    expect(await open(`/c/${cardId}/C12`, judge)).toMatchObject({ status: 303, to: `/judge#card=${cardId}` })
    expect(await open(`/c/${cardId.toLowerCase()}`, judge)).toMatchObject({ status: 303, to: `/judge#card=${cardId}` })
    await calls().updateEntry.mutate({ entryId, votingId: "C14" })
    expect((await open(`/c/${cardId}/C12`, judge)).to).toBe(`/judge#card=${cardId}/C12`)
    expect((await open(`/c/${cardId}/C12`)).text).toContain("This card says C12; the entry is C14 now")
  })

  it("shows a stranger, an organizer and a judge of another event the event and the number, never a name", async () => {
    const { cardId } = await cardOf()
    const other = await openShow(app, { judges: ["Bob"] })
    const stranger = await asJudge(app, other.judges[0] ?? expect.fail())
    for (const browser of [undefined, show.organizer, stranger]) {
      const { status, text, headers } = await open(`/c/${cardId}/C12`, browser)
      expect([status, headers["permissions-policy"]]).toEqual([200, expect.stringContaining("camera=()")])
      expect(text).toMatch(/Harbour Show C12/)
      expect(text).not.toMatch(/Car C12|Owner C12|Vote/)
    }
  })

  it("offers to vote while a poll is open in which the entry can be chosen", async () => {
    const { cardId } = await cardOf()
    const { id } = await calls().createPoll.mutate({ eventId: show.eventId, name: "People's Choice" })
    await calls().openPoll.mutate({ pollId: id })
    expect((await open(`/c/${cardId}`)).text).toContain("Vote")
    await calls().closePoll.mutate({ pollId: id })
    expect((await open(`/c/${cardId}`)).text).not.toContain("Vote")
  })

  it("leads to the entry's public page once it is public", async () => {
    const announced = await announceShow(app)
    const card = await cardOf(announced)
    expect((await open(`/c/${card.cardId}`)).status).toBe(200)
    const { body } = await announced.organizer.rest("PUT", `/events/${announced.eventId}/public-page`, {
      isOn: true,
      shows: "winners",
      opens: "published",
    })
    const { status, to } = await open(`/c/${card.cardId}/${card.votingId}`)
    expect([status, to]).toEqual([303, `/e/${Object(body).key}/${card.votingId}`])
    expect((await open(to ?? "")).status).toBe(200)
  })

  it("leads to its own entry's public page also when numbers have changed since", async () => {
    const announced = await announceShow(app)
    const { eventId, organizer, entryIds } = announced
    const shown = { isOn: true, shows: "winners", opens: "published" }
    const { body } = await organizer.rest("PUT", `/events/${eventId}/public-page`, shown)
    await calls(announced).reopenResults.mutate({ eventId, reason: "A number was wrong" })
    await calls(announced).updateEntry.mutate({ entryId: entryIds[0] ?? 0, votingId: "77" })
    await calls(announced).updateEntry.mutate({ entryId: entryIds[1] ?? 0, votingId: "1" })
    const { cards } = await calls(announced).cards.query({ eventId })
    const second = cards.find(({ entryId }) => entryId === entryIds[1])
    expect(await open(`/c/${second?.cardId}/1`)).toMatchObject({ status: 303, to: `/e/${Object(body).key}/2` })
  })

  it.each(["/c/00000000", "/c/short", "/c/%00%00%00%00%00%00%00%00/C1", "/c/00000000/C12"])(
    "%s is unknown",
    async (path) =>
      expect(await open(path)).toMatchObject({ status: 404, text: expect.stringContaining("Unknown card") }),
  )
})
