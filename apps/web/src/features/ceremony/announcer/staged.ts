import type { Ceremony, Stage } from "@rosette/contract/ceremony"
import { placeOfLine, type RunLine, separateLines } from "@rosette/domain/ceremony/run-order"
import { closingLines, podiumLines, stagePicture } from "@rosette/domain/ceremony/stage"
import { hiddenName } from "@rosette/domain/entries/entry-names"
import { presentLine, runLines } from "./moments.ts"

/** What the stage shows now: no winners before they are revealed, and nothing that an entry hides. */
export function staged(ceremony: Ceremony, eventName: string): Stage {
  const { lines, version, results, showsPercent, isRehearsal } = ceremony
  const { shows } = stagePicture(ceremony, runLines(lines))
  const line = shows === "title" || shows === "winners" ? presentLine(ceremony) : null
  const winners = line && shows === "winners" ? line.winners : []
  const closed = closingLines(ceremony, runLines(lines))
  return {
    version,
    results,
    eventName,
    shows,
    isRehearsal,
    kind: line?.kind ?? null,
    place: line ? placeOfLine(line) : null,
    title: line?.title ?? null,
    also: line?.also.map(({ title }) => title) ?? [],
    podium: podiumLines(ceremony, runLines(lines)).map((one) => ({
      place: one.place,
      names: namesOf(ceremony, one.line),
    })),
    closing: closed && {
      lines: separateLines(closed).map((one) => ({ title: one.title, names: namesOf(ceremony, one) })),
      publicPath: null,
    },
    winners: winners.map(
      ({ entryName, ownerParticipant, votingId, imageUrl, percent, score, hidesName, hidesOwner }) => ({
        votingId,
        imageUrl,
        entryName: hidesName ? "" : entryName,
        ownerParticipant: hidesOwner ? "" : ownerParticipant,
        percent: showsPercent && line?.kind === "place" ? percent : null,
        score: showsPercent && line?.kind === "place" ? score : null,
      }),
    ),
  }
}

const namesOf = ({ lines }: Ceremony, { entryIds }: RunLine): string[] =>
  entryIds.flatMap((id) => {
    const entry = lines.flatMap(({ winners }) => winners).find((one) => one.entryId === id)
    return entry ? [entry.hidesName ? hiddenName(entry) : entry.entryName] : []
  })
