import { createHash } from "node:crypto"
import { eventAgreement } from "@rosette/contract/agreement"
import { awardsProposal } from "@rosette/contract/award-proposals"
import { award, awardWinner } from "@rosette/contract/awards"
import { entryClass } from "@rosette/contract/classes"
import { criterion } from "@rosette/contract/criteria"
import { entryExplanation } from "@rosette/contract/explanation"
import { historyItem } from "@rosette/contract/history"
import { verifiedHistory } from "@rosette/contract/history-chain"
import { review } from "@rosette/contract/publishing"
import { eventResults } from "@rosette/contract/results"
import { snapshotBody, snapshotLine } from "@rosette/contract/snapshots"
import { settlement, tie } from "@rosette/contract/ties"
import { canonicalJson } from "@rosette/domain/snapshots/canonical-json"
import { compareVersions } from "@rosette/domain/snapshots/compare-versions"
import { beforeAll, expect, it } from "vitest"
import { z } from "zod"
import type { TestApp } from "./app.ts"
import { eachDatabase } from "./each-database.ts"
import { answered, type FortyCars, judgeCars, openFortyCars, sendSheet, sheetOfCar } from "./scenes/forty-cars.ts"
import { asMasterAdmin } from "./scenes/show.ts"

const sha256 = (content: string | Buffer) => createHash("sha256").update(content).digest("hex")

