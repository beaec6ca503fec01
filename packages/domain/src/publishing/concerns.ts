import type { LadderName } from "../contest/rules.ts"
import type { WinnerType } from "../contest/winner-types.ts"
import { canonicalJson, type Json } from "../snapshots/canonical-json.ts"

export const BLOCKING_KINDS = [
  "sheetMissing",
  "sheetsShort",
  "panelShort",
  "sectionUncovered",
  "criterionMissing",
  "sheetWaiting",
  "tieOpen",
  "settlementStale",
  "awardUndecided",
  "awardFlagged",
  "winnerOutdated",
  "statusContradicted",
  "pollOpen",
] as const
export type BlockingKind = (typeof BLOCKING_KINDS)[number]

/** Product rule: a poll that is open must be closed; everything else a person can waive. */
export const WAIVABLE_KINDS = BLOCKING_KINDS.filter(
  (kind): kind is Exclude<BlockingKind, "pollOpen"> => kind !== "pollOpen",
)
export type WaivableKind = (typeof WAIVABLE_KINDS)[number]

type Line<Kind extends BlockingKind, Fields> = { kind: Kind } & Fields

/** One thing that prevents publishing, and the records that it is about. */
export type Concern =
  | Line<"sheetMissing", { judgeId: number; entryIds: number[] }>
  | Line<"sheetsShort", { sections: number[]; entryIds: number[]; missing: number }>
  | Line<"panelShort", { sections: number[]; entryIds: number[] }>
  | Line<"sectionUncovered", { section: number; entryIds: number[] }>
  | Line<"criterionMissing", { judgeId: number; entryId: number; criterionIds: number[] }>
  | Line<"sheetWaiting", { judgeId: number; waitingSheets: number }>
  | Line<"tieOpen", { ladder: LadderName; place: number | null; entryIds: number[]; tieKey: string }>
  | Line<"settlementStale", { settlementId: number; ladder: LadderName; entryIds: number[] }>
  | Line<"awardUndecided", { awardId: number; entryIds: number[]; waitsFor: number | null; tieKey: string | null }>
  | Line<"awardFlagged", { awardId: number; entryIds: number[] }>
  | Line<
      "winnerOutdated",
      {
        confirmedWinnerId: number
        entryId: number
        winnerType: WinnerType
        criterionId: number | null
        position: number
      }
    >
  | Line<"statusContradicted", { entryIds: number[] }>
  | Line<"pollOpen", { pollId: number }>

/** A concern with its `key`, which changes with the records that it is about, so that a waiver covers exactly these. */
export type Blocking = Concern & { key: string; isWaived: boolean }

/** A concern that a person has waived. */
export type Waiver = { kind: string; key: string }

/**
 * Returns the key of a concern: the tie's key for an open tie, else a hash of its facts, for which the order of lists does not
 * matter. Product rule: what a phone reports is no fact of waiting sheets, so that no judge can void a waiver by another number;
 * the next sheet that arrives from the judge (`savedVersions`, by judge) voids it.
 */
export function concernKey(
  concern: Concern,
  hash: (text: string) => string,
  savedVersions: ReadonlyMap<number, number> = new Map(),
): string {
  if (concern.kind === "tieOpen") return concern.tieKey
  if (concern.kind === "sheetWaiting") {
    const { kind, judgeId } = concern
    return hash(canonicalJson({ kind, judgeId, savedVersion: savedVersions.get(judgeId) ?? 0 }))
  }
  const facts = Object.entries(concern).map(([name, fact]): [string, Json] => [name, inOrder(fact)])
  return hash(canonicalJson(Object.fromEntries(facts)))
}

const inOrder = (fact: string | number | null | number[]): Json =>
  Array.isArray(fact) ? fact.toSorted((a, b) => a - b) : fact
