import type { AnnouncedEntry, AnnouncedSuccessor, CeremonyLine } from "@rosette/contract/ceremony"

/** "12 · Blue Comet · Mia Berg"; no line begins with a separator. */
export const entryWords = ({ votingId, entryName, ownerParticipant }: AnnouncedEntry): string =>
  [votingId, entryName, ownerParticipant].filter(Boolean).join("\u00a0· ")

/** "12 · Mia Berg", below the entry's name. */
export const factsWords = ({ votingId, ownerParticipant }: Pick<AnnouncedEntry, "votingId" | "ownerParticipant">) =>
  [votingId, ownerParticipant].filter(Boolean).join("\u00a0· ")

/** What the entry hides and must not be announced; null if it hides nothing. */
export function secretWords({
  hidesName,
  hidesOwner,
}: Pick<AnnouncedEntry, "hidesName" | "hidesOwner">): string | null {
  if (hidesName && hidesOwner) return "Do not say the name or the owner."
  if (hidesName) return "Do not say the name."
  return hidesOwner ? "Do not say the owner." : null
}

/** "Overall Winner: 12 · Blue Comet · Mia Berg"; a text has no winners. */
export const lineWords = (line: CeremonyLine): string =>
  line.winners.length > 0 ? `${titleWords(line)}: ${line.winners.map(entryWords).join("; ")}` : line.title

const LIST = new Intl.ListFormat("en", { type: "conjunction" })
const CHOICE = new Intl.ListFormat("en", { type: "disjunction" })

/** "Overall Winner and Best in Show": everything that a line announces. */
export const titleWords = ({ title, also }: { title: string; also: readonly { title: string }[] }): string =>
  LIST.format([title, ...also.map((award) => award.title)])

/** "gives up Cup, which goes to 7 · Car 7; gives up Pick, which nobody takes": what becomes of lower awards. */
export const followWords = ({ entry, follows }: AnnouncedSuccessor): string =>
  follows
    .map(({ title, from, takenBy }) => {
      const who = from.entryId === entry.entryId ? "" : `${entryWords(from)} `
      return `${who}gives up ${title}, which ${takenBy ? `goes to ${entryWords(takenBy)}` : "nobody takes"}`
    })
    .join("; ")

/** Who takes an award if its winner has left: "2 · Car 2 takes the award"; null where its rules name nobody. */
export function nextWords(successors: readonly AnnouncedSuccessor[]): string | null {
  const [only, ...others] = successors.filter(({ isNext }) => isNext)
  if (!only) return null
  if (others.length > 0) return `${CHOICE.format([only, ...others].map(({ entry }) => entryWords(entry)))}: you choose`
  const follows = followWords(only)
  return `${entryWords(only.entry)} takes the award${follows && ` and ${follows}`}`
}
