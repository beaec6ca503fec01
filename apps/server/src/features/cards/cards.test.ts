import { readCardCode } from "@rosette/domain/entries/card-code"
import { beforeAll, beforeEach, expect, it } from "vitest"
import type { TestApp } from "../../../test/app.ts"
import { eachDatabase } from "../../../test/each-database.ts"
import { announceShow } from "../../../test/scenes/announced-show.ts"
import { asJudge, openShow, type Show } from "../../../test/scenes/show.ts"

eachDatabase((startApp) => {
  let app: TestApp
  let show: Show
  beforeAll(async () => {
    app = await startApp()
  })
  beforeEach(async () => {
    show = await openShow(app, { votingIds: ["C2", "C10", "C1"], judges: ["Ann"] })
  })

  const calls = () => show.organizer.trpc.organizer
  const cards = async () => (await calls().cards.query({ eventId: show.eventId })).cards
  const card = async (votingId: string) =>
    (await cards()).find((one) => one.votingId === votingId) ?? expect.fail(`There is no card ${votingId}.`)
  const print = (entryIds: number[]) => calls().cardsPrinted.mutate({ eventId: show.eventId, entryIds })
  const printAll = async () => print((await cards()).map(({ entryId }) => entryId))

  it("every entry has a card from the beginning, whose code names it", async () => {
    const listed = await cards()
    expect(listed.map(({ votingId }) => votingId)).toEqual(["C1", "C2", "C10"])
    for (const { url, cardId, votingId } of listed) expect(readCardCode(url)).toEqual({ cardId, votingId })
    expect(listed.every(({ printedAt, isOutdated }) => printedAt === null && !isOutdated)).toBe(true)
  })

  it("is out of date once what it shows has changed, until it is printed again", async () => {
    await printAll()
    const { entryId, cardId } = await card("C2")
    await calls().updateEntry.mutate({ entryId, description: "Restored in 2019" })
    expect((await cards()).some(({ isOutdated }) => isOutdated)).toBe(false)
    await calls().updateEntry.mutate({ entryId, votingId: "C3" })
    expect(await card("C3")).toMatchObject({ isOutdated: true, cardId, printedAt: expect.any(String) })
    expect(await print([entryId])).toEqual({ count: 1 })
    expect(await card("C3")).toMatchObject({ isOutdated: false })
    await calls().updateEvent.mutate({ eventId: show.eventId, name: "Harbour Day" })
    expect((await cards()).every(({ isOutdated }) => isOutdated)).toBe(true)
  })

  it("a renamed class makes the cards of its entries out of date", async () => {
    const { id: classId } = await calls().createClass.mutate({ eventId: show.eventId, name: "Trucks" })
    const { entryId } = await card("C1")
    await calls().updateEntry.mutate({ entryId, classId })
    await printAll()
    await calls().updateClass.mutate({ classId, name: "Vans" })
    expect((await cards()).map(({ isOutdated }) => isOutdated)).toEqual([true, false, false])
  })

  it("judges' phones know the cards once one was printed, and those of entries that are not theirs by number", async () => {
    const { id: classId } = await calls().createClass.mutate({ eventId: show.eventId, name: "Trucks" })
    const { entryId } = await card("C1")
    await calls().updateEntry.mutate({ entryId, classId })
    const [judge] = show.judges
    await calls().updateJudge.mutate({ judgeId: judge?.id ?? 0, classIds: [classId] })
    const phone = await asJudge(app, judge ?? expect.fail())
    const before = await phone.trpc.judge.workspace.query()
    expect([before.event, before.cards]).toMatchObject([{ hasCards: false }, []])
    await print([entryId])
    const workspace = await phone.trpc.judge.workspace.query()
    expect(workspace.event).toMatchObject({ hasCards: true })
    expect(Number(workspace.event.setupVersion)).toBeGreaterThan(before.event.setupVersion)
    expect(workspace.cards.map(({ votingId, entryId }) => [votingId, entryId])).toEqual([
      ["C1", entryId],
      ["C2", null],
      ["C10", null],
    ])
  })

  it("is recorded; entries that are gone are not counted, and those of others not found", async () => {
    const other = await openShow(app)
    const foreign = print([other.entries[0]?.id ?? 0])
    await expect(foreign).rejects.toMatchObject({ data: { code: "NOT_FOUND" } })
    const { entryId } = await card("C1")
    await calls().deleteEntry.mutate({ entryId })
    expect(await print([entryId])).toEqual({ count: 0 })
    await printAll()
    const { items } = await calls().history.query({ eventId: show.eventId })
    expect(items[0]).toMatchObject({ action: "cards.printed", after: { count: 2 } })
  })

  it("is said also once results are published", async () => {
    const { organizer, eventId, entryIds } = await announceShow(app)
    expect(await organizer.trpc.organizer.cardsPrinted.mutate({ eventId, entryIds })).toEqual({ count: 3 })
  })
})
