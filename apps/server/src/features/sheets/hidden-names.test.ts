import { beforeAll, expect, it } from "vitest"
import type { Browser, TestApp } from "../../../test/app.ts"
import { doorsOn } from "../../../test/doors.ts"
import { eachDatabase } from "../../../test/each-database.ts"
import { asJudge, asMasterAdmin, openShow, type Show } from "../../../test/scenes/show.ts"

eachDatabase((startApp, dialect) => {
  let app: TestApp
  let show: Show
  let judge: Browser
  beforeAll(async () => {
    app = await startApp()
    show = await openShow(app, { votingIds: ["1", "2", "3"] })
    judge = await asJudge(app, show.judges[0] ?? { id: 0, eventId: 0, name: "" })
    const [first, second] = show.entries
    const { organizer } = show.organizer.trpc
    await organizer.updateEntry.mutate({ entryId: first?.id ?? 0, showEntryName: false })
    await organizer.updateEntry.mutate({ entryId: second?.id ?? 0, showOwnerParticipant: false })
  })

  const names = (entries: { entryName: string; ownerParticipant: string }[]) =>
    entries.map(({ entryName, ownerParticipant }) => [entryName, ownerParticipant])
  const FOR_JUDGES = [
    ["", "Owner 1"],
    ["Car 2", ""],
    ["Car 3", "Owner 3"],
  ]
  const ALL = ["1", "2", "3"].map((n) => [`Car ${n}`, `Owner ${n}`])

  it.each(doorsOn(dialect))("by $door, what an entry hides from judges is not sent to them", async ({ call }) => {
    const { eventId } = show
    const entries = async (browser: Browser) =>
      names((await call(browser, "organizer.entries", { eventId })).body as Parameters<typeof names>[0])
    expect(await entries(judge)).toEqual(FOR_JUDGES)
    const { body } = await call(judge, "judge.workspace", {})
    expect(names((body as { entries: Parameters<typeof names>[0] }).entries)).toEqual(FOR_JUDGES)
    expect(JSON.stringify(body)).not.toMatch(/Car 1|Owner 2/)
    for (const browser of [show.organizer, await asMasterAdmin(app)]) expect(await entries(browser)).toEqual(ALL)
  })
})
