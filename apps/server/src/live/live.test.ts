import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { Browser, TestApp } from "../../test/app.ts"
import { eachDatabase } from "../../test/each-database.ts"
import { openViewer, type Viewer, type Watched } from "../../test/live/live-viewer.ts"
import { listenLocally } from "../../test/raw-http.ts"
import { asJudge, asMasterAdmin, openShow, type Show } from "../../test/scenes/show.ts"

eachDatabase((startApp) => {
  let app: TestApp
  let port: number
  let show: Show
  let ada: Browser
  let bob: Browser
  beforeAll(async () => {
    app = await startApp()
    port = await listenLocally(app.app)
  })
  beforeEach(async () => {
    show = await openShow(app, { judges: ["Ada", "Bob"] })
    ada = await asJudge(app, judgeAt(0))
    bob = await asJudge(app, judgeAt(1))
  })

  const judgeAt = (index: number) => {
    const judge = show.judges[index]
    if (!judge) throw new Error("The show has two judges.")
    return judge
  }
  const firstEntryId = () => show.entries[0]?.id ?? 0
  const watch = (browser: Browser, watched: Watched) => openViewer(port, browser, watched)
  const watchDashboard = (more: Partial<Watched> = {}, browser = show.organizer) =>
    watch(browser, { procedure: "organizer.live", input: { eventId: show.eventId }, ...more })
  const watchDesk = (browser: Browser, more: Partial<Watched> = {}) =>
    watch(browser, { procedure: "judge.live", ...more })
  const rename = (name: string) => show.organizer.rest("PUT", `/events/${show.eventId}`, { name })
  const save = (points: number, isSubmitted: boolean) =>
    ada.rest("POST", `/judges/${judgeAt(0).id}/scores`, {
      entryId: firstEntryId(),
      scores: show.criteria.map(({ id }) => ({ criterionId: id, points })),
      isSubmitted,
    })
  const versionsOf = async () =>
    app.services.db.prisma.event.findUniqueOrThrow({
      where: { id: show.eventId },
      select: { changeVersion: true, resultsVersion: true, setupVersion: true, devicesVersion: true },
    })

  it("sends the event's current versions first, and then those of each change", async () => {
    const viewer = await watchDashboard()
    expect((await viewer.next()).versions).toEqual({
      eventId: show.eventId,
      ...(await versionsOf()),
      presenceVersion: 0,
    })
    await rename("Pier Show")
    expect((await viewer.next()).versions).toMatchObject(await versionsOf())
    viewer.close()
  })

  describe("a stream that is resumed", () => {
    it("gets what it has missed at once", async () => {
      const first = await watchDashboard()
      const { id } = await first.next()
      first.close()
      await rename("Pier Show")
      const again = await watchDashboard({ lastEventId: id ?? "" })
      expect((await again.next()).versions).toMatchObject(await versionsOf())
      again.close()
    })

    it("repeats nothing: after the news that it names comes the next change", async () => {
      const first = await watchDesk(ada)
      const { id } = await first.next()
      first.close()
      const again = await watchDesk(ada, { lastEventId: id ?? "" })
      await rename("Pier Show")
      const { changeVersion } = await versionsOf()
      expect((await again.next()).versions).toMatchObject({ workspaceVersion: changeVersion })
      again.close()
    })
  })

  describe("who is notified of what", () => {
    type Change = [what: string, change: () => Promise<unknown>, told: ("dashboard" | "Ada" | "Bob")[]]
    const sheetPath = () => `/judges/${judgeAt(0).id}`
    const tell = (message: object) => show.organizer.rest("POST", `/events/${show.eventId}/messages`, message)
    const messageId = async () =>
      (await show.organizer.trpc.organizer.messages.query({ eventId: show.eventId }))[0]?.id ?? 0
    const withdrawFromAda = async () => show.organizer.rest("DELETE", `/messages/${await messageId()}`)
    const readByAda = async () => ada.rest("POST", `/judge/messages/${await messageId()}/seen`)
    const CHANGES: Change[] = [
      ["the event is renamed", () => rename("Pier Show"), ["dashboard", "Ada", "Bob"]],
      [
        "an entry is renamed",
        () => show.organizer.rest("PUT", `/entries/${firstEntryId()}`, { entryName: "Charger" }),
        ["dashboard", "Ada", "Bob"],
      ],
      [
        "a criterion is removed",
        () => show.organizer.rest("DELETE", `/criteria/${show.criteria[1]?.id}`),
        ["dashboard", "Ada", "Bob"],
      ],
      ["Ada saves a draft", () => save(4, false), ["dashboard", "Ada"]],
      ["Ada submits a sheet", () => save(4, true), ["dashboard", "Ada"]],
      ["Ada's device reports", () => ada.rest("POST", "/judge/report", { waitingSheets: 2 }), ["dashboard"]],
      ["Ada is offered an entry", () => ada.rest("POST", "/judge/next", {}), ["dashboard"]],
      [
        "Ada signs in on a further device",
        () => app.browser().rest("POST", "/judges/login", { accessCode: judgeAt(0).accessCode }),
        ["dashboard", "Ada"],
      ],
      [
        "an award is added",
        () => show.organizer.rest("POST", "/awards", { eventId: show.eventId, name: "Paint" }),
        ["dashboard"],
      ],
      [
        "a judge is added",
        () => show.organizer.rest("POST", `/events/${show.eventId}/judges`, { name: "Cleo" }),
        ["dashboard"],
      ],
      [
        "Ada's sheet is reopened",
        () => show.organizer.rest("POST", `${sheetPath()}/entries/${firstEntryId()}/reopen`),
        ["dashboard", "Ada"],
      ],
      ["Ada is told something", () => tell({ text: "Lunch", judgeIds: [judgeAt(0).id] }), ["dashboard", "Ada"]],
      ["all judges are told something", () => tell({ text: "Lunch" }), ["dashboard", "Ada", "Bob"]],
      ["what Ada was told is withdrawn", withdrawFromAda, ["dashboard", "Ada"]],
      ["Ada has read what she was told", readByAda, ["dashboard", "Ada"]],
      [
        "Ada reports an entry",
        () => ada.rest("POST", "/judge/entry-reports", { entryId: firstEntryId(), kind: "notHere" }),
        ["dashboard"],
      ],
      ["Ada's scores are cleared", () => show.organizer.rest("DELETE", `${sheetPath()}/scores`), ["dashboard", "Ada"]],
    ]

    it.each(CHANGES)("%s", async (what, change, told) => {
      if (what.startsWith("Ada's s")) await save(3, true)
      if (what.includes("she was told") || what.includes("Ada was told"))
        await tell({ text: "Lunch", judgeIds: [judgeAt(0).id] })
      const viewers = { dashboard: await watchDashboard(), Ada: await watchDesk(ada), Bob: await watchDesk(bob) }
      for (const viewer of Object.values(viewers)) await viewer.next()

      expect(await change()).toMatchObject({ status: expect.toBeOneOf([200, 201]) })
      for (const name of told) await viewers[name].next()
      await rename("The last word")
      const { changeVersion } = await versionsOf()
      // The renaming is the next news for all: those notified got nothing else before it.
      expect((await viewers.dashboard.next()).versions).toMatchObject({ changeVersion })
      for (const name of ["Ada", "Bob"] as const)
        expect((await viewers[name].next()).versions).toMatchObject({ workspaceVersion: changeVersion })
      for (const viewer of Object.values(viewers)) viewer.close()
    })
  })

  it("for a judge, changes by the organizer and their own saves have separate versions", async () => {
    const viewer = await watchDesk(ada)
    const { versions: before } = await viewer.next()
    await save(4, true)
    const saved = (await versionsOf()).changeVersion
    expect((await viewer.next()).versions).toEqual({ ...before, savedVersion: saved })
    await show.organizer.rest("POST", `/judges/${judgeAt(0).id}/entries/${firstEntryId()}/reopen`)
    expect((await viewer.next()).versions).toEqual({ ...before, workspaceVersion: saved + 1, savedVersion: saved })
    viewer.close()
  })

  it("a judge who is asked to talk over an entry because of another's sheet is notified", async () => {
    await show.organizer.rest("PUT", `/events/${show.eventId}/rules`, { conferAbove: 10 })
    await bob.rest("POST", `/judges/${judgeAt(1).id}/scores`, {
      entryId: firstEntryId(),
      scores: show.criteria.map(({ id }) => ({ criterionId: id, points: 10 })),
      isSubmitted: true,
    })
    const viewer = await watchDesk(bob)
    await viewer.next()
    await save(0, true)
    const { changeVersion } = await versionsOf()
    expect((await viewer.next()).versions).toMatchObject({ workspaceVersion: changeVersion })
    viewer.close()
  })

  it("rapid changes are combined, and the last message has the latest version", async () => {
    const viewer = await watchDashboard()
    await viewer.next()
    const began = performance.now()
    for (let n = 1; n <= 40; n++) await rename(`Show ${n}`)
    const { changeVersion } = await versionsOf()
    let count = 0
    for (let seen = 0; seen < changeVersion; count++) seen = (await viewer.next()).versions.changeVersion ?? 0
    expect(count).toBeLessThanOrEqual(1 + (performance.now() - began) / 100)
    viewer.close()
  })

  describe("the stream ends with a reason", () => {
    const endings: [what: string, end: () => Promise<unknown>, who: "judge" | "organizer" | "admin", code: string][] = [
      [
        "the judge is removed",
        () => show.organizer.rest("DELETE", `/judges/${judgeAt(0).id}`),
        "judge",
        "SIGN_IN_REQUIRED",
      ],
      [
        "the judge has a new code",
        () => show.organizer.rest("PATCH", `/judges/${judgeAt(0).id}/regenerate-code`),
        "judge",
        "SIGN_IN_REQUIRED",
      ],
      [
        "the judge signs out, at the next news",
        async () => {
          await ada.rest("POST", "/logout", {})
          await rename("Pier Show")
        },
        "judge",
        "SIGN_IN_REQUIRED",
      ],
      [
        "the organizer signs out, at the next news",
        async () => {
          await show.organizer.rest("POST", "/logout", {})
          await save(5, false)
        },
        "organizer",
        "SIGN_IN_REQUIRED",
      ],
      ["the event is deleted", deleteEvent, "organizer", "NOT_FOUND"],
      ["the event is deleted", deleteEvent, "judge", "NOT_FOUND"],
      ["the event is deleted", deleteEvent, "admin", "NOT_FOUND"],
    ]
    async function deleteEvent() {
      await (await asMasterAdmin(app)).rest("DELETE", `/events/${show.eventId}`)
    }

    it.each(endings)("%s (%#)", async (_what, end, who, code) => {
      const admin = await asMasterAdmin(app)
      const viewers: Record<typeof who, () => Promise<Viewer>> = {
        judge: () => watchDesk(ada),
        organizer: () => watchDashboard(),
        admin: () => watchDashboard({}, admin),
      }
      const viewer = await viewers[who]()
      await viewer.next()
      await end()
      expect(await viewer.ended()).toBe(code)
    })

    it("without a session no stream begins", async () => {
      expect(await (await watchDesk(app.browser())).ended()).toBe("SIGN_IN_REQUIRED")
    })
  })

  it("nobody is notified of a failed change; a saved one is announced once, when it can be read", async () => {
    const told: { version: number; stored: Promise<{ changeVersion: number }> }[] = []
    const stop = await app.services.db.news.listen({
      onGap() {},
      onNews: ({ versions }) => void told.push({ version: versions?.changeVersion ?? 0, stored: versionsOf() }),
    })
    const { changeVersion: before } = await versionsOf()
    const judges = `/events/${show.eventId}/judges`
    expect(await show.organizer.rest("POST", judges, { name: "ADA" })).toMatchObject({ status: 409 })
    expect(await show.organizer.rest("POST", judges, { name: "Cleo" })).toMatchObject({ status: 201 })
    expect(await save(5, true)).toMatchObject({ status: 200 })
    expect(await save(6, true)).toMatchObject({ status: 409 })
    expect(await save(5, true)).toMatchObject({ status: 200 })
    await stop()
    expect(told.map(({ version }) => version)).toEqual([before + 1, before + 2])
    for (const { version, stored } of told) expect((await stored).changeVersion).toBeGreaterThanOrEqual(version)
  })

  it("a server that shuts down closes the streams without a reason and does not wait for them", async () => {
    const leaving = await startApp()
    const leavingPort = await listenLocally(leaving.app)
    const { eventId, organizer } = await openShow(leaving)
    const viewer = await openViewer(leavingPort, organizer, { procedure: "organizer.live", input: { eventId } })
    await viewer.next()
    const ended = viewer.ended()
    await leaving.app.close()
    expect(await ended).toBe("closed")
  })
})
