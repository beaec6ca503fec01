import { type OwnerView, ownerView } from "@rosette/domain/ceremony/owner-view"
import type { CountedScore } from "@rosette/domain/contest/counted-score"
import { compareVotingIds } from "@rosette/domain/entries/voting-id"
import { type PaperEntry, paperEntries } from "./paper-entries.ts"
import type { PaperVersion } from "./paper-version.ts"
import { certificates } from "./winner-papers.ts"

/** An owner's paper: their own entry with all its names. */
export type OwnerPaper = OwnerView & { entry: PaperEntry; titles: string[] }

/** How many are laid out at once: more would take a browser too long. */
const OWNERS_AT_ONCE = 200

/** The entries of the version by voting ID, in portions. */
export function ownerPortions({ body }: PaperVersion): PaperEntry[][] {
  const entries = body.entries.toSorted((a, b) => compareVotingIds(a.votingId, b.votingId))
  const entryOf = paperEntries(body)
  const read = entries.flatMap(({ id }) => entryOf(id))
  return Array.from({ length: Math.ceil(read.length / OWNERS_AT_ONCE) }, (_, index) =>
    read.slice(index * OWNERS_AT_ONCE, (index + 1) * OWNERS_AT_ONCE),
  )
}

/** A paper for each of these entries. */
export function ownerPapers(paper: PaperVersion, entries: readonly PaperEntry[]): OwnerPaper[] {
  const won = certificates(paper).toReversed()
  return entries.map((entry) => ({
    entry,
    titles: won.filter((one) => one.entry.entryId === entry.entryId).map(({ award }) => award),
    ...ownerView(paper.body, entry.entryId, paper.showsJudges),
  }))
}

const PIECE_CHARS = 300

/**
 * A text in pieces of a few lines, so that a text longer than a page continues on the next. Joined they are the text
 * again; each ends at a line break or a space if there is one.
 */
export function piecesOf(text: string): string[] {
  const pieces: string[] = []
  for (const line of text.match(/[^\n]*\n|[^\n]+$/g) ?? []) {
    let rest = line
    while (rest.length > PIECE_CHARS) {
      const space = rest.lastIndexOf(" ", PIECE_CHARS - 1)
      const cut = space > 0 ? space + 1 : wholeCharacters(rest, PIECE_CHARS)
      pieces.push(rest.slice(0, cut))
      rest = rest.slice(cut)
    }
    pieces.push(rest)
  }
  return pieces
}

/** The end, or one less if it would split a surrogate pair. */
const wholeCharacters = (text: string, end: number): number =>
  /[\udc00-\udfff]/.test(text.charAt(end)) ? end - 1 : end

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
