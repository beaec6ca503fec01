import { describe, expect, it } from "vitest"
import { beginToSend, openPage, refuse, save, send } from "./fixture-page.ts"
import { heldStore } from "./fixture-store.ts"
import { ENTRY, makeChange, makeStored, OWNER } from "./fixtures.ts"
import { settle } from "./hand-clock.ts"
import { memoryStore } from "./store.ts"

describe("a change stays unsent until the server has it", () => {
  it("a change is unsent from the first moment", () => {
    const page = openPage()
    page.outbox.store(makeChange(5))
    expect(page.shown()).toBe("5 unsent on 0")
  })

  it("a comment is stored and sent as the server stores it, so that the answer says nothing new", async () => {
    const page = openPage()
    page.outbox.store(makeChange(5, { content: { points: {}, comments: "Great paint.\u000bMore\u00a0chro\u0007me" } }))
    await beginToSend(page)
    const comments = "Great paint.\nMore chrome"
    expect(page.outbox.pending().get(ENTRY)?.content.comments).toBe(comments)
    expect(page.connection.first().body.comments).toBe(comments)
    await save(page, 9)
    expect(page.outbox.known().get(ENTRY)?.comments).toBe(comments)
  })

  it("the answer to a change names its edit", async () => {
    const page = openPage()
    const editId = page.outbox.store(makeChange(5))
    await beginToSend(page)
    expect(page.shown()).toBe("5 sending on 0")
    await save(page, 9)
    expect(page.shown()).toBeNull()
    const answer = { entryId: ENTRY, editId, saved: { revision: 9 }, sent: { baseRevision: 0 }, isRepeat: false }
    expect(page.answers).toMatchObject([answer])
  })

  it("what the server is known to have is the same map until it changes", async () => {
    const page = openPage()
    page.outbox.store(makeChange(5))
    await beginToSend(page)
    await save(page, 9)
    const before = page.outbox.known()
    page.outbox.store(makeChange(6))
    expect(page.outbox.known()).toBe(before)
    await beginToSend(page)
    await save(page, 10)
    const after = page.outbox.known()
    expect([...after.values()].map(({ revision }) => revision)).toEqual([10])
    page.outbox.store(makeChange(7, { entryId: 8 }))
    await beginToSend(page)
    await save(page, 11)
    expect([...page.outbox.known().values()].map(({ revision }) => revision)).toEqual([10, 11])
  })

  it("a change is still unsent after the page was closed, and its attempt is sent again unchanged", async () => {
    const store = memoryStore()
    const closed = openPage(store)
    closed.outbox.store(makeChange(5))
    await beginToSend(closed)
    const page = openPage(store)
    await page.outbox.load()
    page.outbox.store(makeChange(6))
    await beginToSend(page)
    expect(page.connection.sent).toEqual(closed.connection.sent)
    await save(page, 9)
    expect(page.answers).toMatchObject([{ isRepeat: true }])
    expect(page.connection.first().body).toMatchObject({ scores: [{ points: 6 }], baseRevision: 9 })
  })

  it("what is added to a submitted sheet stays stored, also after the page was closed, until the judge submits it", async () => {
    const store = memoryStore()
    const closed = openPage(store)
    closed.outbox.store(makeChange(5, { baseRevision: 4, isAddition: true }))
    await send(closed)
    const page = openPage(store)
    await send(page)
    expect([...closed.connection.sent, ...page.connection.sent]).toEqual([])
    expect(page.shown()).toBe("5 needs-you on 4")
    page.outbox.store(makeChange(5, { baseRevision: 4, isSubmitted: true }))
    await beginToSend(page)
    expect(page.connection.sent).toMatchObject([{ isSubmitted: true, baseRevision: 4 }])
    await save(page, 9)
    expect(page.shown()).toBeNull()
  })

  it("a refused change stays with the reason, which is reported once", async () => {
    const page = openPage()
    page.outbox.store(makeChange(5))
    await beginToSend(page)
    await refuse(page, "EVENT_CLOSED")
    await send(page)
    expect(page.shown()).toBe("5 needs-you on 0")
    expect(page.pointsSent()).toEqual([5])
    expect(page.answers).toMatchObject([{ saved: null, refusal: { code: "EVENT_CLOSED" } }])
  })

  it("a refusal that a later edit has overtaken is not reported", async () => {
    const page = openPage()
    page.outbox.store(makeChange(5))
    await beginToSend(page)
    page.outbox.store(makeChange(6))
    await refuse(page, "INVALID_INPUT")
    expect(page.answers).toEqual([])
    expect(page.pointsSent()).toEqual([5, 6])
  })

  it.each(["OFFLINE", "UNREACHABLE", "UNREADABLE", "UNAVAILABLE", "TOO_MANY_ATTEMPTS"] as const)(
    "if the server did not decide (%s) it waits, and nobody is asked",
    async (code) => {
      const page = openPage()
      page.outbox.store(makeChange(5))
      const ending = page.outbox.sendAll()
      await settle()
      await refuse(page, code)
      expect(await ending).toMatchObject({ end: "cut", failure: { code } })
      expect(page.shown()).toBe("5 unsent on 0")
      expect(page.outbox.pending().get(ENTRY)?.isUnanswered).toBe(true)
    },
  )

  it("the end of the session stops sending, and loses nothing", async () => {
    const page = openPage()
    for (const entryId of [1, 2, 3]) page.outbox.store(makeChange(5, { entryId }))
    const ending = page.outbox.sendAll()
    await settle()
    await refuse(page, "SIGN_IN_REQUIRED")
    expect(await ending).toMatchObject({ end: "stopped", failure: { kind: "signedOut" } })
    expect(page.pointsSent()).toEqual([5])
    expect(page.outbox.pending().size).toBe(3)
  })
})

