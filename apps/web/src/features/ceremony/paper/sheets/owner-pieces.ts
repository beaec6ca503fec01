import type { CountedScore } from "@rosette/domain/contest/counted-score"
import { type OwnerPaper, piecesOf } from "../content/owner-papers.ts"

/** A piece of an owner's paper. If judges are named, `judge` is shown after a comment's last piece (`isLast`). */
export type OwnerPiece =
  | { kind: "facts" | "heading"; key: string }
  | { kind: "criterion"; key: string; name: string; average: number; maxPoints: number }
  | { kind: "total"; key: string; score: CountedScore }
  | { kind: "note"; key: string; text: string }
  | { kind: "comment"; key: string; comment: number; text: string; judge: string | null; isLast: boolean }

/** In the order of the paper. */
export function ownerPieces({ criteria, score, notes, comments }: OwnerPaper): OwnerPiece[] {
  return [
    { kind: "facts", key: "facts" },
    ...criteria.map((criterion, index) => ({ kind: "criterion" as const, key: `criterion ${index}`, ...criterion })),
    ...(score && criteria.length > 0 ? [{ kind: "total" as const, key: "total", score }] : []),
    ...notes.map((text, index) => ({ kind: "note" as const, key: `note ${index}`, text })),
    ...(comments.length > 0 ? [{ kind: "heading" as const, key: "heading" }] : []),
    ...comments.flatMap(({ judge, text }, comment) =>
      piecesOf(text.trim()).map((piece, index, all) => ({
        kind: "comment" as const,
        key: `comment ${comment} ${index}`,
        comment,
        text: piece,
        judge: index === all.length - 1 ? judge : null,
        isLast: index === all.length - 1,
      })),
    ),
  ]
}
