import type { SavedSheet } from "@rosette/contract"
import type { ScoreLine } from "@rosette/domain"
import { type Refusal, refusalOf } from "../../lib/error-text.ts"
import { type Area, type KeptSheet, keptSheet } from "./kept-sheet.ts"
import { newMutationId } from "./mutation-id.ts"
import { pendingSheets } from "./pending-sheets.ts"
import { isSameContent } from "./sheet-content.ts"
import type { PendingSheet, SheetOnItsWay, SheetSaving } from "./sheet-saving.ts"

export type Post = (sheet: {
  judgeId: number
  entryId: number
  scores: ScoreLine[]
  comments: string
  isSubmitted: boolean
  mutationId: string
}) => Promise<SavedSheet>

type Options = { judgeId: number; entryIds: number[]; post: Post; area?: Area }

/** Keeps sheets in this browser and sends them to the server one try at a time; what an earlier visit kept is there again. */
export function openServerSaving({ judgeId, entryIds, post, area }: Options): SheetSaving {
  const place = (entryId: number) => keptSheet(judgeId, entryId, area)
  const attempts = new Map<number, NonNullable<KeptSheet["attempt"]>>()
  const isKeptSafely = new Map<number, boolean>()
  const pending = pendingSheets(entryIds.flatMap(restored))

  function restored(entryId: number): [number, PendingSheet][] {
    const kept = place(entryId).read()
    if (!kept) return []
    if (kept.attempt) attempts.set(entryId, kept.attempt)
    return [[entryId, { content: kept.content, state: "kept", isSubmitted: false, refusal: null }]]
  }

  function put(entryId: number, sheet: PendingSheet): void {
    const attempt = attempts.get(entryId) ?? null
    isKeptSafely.set(entryId, place(entryId).write({ content: sheet.content, attempt }))
    pending.set(entryId, sheet)
  }

  function forget(entryId: number): void {
    place(entryId).clear()
    attempts.delete(entryId)
    isKeptSafely.delete(entryId)
    pending.remove(entryId)
  }

  /** The id under which this content goes out: the earlier one when the same was tried before. */
  function attemptFor({ entryId, isSubmitted, scores, content }: SheetOnItsWay): string {
    const sent = JSON.stringify([isSubmitted, scores, content.comments])
    const earlier = attempts.get(entryId)
    const attempt = earlier?.sent === sent ? earlier : { mutationId: newMutationId(), sent }
    attempts.set(entryId, attempt)
    return attempt.mutationId
  }

  return {
    pending: pending.all,
    subscribe: pending.subscribe,
    keep(entryId, content) {
      const latest = pending.get(entryId)
      if (latest?.state === "sending") put(entryId, { ...latest, content })
      else put(entryId, { content, state: "kept", isSubmitted: false, refusal: null })
    },
    forget,
    async send(sheet) {
      const { entryId, content, scores, isSubmitted } = sheet
      const mutationId = attemptFor(sheet)
      put(entryId, { content, state: "sending", isSubmitted, refusal: null })
      try {
        const saved = await post({ judgeId, entryId, scores, comments: content.comments, isSubmitted, mutationId })
        attempts.delete(entryId)
        const latest = pending.get(entryId)
        if (latest && !isSameContent(latest.content, content)) put(entryId, { ...latest, state: "kept" })
        else forget(entryId)
        return { saved, refusal: null }
      } catch (error) {
        const refusal = refusalOf(error)
        if (wasAnswered(refusal)) attempts.delete(entryId)
        const latest = pending.get(entryId)?.content ?? content
        put(entryId, { content: latest, state: "needs-you", isSubmitted, refusal })
        return { saved: null, refusal }
      }
    },
    isSafe: () => [...isKeptSafely.values()].every(Boolean),
  }
}

/** A refusal of the server is not remembered under the id; silence may mean that the sheet did arrive. */
const wasAnswered = ({ code }: Refusal): boolean =>
  code !== "OFFLINE" && code !== "UNREACHABLE" && code !== "UNREADABLE" && code !== "UNAVAILABLE"