describe("a change typed meanwhile stays the newest, on the revision of the answer", () => {
  it("a change typed while the attempt is being sent stays the newest", async () => {
    const page = openPage()
    page.outbox.store(makeChange(5))
    await beginToSend(page)
    page.outbox.store(makeChange(6))
    await save(page, 9)
    expect(page.connection.first().body).toMatchObject({ scores: [{ points: 6 }], baseRevision: 9 })
  })

  it("a change typed while the device stores the answer stays the newest", async () => {
    const held = heldStore()
    const page = openPage(held.store)
    page.outbox.store(makeChange(5))
    await beginToSend(page)
    held.hold()
    await save(page, 9)
    page.outbox.store(makeChange(6))
    held.release()
    await settle()
    expect(page.shown()).toMatch(/^6 .* on 9$/)
    expect((await held.disk.all(OWNER)).get(ENTRY)?.unsent).toMatchObject({ scores: [{ points: 6 }], baseRevision: 9 })
  })

  it("a change typed while the device stores that it is sent anyway stays the newest", async () => {
    const held = heldStore()
    const page = openPage(held.store)
    page.outbox.store(makeChange(5))
    await beginToSend(page)
    await refuse(page, "SHEET_CHANGED", { current: makeStored(2, 12) })
    held.hold()
    void page.outbox.sendAnyway(ENTRY)
    await settle()
    page.outbox.store(makeChange(6))
    held.release()
    await settle()
    expect(page.shown()).toBe("6 unsent on 12")
  })

  it("on a slow device, too, the newest change is the one that is stored", async () => {
    const held = heldStore()
    const page = openPage(held.store)
    held.hold()
    for (const points of [1, 2, 3]) page.outbox.store(makeChange(points))
    await settle()
    page.outbox.store(makeChange(4))
    held.release()
    await page.outbox.settled()
    expect((await held.disk.all(OWNER)).get(ENTRY)?.unsent?.scores).toEqual([{ criterionId: 1, points: 4 }])
  })
})

