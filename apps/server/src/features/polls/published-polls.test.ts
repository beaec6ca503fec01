import { EXTENDED_FORMAT, SNAPSHOT_FORMAT, snapshotBody } from "@rosette/contract/snapshots"
import { beforeAll, beforeEach, expect, it } from "vitest"
import type { TestApp } from "../../../test/app.ts"
import { eachDatabase } from "../../../test/each-database.ts"
import { openShow, type Show } from "../../../test/scenes/show.ts"

eachDatabase((startApp) => {
  let app: TestApp
  let show: Show
  let pollId: number
  beforeAll(async () => {
    app = await startApp()
  })
  beforeEach(async () => {
    show = await openShow(app, { votingIds: ["C1", "C2"], judges: [] })
    pollId = (await calls().createPoll.mutate({ eventId: show.eventId, name: "People's Choice", showsVotes: true })).id
  })

  const calls = () => show.organizer.trpc.organizer

  async function vote() {
    const { eventId, entries } = show
    await calls().openPoll.mutate({ pollId })
    await calls().makeVoteCodes.mutate({ eventId, count: 1 })
    const { code } = await app.services.db.prisma.voteCode.findFirstOrThrow({ where: { eventId } })
    await app.browser().rest("POST", "/vote", { code, pollId, entryId: entries[1]?.id })
    await calls().closePoll.mutate({ pollId })
    return code
  }

  async function publish() {
    const { eventId } = show
    await calls().startReview.mutate({ eventId })
    const { version } = await calls().publish.mutate({ eventId })
    const { body } = await calls().snapshot.query({ eventId, version })
    return { body, parsed: snapshotBody.strict().parse(JSON.parse(body)) }
  }

  it("a version has the polls that were closed, with their votes, and nothing of codes", async () => {
    const code = await vote()
    const { body, parsed } = await publish()
    const votes = [{ entryId: show.entries[1]?.id, votes: 1 }]
    const poll = { id: pollId, name: "People's Choice", classIds: [], showsVotes: true, voters: 1, votes }
    expect([parsed.format, parsed.polls]).toEqual([EXTENDED_FORMAT, [poll]])
    expect(body).not.toContain(code)
  })

  it("a poll that was never closed leaves a version as it was", async () => {
    const { parsed } = await publish()
    expect([parsed.format, parsed.polls]).toEqual([SNAPSHOT_FORMAT, undefined])
  })

  it.each([true, false])("the public page has an award's votes only if its poll shows them: %s", async (showsVotes) => {
    const { eventId } = show
    await calls().updatePoll.mutate({ pollId, showsVotes })
    await vote()
    const award = { eventId, name: "People's Choice", basis: "audience" as const, basisId: pollId }
    await show.organizer.trpc.awards.create.mutate(award)
    const { version } = await show.organizer.trpc.awards.proposal.query({ eventId })
    await show.organizer.trpc.awards.accept.mutate({ eventId, version })
    await publish()
    const page = { eventId, isOn: true, opens: "published", shows: "everything" } as const
    const { key } = await calls().updatePublicPage.mutate(page)
    const read = async (path: string) => (await app.app.inject({ method: "GET", url: path })).body
    const { winners } = JSON.parse(await read(`/r/${key}.json`))
    const [won] = winners.filter(({ kind }: { kind: string }) => kind === "award")
    expect([won.voters, won.entries[0].votes]).toEqual(showsVotes ? [1, 1] : [undefined, undefined])
    expect(won.entries).toMatchObject([{ votingId: "C2" }])
    expect((await read(`/r/${key}`)).includes("1 of 1 vote")).toBe(showsVotes)
  })

  it("a clone has the polls as drafts, and its awards go by them", async () => {
    await vote()
    const { eventId } = show
    const award = { eventId, name: "People's Choice", basis: "audience" as const, basisId: pollId }
    await show.organizer.trpc.awards.create.mutate(award)
    const { event } = await calls().cloneEvent.mutate({ eventId, name: "Next", organizerPassword: "open-the-hood" })
    const polls = await calls().polls.query({ eventId: event.id })
    expect(polls).toMatchObject([{ name: "People's Choice", state: "draft", votes: null, closedAt: null }])
    const awards = await show.organizer.trpc.awards.list.query({ eventId: event.id })
    expect(awards).toMatchObject([{ basis: "audience", basisId: polls[0]?.id }])
    expect(await app.services.db.prisma.voteCode.count({ where: { eventId: event.id } })).toBe(0)
  })
})
