import type { Ceremony, Stage } from "@rosette/contract/publishing/ceremony"
import { stagePicture } from "@rosette/domain/ceremony/stage"
import { presentLine, runLines } from "./moments.ts"

/** What the stage shows now: no winners before they are revealed, and nothing that an entry hides. */
export function staged(ceremony: Ceremony, eventName: string): Stage {
  const { lines, version, results, showsPercent, isRehearsal } = ceremony
  const { shows } = stagePicture(ceremony, runLines(lines))
  const line = shows === "title" || shows === "winners" ? presentLine(ceremony) : null
  const winners = line && shows === "winners" ? line.winners : []
  return {
    ...{ version, results, eventName, shows, isRehearsal },
    kind: line?.kind ?? null,
    title: line?.title ?? null,
    also: line?.also.map(({ title }) => title) ?? [],
    winners: winners.map(
      ({ entryName, ownerParticipant, votingId, imageUrl, percent, score, hidesName, hidesOwner }) => ({
        ...{ votingId, imageUrl },
        entryName: hidesName ? "" : entryName,
        ownerParticipant: hidesOwner ? "" : ownerParticipant,
        percent: showsPercent && line?.kind === "place" ? percent : null,
        score: showsPercent && line?.kind === "place" ? score : null,
      }),
    ),
  }
}
