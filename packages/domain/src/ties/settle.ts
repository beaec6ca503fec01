import type { Tie } from "../results/places.ts"
import { isSameSet, type Settlement, type SettlementKind } from "./settlements.ts"

type FieldRefusal = { code: "INVALID_INPUT"; path: "entryIds" | "reason" | "kind"; message: string }
type SettlementRefusal = { code: "TIE_CHANGED" } | { code: "TIE_SETTLED" } | FieldRefusal

/**
 * Returns why the tie may not be settled this way, or null. `ties` are those of the current standings. Product rule: a settlement
 * stays until it is withdrawn; an order names exactly the tied entries and a reason; a lot is never drawn twice: after one that
 * was withdrawn, or no longer counts, only `order` or `shared` remain.
 */
export function refuseSettlement(attempt: {
  key: string
  kind: SettlementKind
  entryIds?: readonly number[] | undefined
  reason?: string | undefined
  ties: readonly Tie<Settlement>[]
  settlements: readonly Settlement[]
}): SettlementRefusal | null {
  const { key, kind, entryIds = [], reason = "", settlements } = attempt
  const tie = attempt.ties.find((candidate) => candidate.key === key && candidate.state !== "stale")
  if (!tie) return { code: "TIE_CHANGED" }
  if (tie.state === "settled") return { code: "TIE_SETTLED" }
  const isDrawn = settlements.some((earlier) => earlier.kind === "lot" && earlier.key === key)
  if (kind === "lot" && isDrawn)
    return invalid("kind", "A lot was drawn for this tie before, so it can only be settled by order or as shared")
  return kind === "order" ? refuseOrder({ entryIds, reason }, tie) : null
}

/** Returns why the order is not valid for the tie, or null. Product rule: it names exactly the tied entries, and a reason. */
export function refuseOrder(
  { entryIds, reason }: { entryIds: readonly number[]; reason: string },
  tie: { entryIds: readonly number[] },
): FieldRefusal | null {
  if (!isSameSet(entryIds, tie.entryIds)) return invalid("entryIds", "The order must name exactly the tied entries")
  return reason.trim() === "" ? invalid("reason", "An order needs a reason") : null
}

const invalid = (path: FieldRefusal["path"], message: string): FieldRefusal => ({
  code: "INVALID_INPUT",
  path,
  message,
})
