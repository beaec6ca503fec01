import type { Tie } from "./places.ts"
import type { LadderName } from "./rules.ts"
import { isSameSet, type Settlement, type SettlementKind } from "./settlements.ts"

type FieldRefusal = { code: "INVALID_INPUT"; path: "entryIds" | "reason" | "kind"; message: string }
type SettlementRefusal = { code: "TIE_CHANGED" } | { code: "TIE_SETTLED" } | FieldRefusal

/**
 * Returns why the tie may not be settled this way, or null. `ties` are those of the current standings. Product rule: a settlement
 * stays until it is withdrawn; an order names exactly the tied entries and a reason; a lot is never drawn twice: after one that
 * was withdrawn, or no longer counts, only `order` or `shared` remain, whatever the tie-breaks are now.
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
  if (kind === "lot" && lotsDrawnFor(tie, settlements).length > 0)
    return invalid("kind", "A lot was drawn for this tie before, so it can only be settled by order or as shared")
  return kind === "order" ? refuseOrder({ entryIds, reason }, tie) : null
}

/**
 * The lots that were drawn for the same entries on the same ladder, whatever the tie's steps and figures were then: nobody changes
 * a rule to draw again.
 */
export const lotsDrawnFor = <S extends Settlement>(
  tie: { ladder: LadderName; entryIds: readonly number[] },
  settlements: readonly S[],
): S[] =>
  settlements.filter(
    ({ kind, ladder, entryIds }) => kind === "lot" && ladder === tie.ladder && isSameSet(entryIds, tie.entryIds),
  )

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
