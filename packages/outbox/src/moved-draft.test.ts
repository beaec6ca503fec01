import { describe, expect, it } from "vitest"
import { beginToSend, openPage, refuse, save, send } from "./fixture-page.ts"
import { heldStore } from "./fixture-store.ts"
import { ENTRY, makeAttempt, makeChange, makeRefusal, makeUnsent, OWNER } from "./fixtures.ts"
import { settle } from "./hand-clock.ts"
import { NO_RECORD } from "./records.ts"
import { mergeAfterOutage } from "./rules.ts"
import { Sender } from "./sender.ts"
import { memoryStore } from "./store.ts"

const TARGET = 8
const EMPTY = { points: {}, comments: "" }
const from = { entryId: ENTRY, label: "Car 7 (7)", baseRevision: 4 }
const to = makeChange(5, { entryId: TARGET })
type Page = ReturnType<typeof openPage>
const sent = ({ connection }: Page) =>
  connection.sent.map(({ entryId, scores, movedTo }) => ({ entryId, points: scores[0]?.points, movedTo }))
const BOTH = [
  { entryId: TARGET, points: 5, movedTo: undefined },
  { entryId: ENTRY, points: undefined, movedTo: TARGET },
]

async function movedPage(store = memoryStore()): Promise<Page> {
  const page = openPage(store)
  page.outbox.store(makeChange(5, { baseRevision: 4 }))
  await page.outbox.settled()
  page.outbox.move(to, from)
  await page.outbox.settled()
  return page
}

