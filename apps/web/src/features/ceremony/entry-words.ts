import type { AnnouncedEntry, CeremonyLine } from "@rosette/contract/publishing/ceremony"

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
export const lineWords = ({ title, winners }: CeremonyLine): string =>
  winners.length > 0 ? `${title}: ${winners.map(entryWords).join("; ")}` : title
