import { describe, expect, it } from "vitest"
import { openServerSaving, type Post } from "./server-saving.ts"
import type { SheetContent } from "./sheet-content.ts"

const ENTRY = 7

/** A browser's storage that outlives the page, as far as sheets need it. */
function storage(isFull = false) {
  const texts = new Map<string, string>()
  return {
    texts,
    getItem: (key: string) => texts.get(key) ?? null,
    setItem(key: string, text: string) {
      if (isFull) throw new Error("The quota is used up")
      texts.set(key, text)
    },
    removeItem: (key: string) => void texts.delete(key),
  }
}

type Answer = "saved" | "lost" | "locked"

/** A server that answers as told and remembers what arrived. */
function server(...answers: Answer[]) {
  const arrived: Parameters<Post>[0][] = []
  const post: Post = async (sheet) => {
    arrived.push(sheet)
    const answer = answers[arrived.length - 1] ?? "saved"
    if (answer === "lost") throw new TypeError("Failed to fetch")
    if (answer === "locked")
      throw Object.assign(new Error("This score was already submitted."), { data: { code: "SCORES_LOCKED" } })
    const { entryId, scores, isSubmitted } = sheet
    return { entryId, scores, isSubmitted, stats: { completed: 0, total: 1 }, revision: 1 }
  }
  return { arrived, post }
}

const open = (post: Post, kept = storage()) =>
  openServerSaving({ judgeId: 3, entryIds: [ENTRY, 8], post, area: () => kept })

const content = (points: number): SheetContent => ({ points: { 1: points }, comments: "" })
const sheet = (points: number, isSubmitted = false) => ({
  entryId: ENTRY,
  content: content(points),
  scores: [{ criterionId: 1, points }],
  isSubmitted,
})

describe("what is typed", () => {
  it("is kept through a reload, by judge and entry", () => {
    const kept = storage()
    open(server().post, kept).keep(ENTRY, content(5))
    const again = open(server().post, kept)
    expect(again.pending().get(ENTRY)).toMatchObject({ content: content(5), state: "kept" })
    expect(again.pending().has(8)).toBe(false)
  })

  it("is kept for this page alone where the browser refuses storage, and that is told", () => {
    const saving = open(server().post, storage(true))
    expect(saving.isSafe()).toBe(true)
    saving.keep(9, content(5))
    expect(saving.pending().get(9)?.content).toEqual(content(5))
    expect(saving.isSafe()).toBe(false)
    saving.forget(9)
    expect(saving.isSafe()).toBe(true)
  })

  it("is no longer kept once the server has it", async () => {
    const kept = storage()
    const saving = open(server().post, kept)
    saving.keep(ENTRY, content(5))
    const { saved } = await saving.send(sheet(5))
    expect(saved?.entryId).toBe(ENTRY)
    expect(saving.pending().size).toBe(0)
    expect(kept.texts.size).toBe(0)
  })

  it("while a draft is on its way stays kept", async () => {
    const saving = open(server().post)
    const sending = saving.send(sheet(5))
    expect(saving.pending().get(ENTRY)?.state).toBe("sending")
    saving.keep(ENTRY, content(6))
    await sending
    expect(saving.pending().get(ENTRY)).toMatchObject({ content: content(6), state: "kept" })
  })
})

describe("the mutation id of a try", () => {
  it("is the same for the same sheet after a lost answer, also after a reload", async () => {
    const kept = storage()
    const { arrived, post } = server("lost", "lost", "saved")
    const saving = open(post, kept)
    const { refusal } = await saving.send(sheet(5, true))
    expect(refusal).not.toBeNull()
    expect(saving.pending().get(ENTRY)).toMatchObject({ state: "needs-you", isSubmitted: true })
    await saving.send(sheet(5, true))
    await open(post, kept).send(sheet(5, true))
    expect(new Set(arrived.map(({ mutationId }) => mutationId)).size).toBe(1)
  })

  it("is another one for other points, for a final submit of the draft, and after an answer", async () => {
    const { arrived, post } = server("lost", "lost", "saved", "saved")
    const saving = open(post)
    await saving.send(sheet(5))
    await saving.send(sheet(6))
    await saving.send(sheet(6, true))
    await saving.send(sheet(6, true))
    expect(new Set(arrived.map(({ mutationId }) => mutationId)).size).toBe(4)
  })

  it("is another one after a refusal, which the server does not remember", async () => {
    const { arrived, post } = server("locked", "saved")
    const saving = open(post)
    const { refusal } = await saving.send(sheet(5))
    expect(refusal?.code).toBe("SCORES_LOCKED")
    expect(saving.pending().get(ENTRY)).toMatchObject({ content: content(5), state: "needs-you" })
    await saving.send(sheet(5))
    expect(new Set(arrived.map(({ mutationId }) => mutationId)).size).toBe(2)
  })
})

it("a damaged record reads as nothing kept", () => {
  const kept = storage()
  kept.setItem(`rosette.sheet.3.${ENTRY}`, `{"content":{"points":{"1":"many"},"comments":""},"attempt":null}`)
  kept.setItem("rosette.sheet.3.8", "{")
  expect(open(server().post, kept).pending().size).toBe(0)
})
