import type { EntryNote, SheetToSend } from "@rosette/outbox/records"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { postReport, postSheet } from "./post-sheet.ts"

const sent = vi.fn<typeof fetch>()
beforeEach(() => {
  sent.mockImplementation(async () => Response.json({ result: { data: null } }))
  vi.stubGlobal("fetch", sent)
})
afterEach(() => {
  sent.mockReset()
  vi.unstubAllGlobals()
})

const OWNER = { databaseId: "one", judgeId: 3, mutationId: "m" }
const sheet = (entryId: number, note?: EntryNote): SheetToSend => ({
  ...OWNER,
  entryId,
  scores: [],
  comments: "",
  isSubmitted: true,
  baseRevision: 0,
  ...(note && { note }),
})

it.each<[call: string, posted: SheetToSend, body: object]>([
  ["judge.saveSheet", sheet(7), { ...sheet(7) }],
  [
    "judge.stepAside",
    sheet(-14, { call: "stepAside", entryId: 7, reason: "A friend" }),
    { ...OWNER, entryId: 7, reason: "A friend" },
  ],
  [
    "judge.reportEntry",
    sheet(-15, { call: "reportEntry", entryId: 7, kind: "notHere", text: "" }),
    { ...OWNER, entryId: 7, kind: "notHere", text: "" },
  ],
])("%s takes what a device has kept, with its judge and its database", async (call, posted, body) => {
  await postSheet(posted)
  const [[url, request] = []] = sent.mock.calls
  expect(url).toBe(`/trpc/${call}`)
  expect(JSON.parse(String(request?.body))).toEqual(body)
})

it("reports the entries whose sheets wait", async () => {
  await postReport([4, 9])
  expect(sent.mock.calls[0]?.[1]?.body).toBe('{"waitingSheets":2,"waitingEntryIds":[4,9]}')
})