// One contest from its first sheet to its second version: each test continues where the one before it ended.
eachDatabase((startApp) => {
  let app: TestApp
  let show: FortyCars
  let patinaId: number
  const awardIds: number[] = []
  beforeAll(async () => {
    app = await startApp()
    show = await openFortyCars(app)
    // Three judges at once, as at a show.
    await Promise.all([0, 1, 2].map((judge) => judgeCars(show, judge, 40, (car) => sheetOfCar(show, judge, car))))
  })

  const path = (rest: string) => `/events/${show.eventId}${rest}`
  const get = <Shape extends z.ZodType>(shape: Shape, address: string) =>
    answered(shape, show.organizer.rest("GET", address))
  const post = <Shape extends z.ZodType>(shape: Shape, address: string, body: unknown, status = 200) =>
    answered(shape, show.organizer.rest("POST", address, body), status)
  const results = () => get(eventResults, path("/results"))
  const ties = async () => (await get(z.object({ ties: z.array(tie) }), path("/ties"))).ties
  const cars = (entryIds: readonly number[]) => entryIds.map((id) => show.car(id))
  const judgeOf = (index: number) => show.judges[index] ?? { id: 0, browser: app.browser() }

  const send = (judge: number, sheet: object) => sendSheet(show, judge, sheet)

  it("a criterion that is added while people judge is lacking, asked for and completed without reopening", async () => {
    const seen = await get(z.object({ setupVersion: z.number() }), path(""))
    const patina = { name: "Patina", maxPoints: 20, order: 3, requiresClassicVehicle: true }
    const preview = z.object({ sheets: z.number() })
    expect(await post(preview, path("/rules/preview"), { addedCriteria: [patina] })).toEqual({ sheets: 12 })
    patinaId = (await post(criterion, path("/criteria"), patina, 201)).id
    await Promise.all([
      judgeCars(show, 3, 40, (car) => ({ ...sheetOfCar(show, 3, car), ...seen })),
      judgeCars(show, 4, 39, (car) => sheetOfCar(show, 4, car, patinaId)),
    ])

    expect(await results()).toMatchObject({ isProvisional: true, submittedSheets: 199, expectedSheets: 200 })
    const { blocking } = await get(review, path("/review"))
    expect(blocking.filter(({ kind }) => kind === "criterionMissing")).toHaveLength(16)
    expect(await post(z.unknown(), path("/sheets/ask"), { criterionId: patinaId })).toEqual({ askedCount: 16 })
    const desk = z.object({ sheets: z.array(z.object({ entryId: z.number(), isAsked: z.boolean() })) })
    const { sheets } = await answered(desk, judgeOf(3).browser.rest("GET", "/judge/workspace"))
    expect(cars(sheets.flatMap(({ entryId, isAsked }) => (isAsked ? [entryId] : []))).sort()).toEqual([1, 2, 3, 4])

    const changed = { ...sheetOfCar(show, 0, 1, patinaId), comments: "Another one" }
    expect(await send(0, changed)).toMatchObject({ status: 409, body: { code: "SCORES_LOCKED" } })
    for (const judge of [0, 1, 2, 3]) await judgeCars(show, judge, 4, (car) => sheetOfCar(show, judge, car, patinaId))
    const { blocking: left } = await get(review, path("/review"))
    expect(left.filter(({ kind }) => kind === "criterionMissing")).toEqual([])
  })

  it("a class that is too small is merged into another", async () => {
    const [, , classC, classD] = show.classIds
    const classes = await get(z.array(entryClass), path("/classes"))
    expect(classes.map(({ isBelowMin }) => isBelowMin)).toEqual([false, false, false, true])
    expect(await post(z.unknown(), `/classes/${classD}/merge`, { intoClassId: classC })).toEqual({ moved: 10 })
    const { entries } = await get(eventResults, path(`/results?classId=${classC}`))
    expect(entries.map(({ entryId, classPlace }) => [show.car(entryId), classPlace])).toEqual(
      Array.from({ length: 20 }, (_, index) => [21 + index, 1 + index]),
    )
  })

  it("a step breaks the first tie, and two stay open", async () => {
    const [paint] = show.criteria
    const step = `criterion:${paint?.id}`
    await answered(z.unknown(), show.organizer.rest("PUT", path("/rules"), { tieBreaks: [step] }))
    const { entries } = await results()
    expect(entries.slice(0, 4).map(({ entryId, place, placedBy }) => [show.car(entryId), place, placedBy])).toEqual([
      [2, 1, { kind: "step", step, value: 27, against: 25 }],
      [1, 2, { kind: "step", step, value: 25, against: 27 }],
      [3, 3, { kind: "open" }],
      [4, 3, { kind: "open" }],
    ])
    expect((await ties()).map(({ place, entryIds, state }) => [place, cars(entryIds), state])).toEqual([
      [3, [3, 4], "open"],
      [11, [11, 12], "open"],
    ])
  })

  const proposal = () => get(awardsProposal, path("/awards/proposal"))
  async function proposed() {
    const { awards } = await proposal()
    return awards.map(({ winners, skipped, needsDecision, waitsFor }) => ({
      winners: cars(winners.map(({ entryId }) => entryId)),
      skipped: cars(skipped.map(({ entryId }) => entryId)),
      undecided: cars(needsDecision?.entryIds ?? []),
      waitsFor: waitsFor && awardIds.indexOf(waitsFor),
    }))
  }

  it("three exclusive awards pass their winners on, one after the other, and wait for what is undecided", async () => {
    const [classA, classB] = show.classIds
    for (const plan of [
      { name: "Best of Show", priority: 10, isExclusive: true, basis: "overall" },
      { name: "Best of Class A", priority: 8, isExclusive: true, basis: "class", basisId: classA },
      { name: "Runner's Cup", priority: 6, isExclusive: true, basis: "overall" },
      { name: "Best of Class B", priority: 4, basis: "class", basisId: classB },
      { name: "Best Patina", priority: 3, basis: "criterion", basisId: patinaId },
      { name: "People's Choice", priority: 20, ignoresExclusivity: true },
    ])
      awardIds.push((await post(award, "/awards", { eventId: show.eventId, ...plan }, 201)).id)
    const none = { winners: [], skipped: [], undecided: [], waitsFor: null }
    expect(await proposed()).toEqual([
      { ...none, winners: [2] },
      { ...none, winners: [1], skipped: [2] },
      { ...none, skipped: [2, 1], undecided: [3, 4] },
      { ...none, undecided: [11, 12] },
      { ...none, waitsFor: 2 },
    ])
    const { state, blocking } = await post(review, path("/review"), {})
    expect([state, ...blocking.map(({ kind }) => kind)]).toEqual([
      "review",
      "sheetMissing",
      "tieOpen",
      "tieOpen",
      ...Array.from({ length: 5 }, () => "awardUndecided"),
    ])
  })

  it("an order and a lot settle the ties, and anyone can draw the lot again", async () => {
    const [third, eleventh] = await ties()
    const order = { key: third?.key, kind: "order", entryIds: [4, 3].map(show.entryId), reason: "Cleaner engine bay" }
    await post(settlement, path("/ties/settle"), order, 201)
    const { seed, entryIds } = await post(settlement, path("/ties/settle"), { key: eleventh?.key, kind: "lot" }, 201)
    expect(seed).toMatch(/^[0-9a-f]{64}$/)
    const drawn = [11, 12].sort((a, b) => (sha256(`${seed}:${a}`) < sha256(`${seed}:${b}`) ? -1 : 1))
    expect(cars(entryIds)).toEqual(drawn)
    const { entries } = await results()
    const told = entries.map(({ entryId, place, placedBy }) => [show.car(entryId), place, placedBy?.kind])
    expect(told.slice(2, 4)).toEqual([
      [4, 3, "order"],
      [3, 4, "order"],
    ])
    expect(told.slice(10, 12)).toEqual(drawn.map((car, index) => [car, 11 + index, "lot"]))

    expect((await proposed()).map(({ winners }) => winners)).toEqual([[2], [1], [4], [drawn[0]], [3]])
    const { version } = await proposal()
    const winners = await post(z.array(awardWinner), path("/awards/accept"), { version }, 201)
    expect(winners.map(({ isProposed }) => isProposed)).toEqual(Array.from({ length: 5 }, () => true))
    const byHand = { awardId: awardIds[5], entryId: show.entryId(40), assignedBy: "Olive" }
    expect(await post(awardWinner, "/award-winners", byHand, 201)).toMatchObject({ isProposed: false })
  })

  const missing = async () => {
    const { blocking } = await get(review, path("/review"))
    return blocking.map((line) => [line.kind === "sheetMissing" && cars(line.entryIds), line.isWaived])
  }

  it("a waiver covers what it named, and a further missing sheet voids it", async () => {
    const { blocking } = await get(review, path("/review"))
    const waiver = { kind: "sheetMissing", key: blocking[0]?.key, reason: "Car 40 had left" }
    await post(review, path("/review/waive"), waiver)
    expect(await missing()).toEqual([[[40], true]])
    const sheet = { judgeId: judgeOf(4).id, entryId: show.entryId(39) }
    expect(await post(z.unknown(), path("/sheets/reopen"), sheet)).toMatchObject({ reopenedCount: 1 })
    expect(await missing()).toEqual([[[39, 40], false]])
    const refused = await show.organizer.rest("POST", path("/publish"), {})
    expect(refused).toMatchObject({ status: 409, body: { code: "NOT_READY", blocking: [{ isWaived: false }] } })
    await answered(review, show.organizer.rest("DELETE", path("/review")))
    await answered(z.unknown(), send(4, sheetOfCar(show, 4, 39)))
    await post(review, path("/review"), {})
    expect(await missing()).toEqual([[[40], true]])
  })

  it("published results cannot change until they are taken back and amended", async () => {
    expect(await post(snapshotLine, path("/publish"), {}, 201)).toMatchObject({ version: 1 })
    const renamed = await show.organizer.rest("PUT", `/entries/${show.entryId(1)}`, { entryName: "Another" })
    expect(renamed).toMatchObject({ status: 409, body: { code: "RESULTS_PUBLISHED" } })
    const read = sheetOfCar(show, 1, 20)
    const scores = read.scores.map((line) => ({ ...line, points: line.points === 47 ? 55 : line.points }))
    const mended = { ...read, scores }
    expect(await send(1, mended)).toMatchObject({ status: 403, body: { code: "EVENT_CLOSED" } })

    await post(review, path("/reopen-results"), { reason: "A sheet was read wrong" })
    const sheet = { judgeId: judgeOf(1).id, entryId: show.entryId(20) }
    expect(await post(z.unknown(), path("/sheets/reopen"), sheet)).toMatchObject({ reopenedCount: 1 })
    await answered(review, show.organizer.rest("DELETE", path("/review")))
    await answered(z.unknown(), send(1, mended))
    await post(review, path("/review"), {})
    const amended = await post(snapshotLine, path("/amend"), { reason: "55 was read as 47" }, 201)
    expect(amended).toMatchObject({ version: 2, reason: "55 was read as 47" })
  })

  it("both versions match their checksums, and differ only in what was amended", async () => {
    const cookie = [...show.organizer.cookies].map(([name, value]) => `${name}=${value}`).join("; ")
    const contents = []
    for (const { version, sha256: sum } of await get(z.array(snapshotLine), path("/snapshots"))) {
      const url = `/api${path(`/snapshots/${version}`)}`
      const { rawPayload, body } = await app.app.inject({ url, headers: { cookie } })
      expect(sha256(rawPayload)).toBe(sum)
      expect(canonicalJson(JSON.parse(body))).toBe(body)
      contents.push(snapshotBody.strict().parse(JSON.parse(body)))
    }
    const [first, second] = contents
    if (!first || !second) throw new Error("There are two versions.")
    const lines = compareVersions(first, second)
    expect(new Set(lines.map(({ path: [noun] }) => noun))).toEqual(
      new Set(["chain", "publishedAt", "reason", "results", "sheets", "version"]),
    )
    const places = lines.filter(({ path: [, , member] }) => member === "place" || member === "classPlace")
    const moves = places.map(({ path: [, id, member], before, after }) => [show.car(Number(id)), member, before, after])
    expect(moves).toEqual([
      [19, "place", 19, 20],
      [19, "classPlace", 9, 10],
      [20, "place", 20, 19],
      [20, "classPlace", 10, 9],
    ])
    expect(first.chain.seq).toBeLessThan(second.chain.seq)
  })

  async function history() {
    const page = z.object({ items: z.array(historyItem), nextCursor: z.number().nullable() })
    const items = []
    for (let cursor = ""; ; ) {
      const { items: more, nextCursor } = await get(page, path(`/history?limit=200${cursor}`))
      items.push(...more)
      if (nextCursor === null) return items.toReversed()
      cursor = `&cursor=${nextCursor}`
    }
  }

  it("the chain of the history can be verified from outside", async () => {
    let end: { seq: number; hash: string | null } = { seq: 0, hash: null }
    for (const { seq, contentHash, previous, hash, at, role, action } of await history()) {
      expect([seq, previous]).toEqual([end.seq + 1, end.hash])
      const line = { eventId: show.eventId, seq, at, role, action, contentHash, previous }
      expect(hash).toBe(sha256(canonicalJson(line)))
      end = { seq: end.seq + 1, hash }
    }
    expect(end.seq).toBeGreaterThan(200)
    const admin = await asMasterAdmin(app)
    const verified = await answered(verifiedHistory, admin.rest("GET", "/master-admin/verify-history"))
    expect(verified).toMatchObject({ holds: true, broken: [] })
  })

  it("the explanation of tied entries names the step, the order and the lot", async () => {
    const explained = (car: number) => get(entryExplanation, `/entries/${show.entryId(car)}/explanation`)
    const step = { by: "step", step: `criterion:${show.criteria[0]?.id}`, value: 27, against: 25 }
    expect((await explained(2)).below).toMatchObject({ votingId: "1", difference: step })
    const fourth = await explained(4)
    expect(fourth.below).toMatchObject({ votingId: "3", difference: { by: "order" } })
    expect(fourth.ties).toMatchObject([{ state: "settled", settlement: { reason: "Cleaner engine bay" } }])
    const { awards } = await explained(1)
    expect(awards).toMatchObject([
      { awardName: "Best of Class A", outcome: "assigned" },
      { awardName: "Runner's Cup", outcome: "skipped", heldAwardName: "Best of Class A" },
    ])
    const { ties: drawn } = await explained(11)
    expect(drawn).toMatchObject([{ settlement: { kind: "lot", seed: expect.stringMatching(/^[0-9a-f]{64}$/) } }])
    const { sheets } = await explained(20)
    const story = sheets.find(({ judgeName }) => judgeName === "Bob")?.story.map(({ action }) => action)
    expect(story).toEqual(["submitted", "reopened", "submitted"])
  })

  it("the judges' agreement is shown for the whole and for each class", async () => {
    const { overall, classes, judges, linked, adjusted, entries } = await get(
      z.strictObject(eventAgreement.shape),
      path("/agreement"),
    )
    expect(overall).toMatchObject({ icc2: null, icc2k: null, judges: 5, entries: 40, isComplete: false })
    expect(overall.kendallW).toBeGreaterThan(0.9)
    expect(classes.map(({ classId, isComplete }) => [classId, isComplete])).toEqual(
      show.classIds.slice(0, 3).map((id, index) => [id, index < 2]),
    )
    expect(judges.reduce((sum, { severity }) => sum + (severity ?? 0), 0)).toBeCloseTo(0, 9)
    expect(judges.map(({ sheets }) => sheets)).toEqual([40, 40, 40, 40, 39])
    expect([linked, adjusted.length, entries.length]).toEqual([{ isLinked: true, groups: [] }, 40, 40])
    expect(show.car(entries[0]?.entryId ?? 0)).toBe(20)
  })
})
