import { type LineKind, separateLines } from "@rosette/domain/ceremony/run-order"
import { titleWords } from "../words.ts"
import { inPublic, type PaperEntry, paperEntries } from "./paper-entries.ts"
import type { PaperVersion } from "./paper-version.ts"

/** A line for the announcer; an own text has no winners. */
export type AnnouncedLine = { key: string; kind: LineKind; title: string; winners: PaperEntry[] }

/** All lines with their winners, in the order in which they are announced. */
export function announcedLines({ body, lines }: PaperVersion): AnnouncedLine[] {
  const entryOf = paperEntries(body)
  return lines.map((line) => {
    const { key, kind, entryIds } = line
    return { key, kind, title: titleWords(line), winners: entryIds.flatMap(entryOf) }
  })
}

export type Certificate = { key: string; award: string; entry: PaperEntry }

/**
 * One for each winner of each award and place, also where one line announces both. A certificate is handed to the owner of the entry, so it shows name and owner even if the
 * entry hides them.
 */
export const certificates = (paper: PaperVersion): Certificate[] =>
  announcedLines({ ...paper, lines: separateLines(paper.lines) }).flatMap(({ key, title, winners }) =>
    winners.map((entry) => ({ key: `${key} ${entry.entryId}`, award: title, entry })),
  )

/** How many certificates show a name or an owner that their entry hides. */
export const confidentialCertificates = (paper: PaperVersion): number =>
  certificates(paper).filter(({ entry }) => entry.hidesName || entry.hidesOwner).length

export type Placard = { entry: PaperEntry; titles: string[] }

/** One for each entry that has won something, with all its titles, the highest first. Everybody can read it. */
export function placards(paper: PaperVersion): Placard[] {
  const byEntry = new Map<number, Placard>()
  for (const { award, entry } of certificates(paper).toReversed()) {
    const placard = byEntry.get(entry.entryId) ?? { entry: inPublic(entry), titles: [] }
    byEntry.set(entry.entryId, { ...placard, titles: [...placard.titles, award] })
  }
  return [...byEntry.values()]
}
