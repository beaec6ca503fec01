import { linesOfPoints } from "@rosette/domain/contest/sheet-lines"
import { describe, expect, it } from "vitest"
import { beginToSend, openPage, save } from "./fixture-page.ts"
import { heldStore } from "./fixture-store.ts"
import { ENTRY, makeAttempt, makeChange, makeStored, makeUnsent, OWNER } from "./fixtures.ts"
import { settle } from "./hand-clock.ts"
import { NO_RECORD, type SheetRecord, withSheet } from "./records.ts"
import { mergeAfterOutage } from "./rules.ts"

/** A page whose store fails after the first change. */
async function openWithout(held = heldStore()) {
  const page = openPage(held.store)
  await page.outbox.load()
  await page.clock.pass(60_000)
  page.outbox.store(makeChange(1))
  await page.outbox.settled()
  held.fail()
  page.outbox.store(makeChange(5))
  await page.outbox.settled()
  return { held, page }
}
const unsentIn = async (held: ReturnType<typeof heldStore>, entryId = ENTRY) =>
  (await held.disk.all(OWNER)).get(entryId)?.unsent?.scores[0]?.points ?? null

describe("a store that fails and works again", () => {
  it("gets what was typed meanwhile, and the page shows its state", async () => {
    const { held, page } = await openWithout()
    expect([page.outbox.storage(), await unsentIn(held)]).toEqual(["retrying", 1])
    held.recover()
    await page.clock.pass(250)
    await settle()
    expect([page.outbox.storage(), await unsentIn(held), page.shown()]).toEqual(["works", 5, "5 unsent on 0"])
  })

  it("is retried at growing intervals, and counts as lost after ten seconds", async () => {
    const { held, page } = await openWithout()
    await page.clock.pass(9_000)
    expect(page.outbox.storage()).toBe("retrying")
    await page.clock.pass(20_000)
    expect([page.outbox.storage(), page.clock.waiting().every((pause) => pause <= 5_000)]).toEqual(["memory", true])
    held.recover()
    await page.clock.pass(5_000)
    await settle()
    expect([page.outbox.storage(), await unsentIn(held)]).toEqual(["works", 5])
  })

  it("does not keep what the server has answered meanwhile: the next visit has no older sheet to send", async () => {
    const { held, page } = await openWithout()
    await beginToSend(page)
    await save(page, 9)
    held.recover()
    await page.clock.pass(250)
    await settle()
    const next = openPage(held.store)
    await next.outbox.load()
    expect([page.shown(), next.shown(), next.outbox.known().get(ENTRY)?.revision]).toEqual([null, null, 9])
  })

  it("gets what is typed while it is being written", async () => {
    const { held, page } = await openWithout()
    held.recover()
    held.hold()
    await page.clock.pass(250)
    page.outbox.store(makeChange(7))
    held.release()
    await settle()
    await page.clock.pass(5_000)
    await settle()
    expect([page.outbox.storage(), await unsentIn(held), page.shown()]).toEqual(["works", 7, "7 unsent on 0"])
  })

  it("is retried if it fails again while it gets what was typed", async () => {
    const { held, page } = await openWithout()
    held.recover()
    held.hold()
    await page.clock.pass(250)
    held.fail()
    held.release()
    await settle()
    expect([page.outbox.storage(), await unsentIn(held)]).toEqual(["retrying", 1])
    held.recover()
    await page.clock.pass(500)
    await settle()
    expect([page.outbox.storage(), await unsentIn(held)]).toEqual(["works", 5])
  })

  it("a store that fails to open does not block the page, and its records are shown once it opens", async () => {
    const held = heldStore()
    const earlier = openPage(held.store)
    earlier.outbox.store(makeChange(3, { entryId: 8 }))
    await earlier.outbox.settled()
    held.fail()
    const page = openPage(held.store)
    await page.outbox.load()
    page.outbox.store(makeChange(5))
    expect([page.outbox.storage(), page.shown()]).toEqual(["memory", "5 unsent on 0"])
    held.recover()
    await page.clock.pass(250)
    await settle()
    expect([page.outbox.storage(), page.shown(8), await unsentIn(held)]).toEqual(["works", "3 unsent on 0", 5])
  })
})

