import type { StoredSheet } from "@rosette/contract"
import { useState } from "react"
import { type Completion, completionOf } from "./completion.ts"

/** What a judge adds to a submitted sheet, kept on this device until it is submitted. */
export function useCompletion(judgeId: number, entryId: number, sheet: StoredSheet | undefined) {
  const [shown, setShown] = useState<{ entryId: number; completion: Completion | null } | null>(null)
  const completion = shown?.entryId === entryId ? shown.completion : completionOf(judgeId, entryId).read()
  const add = (criterionId: number, points: number | null) => {
    if (!sheet) return
    const before = completion?.revision === sheet.revision ? completion.points : {}
    const others = Object.entries(before).filter(([id]) => Number(id) !== criterionId)
    const added = points === null ? others : [...others, [String(criterionId), points] as const]
    const next = { revision: sheet.revision, points: Object.fromEntries(added) }
    completionOf(judgeId, entryId).write(next)
    setShown({ entryId, completion: next })
  }
  return { completion, add }
}
