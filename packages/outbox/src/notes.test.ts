import { describe, expect, it } from "vitest"
import { beginToSend, openPage, refuse, save, send } from "./fixture-page.ts"
import { ENTRY, makeChange, makeRefusal } from "./fixtures.ts"
import { settle } from "./hand-clock.ts"
import { changeOfNote, isAnswerToNote, noteId, reviewNote } from "./notes.ts"
import type { EntryNote } from "./records.ts"
import { memoryStore } from "./store.ts"

const ASIDE: EntryNote = { call: "stepAside", entryId: ENTRY, reason: "My brother's car" }
const REPORT: EntryNote = { call: "reportEntry", entryId: ENTRY, kind: "notHere", text: "" }
const OTHER = ENTRY + 1

const keep = ({ outbox }: ReturnType<typeof openPage>, note: EntryNote = ASIDE) =>
  outbox.store(changeOfNote(note, "Car 7 (7)"))
const answer = async ({ connection }: ReturnType<typeof openPage>, entryId = ENTRY) => {
  connection.first().answer({ id: 4, judgeId: 3, entryId })
  await settle()
}
/** What was sent, such as "stepAside" or the entry of a sheet. */
const sent = ({ connection }: ReturnType<typeof openPage>) =>
  connection.sent.map(({ note, entryId }) => note?.call ?? entryId)
const states = ({ outbox }: ReturnType<typeof openPage>) => [...outbox.notes().values()].map(({ state }) => state)

it("each note has an id of its own, below those of the sheets", () => {
  const ids = [ENTRY, OTHER].flatMap((entryId) => [noteId({ ...ASIDE, entryId }), noteId({ ...REPORT, entryId })])
  expect([new Set(ids).size, ids.every((id) => id < 0)]).toEqual([4, true])
})

it.each<[answer: unknown, isAnswer: boolean]>([
  [{ id: 4, entryId: ENTRY }, true],
  [{ id: 4, entryId: OTHER }, false],
  [{ entryId: ENTRY }, false],
  ["<html>", false],
  [null, false],
])("the answer %j", (given, isAnswer) => expect(isAnswerToNote(ASIDE, given)).toBe(isAnswer))

describe("a note waits like a sheet", () => {
  it("apart from the sheets, in a new page too, and is gone once it is answered", async () => {
    const store = memoryStore()
    const page = openPage(store)
    keep(page)
    await settle()
    const next = openPage(store)
    await next.outbox.load()
    expect([[...next.outbox.notes().values()].map(({ note }) => note), next.outbox.pending().size]).toEqual([
      [ASIDE],
      0,
    ])
    await beginToSend(next)
    await answer(next)
    expect([states(next), (await store.all({ databaseId: "one", judgeId: 3 })).size]).toEqual([[], 0])
  })

  it("is repeated unchanged, with its mutation id, until it is answered", async () => {
    const page = openPage()
    keep(page)
    await beginToSend(page)
    await refuse(page, "UNREACHABLE")
    expect(states(page)).toEqual(["unsent"])
    keep(page, { ...ASIDE, reason: "Another reason" })
    await beginToSend(page)
    const [first, again] = page.connection.sent
    expect(again).toEqual(first)
    await answer(page)
    expect(page.connection.sent[2]?.note).toMatchObject({ reason: "Another reason" })
  })

  it("is not gone with an answer to something else", async () => {
    const page = openPage()
    keep(page)
    await beginToSend(page)
    await answer(page, OTHER)
    expect(states(page)).toEqual(["unsent"])
  })

  it("can be undone until it is sent, and not while nobody knows whether it arrived", async () => {
    const page = openPage()
    keep(page)
    await page.outbox.drop(noteId(ASIDE))
    expect(states(page)).toEqual([])
    keep(page)
    await beginToSend(page)
    await refuse(page, "UNREACHABLE")
    await page.outbox.drop(noteId(ASIDE))
    expect(states(page)).toEqual(["unsent"])
  })
})

describe("what a judge tells of an entry is sent before its sheet", () => {
  it("also if the sheet was there first, and whatever else is sent meanwhile", async () => {
    const page = openPage()
    page.outbox.store(makeChange(5, { isSubmitted: true }))
    page.outbox.store(makeChange(6, { entryId: OTHER }))
    keep(page)
    keep(page, REPORT)
    await beginToSend(page)
    expect(sent(page)).toEqual([OTHER])
    await save(page, 1)
    expect(sent(page)).toEqual([OTHER, "stepAside", "reportEntry"])
    await answer(page)
    expect(sent(page)).toHaveLength(3)
    await answer(page)
    expect(sent(page)).toEqual([OTHER, "stepAside", "reportEntry", ENTRY])
    await save(page, 2)
    expect(page.outbox.pending().size).toBe(0)
  })

  it("while judging is closed both stay, and the note is first when it is open again", async () => {
    const page = openPage()
    keep(page)
    page.outbox.store(makeChange(5, { isSubmitted: true }))
    await beginToSend(page)
    await refuse(page, "EVENT_CLOSED")
    await refuse(page, "EVENT_CLOSED")
    expect([states(page), page.shown()]).toEqual([["needs-you"], "5 needs-you on 0"])
    await page.outbox.sendAnyway(ENTRY)
    await page.outbox.sendAnyway(noteId(ASIDE))
    await beginToSend(page)
    expect(sent(page).slice(2)).toEqual(["stepAside"])
    await answer(page)
    await save(page, 1)
    expect([states(page), page.shown()]).toEqual([[], null])
  })

  it("a refused one does not hold its sheet back", async () => {
    const page = openPage()
    keep(page, REPORT)
    page.outbox.store(makeChange(5))
    await beginToSend(page)
    await refuse(page, "LIMIT_REACHED")
    await save(page, 1)
    expect([states(page), page.shown()]).toEqual([["needs-you"], null])
    await send(page)
    expect(sent(page)).toHaveLength(2)
  })
})

it.each<[what: string, facts: [isActive: boolean, hasSteppedAside: boolean], outcome: string | null]>([
  ["goes on waiting while judging is closed", [false, false], null],
  ["is sent again once it is open", [true, false], "sendAnyway"],
  ["is dropped if the organizer has declared it meanwhile", [false, true], "drop"],
])("a declaration that was refused because judging is closed %s", (_what, [isActive, hasSteppedAside], outcome) => {
  const pending = { label: "", state: "needs-you", isUnanswered: false, refusal: makeRefusal("EVENT_CLOSED") } as const
  expect(reviewNote({ ...pending, note: ASIDE }, { isActive, hasSteppedAside })).toBe(outcome)
  expect(reviewNote({ ...pending, note: REPORT }, { isActive, hasSteppedAside })).toBe(isActive ? "sendAnyway" : null)
})
