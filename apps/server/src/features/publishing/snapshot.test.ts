import { createHash } from "node:crypto"
import { existsSync } from "node:fs"
import { join } from "node:path"
import { EXTENDED_FORMAT, snapshotBody } from "@rosette/contract/snapshots"
import { canonicalJson } from "@rosette/domain/snapshots/canonical-json"
import { beforeAll, expect, it } from "vitest"
import type { TestApp } from "../../../test/app.ts"
import { bothDatabases } from "../../../test/each-database.ts"
import { jpeg } from "../../../test/scenes/pictures.ts"
import { asJudge, asMasterAdmin, openShow, type Show } from "../../../test/scenes/show.ts"
import { uploadImage, uploadTo } from "../../../test/upload.ts"

const texts = new Map<string, string>()
const sum = (text: string) => createHash("sha256").update(text, "utf8").digest("hex")

bothDatabases((startApp, dialect) => {
  let app: TestApp
  let show: Show
  beforeAll(async () => {
    app = await startApp()
    show = await openShow(app, { votingIds: ["2", "1", "3"] })
    await judgeAndHonour()
  })

  const path = (rest: string) => `/events/${show.eventId}${rest}`
  const send = async (method: "POST" | "PUT" | "DELETE", address: string, body?: unknown) => {
    const answer = await show.organizer.rest(method, address, body)
    if (answer.status >= 300) throw new Error(`${address} is answered ${JSON.stringify(answer)}`)
    return answer.body as { id: number; version: number; sha256: string }
  }
  const bytesOf = async (version: number) => {
    const cookie = [...show.organizer.cookies].map(([name, value]) => `${name}=${value}`).join("; ")
    return app.app.inject({ url: `/api${path(`/snapshots/${version}`)}`, headers: { cookie } })
  }

  /** A class, an award, a confirmed winner, comments, a draft, and a waiver. */
  async function judgeAndHonour() {
    const { eventId, criteria, entries, judges } = show
    const [first, second, third] = entries.map(({ id }) => id)
    const entryClass = await send("POST", path("/classes"), { name: "Pre-1960", code: "P" })
    await send("PUT", `/entries/${first}`, {
      classId: entryClass.id,
      showOwnerParticipant: false,
      hasCustomPaint: true,
    })
    await send("PUT", path("/rules"), { tieBreaks: ["median"], conferAbove: 12.5 })
    const judge = await asJudge(app, judges[0] ?? { id: 0, eventId, name: "" })
    const sheets = [
      { entryId: first, points: 9, isSubmitted: true, comments: "Zürich: größte Sorgfalt 🚗" },
      { entryId: second, points: 7, isSubmitted: true, comments: "" },
      { entryId: third, points: 3, isSubmitted: false, comments: "Not final" },
    ]
    for (const { points, ...sheet } of sheets) {
      const scores = criteria.map(({ id }) => ({ criterionId: id, points }))
      await judge.rest("POST", `/judges/${judges[0]?.id}/scores`, { ...sheet, scores })
    }
    const award = await send("POST", "/awards", { eventId, name: "Best Paint" })
    await send("POST", "/award-winners", { awardId: award.id, entryId: second, assignedBy: "Olive" })
    await send("POST", path("/confirm-winner"), { entryId: first, winnerType: "overall", confirmedBy: "Olive" })
    await send("POST", path("/review"))
    const { blocking } = (await show.organizer.rest("GET", path("/review"))).body as {
      blocking: { kind: string; key: string }[]
    }
    for (const { kind, key } of blocking) await send("POST", path("/review/waive"), { kind, key, reason: "Withdrawn" })
  }

  it("a version holds everything that is published, and its bytes match its SHA-256", async () => {
    const { sha256 } = await send("POST", path("/publish"))
    const answer = await bytesOf(1)
    expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8")
    expect(createHash("sha256").update(answer.rawPayload).digest("hex")).toBe(sha256)
    const body = snapshotBody.strict().parse(answer.json())
    expect(canonicalJson(answer.json())).toBe(answer.body)
    const { body: text, ...line } = await show.organizer.trpc.organizer.snapshot.query({
      eventId: show.eventId,
      version: 1,
    })
    expect(text).toBe(answer.body)
    expect(line).toMatchObject({ version: 1, sha256, publishedBy: "Olive", reason: "" })

    const [first, second, third] = show.entries.map(({ id }) => id)
    expect(body).toMatchObject({
      event: { name: "Harbour Show", organizerName: "Olive" },
      rules: { panelMethod: "mean", tieBreaks: ["median"], placesThatMatter: 3, conferAbove: 12.5 },
      classes: [{ name: "Pre-1960", code: "P" }],
      criteria: [{ maxPoints: 10 }, { maxPoints: 20 }],
      entries: [
        { id: first, votingId: "2", showOwnerParticipant: false, hasCustomPaint: true },
        { id: second, votingId: "1" },
        { id: third, votingId: "3" },
      ],
      results: [
        { entryId: first, place: 1, rank: 1, classPlace: 1, overallPercent: 60, placedBy: { kind: "score" } },
        { entryId: second, place: 2, rank: 2, classPlace: null },
        { entryId: third, place: null, rank: null, placedBy: null },
      ],
      awards: [{ name: "Best Paint", winners: [{ entryId: second, assignedBy: "Olive" }] }],
      confirmedWinners: [{ entryId: first, winnerType: "overall", position: 1 }],
      waivers: [{ kind: "sheetMissing", reason: "Withdrawn", waivedBy: "Olive" }],
      sheets: [
        { entryId: first, isSubmitted: true, comments: "Zürich: größte Sorgfalt 🚗", revision: expect.any(Number) },
        { entryId: second, isSubmitted: true, comments: "" },
        { entryId: third, isSubmitted: false, comments: "" },
      ],
      chain: { seq: expect.any(Number), hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
    })
    texts.set(dialect, text)
  })

  it("a version that does not exist is NOT_FOUND", async () => {
    expect(await show.organizer.rest("GET", path("/snapshots/2"))).toMatchObject({ status: 404 })
  })

  it("a later version leaves the earlier one as it is, and a photo is kept as long as a version shows it", async () => {
    const [entry] = show.entries
    const { body: first } = await bytesOf(1)
    const isThere = (url: string) => existsSync(join(app.dataDir, url))
    const upload = async () => {
      const { body } = await uploadImage(app, show.organizer, entry?.id ?? 0, await jpeg())
      return (body as { imageUrl: string }).imageUrl
    }
    await send("POST", path("/reopen-results"), { reason: "The photo is missing" })
    const replaced = await upload()
    const published = await upload()
    expect([isThere(replaced), isThere(published)]).toEqual([false, true])
    const answer = await uploadTo(app, show.organizer, path("/cover"), await jpeg())
    const { coverUrl } = answer.body as { coverUrl: string }
    await send("POST", path("/amend"), { reason: "The photo is missing" })
    await send("POST", path("/reopen-results"), { reason: "Another photo" })
    await send("PUT", `/entries/${entry?.id}`, { imageUrl: null })
    await send("PUT", path(""), { coverUrl: null })
    expect([isThere(published), isThere(coverUrl)]).toEqual([true, true])

    const second = (await bytesOf(2)).json()
    expect(second).toMatchObject({
      format: EXTENDED_FORMAT,
      version: 2,
      event: { coverUrl },
      reason: "The photo is missing",
      entries: [{ imageUrl: published }, {}, {}],
    })
    expect((await bytesOf(1)).body).toBe(first)

    const admin = await asMasterAdmin(app)
    await admin.rest("DELETE", `/events/${show.eventId}`)
    expect([isThere(published), isThere(coverUrl)]).toEqual([false, false])
  })
})

it("the same event gives the same text on both databases, except times and the salts of its history", () => {
  const same = [...texts.values()].map((text) =>
    text.replaceAll(/"[0-9T:.-]+Z"/g, '"then"').replace(/"hash":"[0-9a-f]{64}"/, '"hash":"of the chain"'),
  )
  expect(same).toHaveLength(2)
  expect(sum(same[0] ?? "")).toBe(sum(same[1] ?? ""))
  expect(same[0]).toBe(same[1])
})