describe("a draft that is moved to another entry", () => {
  it("is sent there first, and only then leaves its own", async () => {
    const page = await movedPage()
    await beginToSend(page)
    expect(sent(page)).toEqual(BOTH.slice(0, 1))
    await save(page, 9)
    expect(sent(page)).toEqual(BOTH)
    expect(page.connection.first().body).toMatchObject({ comments: "", isSubmitted: false, baseRevision: 4 })
    await save(page, 0)
    expect(page.outbox.pending().size).toBe(0)
  })

  it("is still moved by a page that is opened later", async () => {
    const store = memoryStore()
    await movedPage(store)
    const page = openPage(store)
    await beginToSend(page)
    await save(page, 9)
    expect(sent(page)).toEqual(BOTH)
  })

  it("stays at its own entry while the other one is refused", async () => {
    const page = await movedPage()
    await beginToSend(page)
    await refuse(page, "SHEET_CHANGED", { current: null })
    await send(page)
    expect(sent(page)).toEqual(BOTH.slice(0, 1))
    await page.outbox.sendAnyway(TARGET)
    await beginToSend(page)
    await save(page, 9)
    expect(sent(page).at(-1)).toEqual(BOTH[1])
  })

  it("is a draft of its own entry again if the judge drops what the other one has refused", async () => {
    const page = await movedPage()
    await beginToSend(page)
    await refuse(page, "SHEET_CHANGED", { current: null })
    await page.outbox.drop(TARGET)
    expect([...page.outbox.pending()]).toMatchObject([[ENTRY, { content: { points: { 1: 5 } }, isSubmitted: false }]])
    await beginToSend(page)
    expect(sent(page).at(-1)).toEqual({ entryId: ENTRY, points: 5, movedTo: undefined })
  })

  it("that was moved on stays where it was last, and leaves its first entry once it is saved there", async () => {
    const page = await movedPage()
    page.outbox.move(makeChange(5, { entryId: TARGET + 1 }), { ...from, entryId: TARGET, baseRevision: 0 })
    await beginToSend(page)
    await refuse(page, "SHEET_CHANGED", { current: null })
    await page.outbox.drop(TARGET + 1)
    await beginToSend(page)
    await save(page, 9)
    expect(sent(page).slice(1)).toEqual(BOTH)
  })

  it("is stored there before its sheet at the other entry is dropped, in case the page is killed in between", async () => {
    const held = heldStore()
    const page = await movedPage(held.store)
    await beginToSend(page)
    await refuse(page, "SHEET_CHANGED", { current: null })
    held.hold()
    void page.outbox.drop(TARGET)
    await settle()
    held.releaseOne()
    await settle()
    const stored = await held.disk.all(OWNER)
    expect([stored.get(ENTRY)?.unsent?.movedTo, stored.get(TARGET)?.unsent?.content]).toEqual([undefined, to.content])
  })

  it("is no draft of its own entry if it is leaving already, whatever is dropped at the other one then", async () => {
    const page = await movedPage()
    await beginToSend(page)
    await save(page, 9)
    page.outbox.store(makeChange(6, { entryId: TARGET, baseRevision: 9 }))
    await beginToSend(page)
    page.connection.calls.reverse()
    await refuse(page, "SHEET_CHANGED", { current: null })
    await page.outbox.drop(TARGET)
    expect([...page.outbox.pending()].map(([id, { content }]) => [id, content])).toEqual([[ENTRY, EMPTY]])
  })

  it("stands at both entries or only at its own in the store, whenever the page is killed", async () => {
    const held = heldStore()
    const { outbox } = openPage(held.store)
    outbox.store(makeChange(5, { baseRevision: 4 }))
    await outbox.settled()
    held.hold()
    // The typed change of the last moment is still being stored.
    outbox.store(makeChange(6, { baseRevision: 4 }))
    await settle()
    outbox.move(makeChange(6, { entryId: TARGET }), from)
    const seen = new Set<string>()
    for (let writes = 0; writes < 8; writes++) {
      const stored = await held.disk.all(OWNER)
      seen.add(JSON.stringify([ENTRY, TARGET].map((id) => stored.get(id)?.unsent?.content.points)))
      held.releaseOne()
      await settle()
    }
    const [own, other] = [{ 1: 6 }, { 1: 6 }]
    expect([...seen].map((text) => JSON.parse(text))).toEqual([
      [{ 1: 5 }, null],
      [own, null],
      [{}, other],
    ])
  })

  it("is given to the store at once, in case the page closes while its last change is being stored", async () => {
    const held = heldStore()
    const { outbox } = openPage(held.store)
    held.hold()
    outbox.store(makeChange(6, { baseRevision: 4 }))
    await settle()
    outbox.move(makeChange(6, { entryId: TARGET }), from)
    held.releaseOne()
    held.releaseOne()
    await settle()
    const stored = await held.disk.all(OWNER)
    expect([ENTRY, TARGET].map((id) => stored.get(id)?.unsent?.content.points)).toEqual([{}, { 1: 6 }])
  })

  it("stays too if its judge types on it before it has left", async () => {
    const held = heldStore()
    const { outbox } = openPage(held.store)
    held.hold()
    outbox.move(to, from)
    outbox.store(makeChange(2, { baseRevision: 4 }))
    held.release()
    await outbox.settled()
    expect([...outbox.pending()].map(([id, { content }]) => [id, content.points])).toEqual([
      [TARGET, { 1: 5 }],
      [ENTRY, { 1: 2 }],
    ])
  })

  it("is where it was moved last if it was moved back before it had left", async () => {
    const held = heldStore()
    const { outbox } = openPage(held.store)
    held.hold()
    outbox.move(to, from)
    outbox.move(makeChange(5, { baseRevision: 4 }), { entryId: TARGET, label: "Car 8 (8)", baseRevision: 0 })
    held.release()
    await outbox.settled()
    const stored = await held.disk.all(OWNER)
    expect([ENTRY, TARGET].map((id) => stored.get(id)?.unsent)).toMatchObject([
      { content: { points: { 1: 5 } } },
      { content: EMPTY, movedTo: ENTRY },
    ])
  })

  it("leaves on the revision that its own entry got meanwhile", async () => {
    const held = heldStore()
    const page = openPage(held.store)
    page.outbox.store(makeChange(3, { baseRevision: 4 }))
    await beginToSend(page)
    page.outbox.store(makeChange(5, { baseRevision: 4 }))
    await page.outbox.settled()
    held.hold()
    page.outbox.move(to, from)
    await save(page, 5)
    held.release()
    await page.outbox.settled()
    expect(page.outbox.pending().get(ENTRY)).toMatchObject({ content: EMPTY, baseRevision: 5 })
  })

  it("is stored at the other entry first when a closed database opens again", async () => {
    const held = heldStore()
    const { outbox, clock } = openPage(held.store)
    held.fail()
    outbox.store(makeChange(5, { baseRevision: 4 }))
    await outbox.settled()
    outbox.move(to, from)
    held.recover()
    held.hold()
    await clock.pass(250)
    held.releaseOne()
    await settle()
    expect([...(await held.disk.all(OWNER)).keys()]).toEqual([TARGET])
  })

  it("never leaves before the other one is saved, at whatever moment of the move sending begins", async () => {
    for (let turns = 0; turns < 30; turns++) {
      const page = openPage()
      page.outbox.store(makeChange(5, { baseRevision: 4 }))
      await page.outbox.settled()
      page.outbox.move(to, from)
      for (let turn = 0; turn < turns; turn++) await null
      await beginToSend(page)
      expect(sent(page)[0], `${turns} turns`).toMatchObject({ points: 5 })
    }
  })

  it("lets the phone rest while it waits for a decision about the other one", async () => {
    const page = openPage()
    const sender = new Sender({ outbox: page.outbox, clock: page.clock })
    sender.store(makeChange(5, { baseRevision: 4 }))
    page.outbox.move(to, from)
    void sender.wake()
    await page.clock.pass(1_000)
    await refuse(page, "SHEET_CHANGED", { current: null })
    expect(page.clock.waiting()).toEqual([])
  })

  it("repeats what was not answered of its own before it leaves", async () => {
    const page = openPage()
    page.outbox.store(makeChange(3, { baseRevision: 4 }))
    await beginToSend(page)
    page.outbox.move(to, from)
    await save(page, 5)
    await save(page, 6)
    await settle()
    expect(page.connection.first().body).toMatchObject({ entryId: ENTRY, movedTo: TARGET, baseRevision: 5 })
  })

  it("has left already if the server has none", async () => {
    const page = await movedPage()
    await beginToSend(page)
    await save(page, 9)
    await refuse(page, "INVALID_INPUT", { issues: [{ path: ["movedTo"], message: "There is no draft to be moved" }] })
    expect(page.outbox.pending().size).toBe(0)
  })

  it("is a draft again if its judge types on it", async () => {
    const page = await movedPage()
    page.outbox.store(makeChange(2, { baseRevision: 4 }))
    await beginToSend(page)
    await save(page, 9)
    expect(sent(page).map(({ movedTo }) => movedTo)).toEqual([undefined, undefined])
  })

  it("stays if another tab has typed on it while nothing could be stored", () => {
    const typed = { ...NO_RECORD, unsent: makeUnsent("typed elsewhere") }
    const left = makeUnsent("left", { content: EMPTY, scores: [], movedTo: TARGET })
    expect(mergeAfterOutage(typed, NO_RECORD, { ...NO_RECORD, unsent: left }).unsent).toEqual(typed.unsent)
    expect(makeAttempt(left, makeRefusal("SHEET_CHANGED")).body.movedTo).toBe(TARGET)
  })
})
