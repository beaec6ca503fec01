import type { AnnouncedEntry, Ceremony, CeremonyLine, Stage } from "@rosette/contract/ceremony"
import { placeOfLine, type RunLine, separateLines } from "@rosette/domain/ceremony/run-order"
import {
  closingLines,
  podiumLines,
  type StageAction,
  type StageState,
  stageAfter,
  stagePicture,
} from "@rosette/domain/ceremony/stage"
import { hiddenName } from "@rosette/domain/entries/entry-names"

type Shown = Pick<Ceremony, "lines" | "phase" | "key" | "isBlack" | "revealed">

/** An award, on a line of its own or announced with a place. */
type AnnouncedAward = Pick<CeremonyLine, "key" | "title" | "successors"> & { hasOwnLine: boolean }

/** A winner who has left, and their award. */
export type Leaving = { award: AnnouncedAward; entry: AnnouncedEntry }

/** The awards that a line announces. */
export const awardsOf = (line: CeremonyLine): AnnouncedAward[] => [
  ...(line.kind === "award" ? [{ ...line, hasOwnLine: true }] : []),
  ...line.also.map((award) => ({ ...award, hasOwnLine: false })),
]

/** The current line; null before the first, after the last, and if it is no longer in the results. */
export const presentLine = ({ lines, key }: Shown): CeremonyLine | null =>
  lines.find((line) => line.key === key) ?? null

/** The lines in the form that the stage's rules use. */
export const runLines = (lines: readonly CeremonyLine[]): RunLine[] =>
  lines.map(({ winners, ...line }) => ({ ...line, entryIds: winners.map(({ entryId }) => entryId) }))

const after = ({ lines, ...state }: Shown, action: StageAction, from: StageState = state): StageState =>
  stageAfter(from, action, runLines(lines))

/** The line after the current one, without those left out; null if there is none. */
export function nextLine(ceremony: Shown): CeremonyLine | null {
  let state = after(ceremony, "next")
  while (state.key !== null && state.key === ceremony.key) state = after(ceremony, "next", state)
  return presentLine({ ...ceremony, key: state.key })
}

/** The lines after the next one, without those left out. */
export function laterLines(ceremony: Shown): CeremonyLine[] {
  const next = nextLine(ceremony)
  const at = ceremony.lines.findIndex((line) => line.key === next?.key)
  return at < 0 ? [] : ceremony.lines.slice(at + 1).filter(({ isHidden }) => !isHidden)
}

/** The main button's label: "Reveal" for winners, "Next" for a title, null at the end. */
export function nextStep(ceremony: Shown): "Reveal" | "Next" | null {
  if (ceremony.phase === "after") return null
  return after(ceremony, "next").phase === "winners" ? "Reveal" : "Next"
}

/** The state of the stage in words, for the announcer. */
export function stateWords(ceremony: Shown): string {
  if (ceremony.isBlack) return "The stage is black"
  if (ceremony.phase === "before") return "The stage shows the event’s name"
  if (ceremony.phase === "after") return "The last line was announced. The stage shows all winners"
  const line = presentLine(ceremony)
  if (!line) return "This line is no longer in the results. The stage shows the event’s name"
  if (line.kind === "text") return "The stage shows this text"
  return ceremony.phase === "winners" ? "Revealed" : "The stage shows the title only"
}

/** "Line 3 of 12", without those left out; null before the first and after the last. */
export function lineCount({ lines, key }: Shown): string | null {
  const shown = lines.filter(({ isHidden }) => !isHidden)
  const at = shown.findIndex((line) => line.key === key)
  return at < 0 ? null : `Line ${at + 1} of ${shown.length}`
}

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