describe("the stored record after a page continued without the store", () => {
  const of = (editId: string, points: Record<number, number> = { 1: 5 }, isSubmitted = false): SheetRecord => {
    const scores = Object.entries(points).map(([id, value]) => ({ criterionId: Number(id), points: value }))
    return { ...NO_RECORD, unsent: makeUnsent(editId, { content: { points, comments: "" }, scores, isSubmitted }) }
  }
  const picture = ({ unsent, attempt }: SheetRecord) =>
    `${unsent ? `${unsent.editId} ${JSON.stringify(unsent.content.points)}` : "-"}${attempt ? ` after ${attempt.editId}` : ""}`

  it.each<[what: string, stored: SheetRecord, last: SheetRecord | undefined, now: SheetRecord, after: string]>([
    ["the page has a newer change", of("a"), of("a"), of("b", { 1: 6 }), 'b {"1":6}'],
    ["the server has answered the page", of("a"), of("a"), NO_RECORD, "-"],
    ["another tab has sent it", NO_RECORD, of("a"), of("a"), "-"],
    ["another tab has a newer change, the page does not", of("c"), of("a"), of("a"), 'c {"1":5}'],
    ["another tab has a newer change, and the page was answered", of("c"), of("a"), NO_RECORD, 'c {"1":5}'],
    ["both have newer changes", of("c", { 1: 2, 2: 3 }), of("a"), of("b", { 1: 6 }), 'b {"1":6,"2":3}'],
    [
      "both have newer changes, and the page submitted",
      of("c", { 2: 3 }),
      of("a"),
      of("b", { 1: 6 }, true),
      'b {"1":6}',
    ],
    ["the page never read the stored record", of("z", { 2: 3 }), undefined, of("b", { 1: 6 }), 'b {"1":6,"2":3}'],
    ["the page never read it, and changed nothing", of("z"), undefined, NO_RECORD, 'z {"1":5}'],
  ])("%s", (_what, stored, last, now, after) => {
    const merged = mergeAfterOutage(stored, last, now)
    expect(picture(merged)).toBe(after)
    expect(merged.unsent?.scores ?? []).toEqual(linesOfPoints(merged.unsent?.content.points ?? {}))
  })

  it.each([
    ["", "Nice", "Nice"],
    ["Fine", "Nice", "Fine"],
    ["Fine", "", "Fine"],
  ])("of the comments “%s” and “%s” of another tab, “%s” stays", (mine, theirs, comments) => {
    const [one, other] = [mine, theirs].map((text, index): SheetRecord => {
      const sheet = makeUnsent(`edit ${index}`, { content: { points: {}, comments: text } })
      return { ...NO_RECORD, unsent: sheet }
    })
    expect(mergeAfterOutage(other ?? NO_RECORD, undefined, one ?? NO_RECORD).unsent?.content.comments).toBe(comments)
  })

  it("has what another tab has heard of the server, unless the page has heard something itself", () => {
    const knownAt = (revision: number) => withSheet(null, { ...OWNER, entryId: ENTRY }, makeStored(5, revision))
    const [before, theirs, mine] = [knownAt(4), knownAt(9), knownAt(12)]
    const merged = (known: SheetRecord["known"]) =>
      mergeAfterOutage({ ...NO_RECORD, known: theirs }, { ...NO_RECORD, known: before }, { ...NO_RECORD, known }).known
    expect([merged(before), merged(mine)]).toEqual([theirs, mine])
  })

  it("an attempt of another visit stays recorded, and is repeated first", () => {
    const stored = { ...of("z"), attempt: makeAttempt(makeUnsent("z")) }
    expect(picture(mergeAfterOutage(stored, undefined, of("b")))).toBe('b {"1":5} after z')
  })
})