describe("a dropped sheet", () => {
  it("is removed at once and permanently", async () => {
    const store = memoryStore()
    const page = openPage(store)
    page.outbox.store(makeChange(5))
    const dropping = page.outbox.drop(ENTRY)
    expect(page.shown()).toBeNull()
    await dropping
    expect(await store.all(OWNER)).toEqual(new Map())
    await send(page)
    expect(page.pointsSent()).toEqual([])
  })

  it.each<[what: string, isSlow: boolean]>([
    ["at the same moment", false],
    ["while the device is still writing", true],
  ])("does not remove a change typed after it %s", async (_, isSlow) => {
    const held = heldStore()
    const page = openPage(held.store)
    if (isSlow) held.hold()
    page.outbox.store(makeChange(5))
    await settle()
    const dropping = page.outbox.drop(ENTRY)
    page.outbox.store(makeChange(6))
    held.release()
    await dropping
    await page.outbox.settled()
    expect(page.shown()).toBe("6 unsent on 0")
    expect((await held.disk.all(OWNER)).get(ENTRY)?.unsent?.scores).toEqual([{ criterionId: 1, points: 6 }])
  })

  it("does not bring back what was unsent before it", async () => {
    const held = heldStore()
    const page = openPage(held.store)
    page.outbox.store(makeChange(5))
    await page.outbox.settled()
    held.hold()
    page.outbox.store(makeChange(6))
    const dropping = page.outbox.drop(ENTRY)
    held.release()
    await dropping
    expect(await held.disk.all(OWNER)).toEqual(new Map())
    expect(page.shown()).toBeNull()
  })

  it("leaves what the server is known to have", async () => {
    const page = openPage()
    page.outbox.store(makeChange(5))
    await beginToSend(page)
    await save(page, 9)
    page.outbox.store(makeChange(6))
    const dropping = page.outbox.drop(ENTRY)
    expect(page.outbox.known().get(ENTRY)?.revision).toBe(9)
    await dropping
  })

  it("may be none: then nothing happens, nor if it is sent anyway", async () => {
    const page = openPage()
    await page.outbox.drop(ENTRY)
    await page.outbox.sendAnyway(ENTRY)
    expect(page.shown()).toBeNull()
  })

  it("does not pass its refusal on to a change typed after it", async () => {
    const page = openPage()
    page.outbox.store(makeChange(5))
    await beginToSend(page)
    await refuse(page, "SHEET_CHANGED", { current: makeStored(2, 12) })
    void page.outbox.drop(ENTRY)
    page.outbox.store(makeChange(6, { baseRevision: 12 }))
    await settle()
    expect(page.shown()).toBe("6 unsent on 12")
  })

  it.each<[what: string, isSlow: boolean]>([
    ["while it is about to be sent", true],
    ["while an attempt is unanswered", false],
  ])("stays %s: only the server knows the outcome", async (_, isSlow) => {
    const held = heldStore()
    const page = openPage(held.store)
    page.outbox.store(makeChange(5))
    await page.outbox.settled()
    if (isSlow) held.hold()
    await beginToSend(page)
    await page.outbox.drop(ENTRY)
    held.release()
    await settle()
    expect(page.shown()).toBe("5 sending on 0")
  })
})

describe("several sheets", () => {
  it("are sent one first, then four at a time, and each only once", async () => {
    const page = openPage()
    const entryIds = Array.from({ length: 9 }, (_, index) => index + 1)
    for (const entryId of entryIds) page.outbox.store(makeChange(entryId, { entryId }))
    const ending = page.outbox.sendAll()
    const openCalls: number[] = []
    for (let round = 0; round < entryIds.length; round++) {
      await settle()
      openCalls.push(page.connection.calls.length)
      if (page.connection.calls.length > 0) await save(page, 1)
    }
    expect(openCalls).toEqual([1, 4, 4, 4, 4, 4, 3, 2, 1])
    expect(await ending).toEqual({ end: "done" })
    expect(page.pointsSent()).toEqual(entryIds)
  })

  it("a sheet whose answer is being stored is not sent again", async () => {
    const held = heldStore()
    const page = openPage(held.store)
    for (const entryId of [1, 2, 3]) page.outbox.store(makeChange(entryId, { entryId }))
    void page.outbox.sendAll()
    await settle()
    await save(page, 1)
    held.hold()
    await save(page, 2)
    await save(page, 3)
    held.release()
    await settle()
    expect(page.pointsSent()).toEqual([1, 2, 3])
  })
})
