import { randomUUID } from "node:crypto"
import { beforeAll, describe, expect, it } from "vitest"
import type { Browser, TestApp } from "../../../../test/app.ts"
import { bothDatabases } from "../../../../test/each-database.ts"
import { type Contest, judgingOf, makeContest, ORGANIZER_PASSWORD } from "../../../../test/scenes/contest.ts"

const JUDGES = 12
const ENTRIES = 10
const ROUNDS = 50

bothDatabases((startApp) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp()
  })

  const signedIn = async (accessCode: string) => {
    const browser = app.browser()
    await browser.trpc.judge.login.mutate({ accessCode })
    return browser
  }
  const many = (length: number) => Array.from({ length }, () => ({}))

  function sheetOf(contest: Contest, entry: number, points: number, fields: object = {}) {
    const scores = contest.criteria.map(({ id }) => ({ criterionId: id, points }))
    return { entryId: contest.entries[entry]?.id ?? 0, scores, isSubmitted: true, ...fields }
  }
  const save = (browser: Browser, judge: { id: number }, sheet: object) =>
    browser.rest("POST", `/judges/${judge.id}/scores`, sheet)

  type Versions = { changeVersion: number; resultsVersion: number }
  const versionsOf = async ({ event }: Contest): Promise<Versions> => {
    const select = { changeVersion: true, resultsVersion: true }
    return app.services.db.prisma.event.findUniqueOrThrow({ where: { id: event.id }, select })
  }
  const raisedBy = (saves: number, { changeVersion, resultsVersion }: Versions): Versions => ({
    changeVersion: changeVersion + saves,
    resultsVersion: resultsVersion + saves,
  })

  it("twelve judges who save at once lose nothing and block nobody", async () => {
    const contest = await makeContest(app.services.db, {
      judges: Array.from({ length: JUDGES }, (_, index) => `Judge ${index}`),
      entries: many(ENTRIES),
      criteria: many(5),
    })
    const organizer = app.browser()
    await organizer.trpc.organizer.login.mutate({ eventId: contest.event.id, password: ORGANIZER_PASSWORD })
    const panel = await Promise.all(
      contest.judges.map(async (judge) => ({ judge, browser: await signedIn(judge.accessCode) })),
    )

    const before = await versionsOf(contest)
    const saves = panel.flatMap(({ judge, browser }, index) =>
      contest.entries.map((_, entry) => save(browser, judge, sheetOf(contest, entry, (index + entry) % 11))),
    )
    let open = saves.length
    for (const saving of saves) void saving.then(() => (open -= 1))
    expect(await organizer.rest("GET", `/events/${contest.event.id}/entries`)).toMatchObject({ status: 200 })
    expect(open, "sheets that were still waiting when the organizer had their answer").toBeGreaterThan(0)

    const answers = await Promise.all(saves)
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
    const { event, sheets, tallies, history } = await judgingOf(app.services.db, contest.event.id)
    expect(sheets).toHaveLength(JUDGES * ENTRIES)
    expect(new Set(sheets.map(({ revision }) => revision)).size).toBe(JUDGES * ENTRIES)
    expect(event).toEqual(raisedBy(JUDGES * ENTRIES, before))
    expect(history).toHaveLength(JUDGES * ENTRIES)
    const sumOf = (entry: number) => contest.judges.reduce((sum, _, index) => sum + ((index + entry) % 11), 0)
    expect(tallies.map(({ judgeCount, sums }) => ({ judgeCount, sums: JSON.parse(sums) }))).toEqual(
      contest.entries.map((_, entry) => ({
        judgeCount: JUDGES,
        sums: contest.criteria.map(({ id }) => [id, sumOf(entry), JUDGES]),
      })),
    )
  })

  describe(`two devices of one judge, ${ROUNDS} times at once`, () => {
    async function twoDevices() {
      const contest = await makeContest(app.services.db, { entries: many(ROUNDS) })
      const judge = contest.judges[0]
      if (!judge) throw new Error("A contest has a judge.")
      return { contest, judge, devices: await Promise.all([signedIn(judge.accessCode), signedIn(judge.accessCode)]) }
    }

    it("of two different sheets one is saved, and the other is refused as locked", async () => {
      const { contest, judge, devices } = await twoDevices()
      const before = await versionsOf(contest)
      for (let round = 0; round < ROUNDS; round++) {
        const answers = await Promise.all(
          devices.map((device, index) => save(device, judge, sheetOf(contest, round, index + 1))),
        )
        const saved = answers.findIndex(({ status }) => status === 200)
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
        expect(answers[1 - saved]?.body).toMatchObject({ code: "SCORES_LOCKED" })
        const entryId = contest.entries[round]?.id ?? 0
        const sheets = await app.services.db.prisma.sheet.findMany({ where: { entryId }, include: { scores: true } })
        expect(sheets.map(({ scores }) => scores.map(({ points }) => points))).toEqual([
          contest.criteria.map(() => saved + 1),
        ])
      }
      expect(await judgingOf(app.services.db, contest.event.id)).toMatchObject({
        event: raisedBy(ROUNDS, before),
      })
    })

    it("one attempt sent twice gets one answer twice, and counts once", async () => {
      const { contest, judge, devices } = await twoDevices()
      const before = await versionsOf(contest)
      for (let round = 0; round < ROUNDS; round++) {
        const sheet = sheetOf(contest, round, 7, { mutationId: randomUUID() })
        const [one, two] = await Promise.all(devices.map((device) => save(device, judge, sheet)))
        expect(one?.status).toBe(200)
        expect(two).toMatchObject({ status: 200, body: one?.body })
      }
      const { event, sheets, history, mutations } = await judgingOf(app.services.db, contest.event.id)
      expect(event).toEqual(raisedBy(ROUNDS, before))
      expect([sheets.length, history.length, mutations.length]).toEqual([ROUNDS, ROUNDS, ROUNDS])
    })
  })

  it("a judge who is removed while saving leaves nothing behind", async () => {
    const judges = Array.from({ length: 10 }, (_, index) => `Judge ${index}`)
    const contest = await makeContest(app.services.db, { judges })
    const organizer = app.browser()
    await organizer.trpc.organizer.login.mutate({ eventId: contest.event.id, password: ORGANIZER_PASSWORD })
    for (const judge of contest.judges) {
      const browser = await signedIn(judge.accessCode)
      const [saved, removed] = await Promise.all([
        save(browser, judge, sheetOf(contest, 0, 5)),
        organizer.rest("DELETE", `/judges/${judge.id}`),
      ])
      expect(removed.status).toBe(200)
      expect([200, 401, 404]).toContain(saved.status)
    }
    const { sheets, tallies } = await judgingOf(app.services.db, contest.event.id)
    expect(sheets).toEqual([])
    expect(tallies).toEqual([])
  })
})
