import type { AnnouncedEntry, CeremonyLine } from "@rosette/contract"

/** "12 · Blue Comet · Mia Berg" */
export const entryWords = ({ votingId, entryName, ownerParticipant }: AnnouncedEntry): string =>
  [votingId, entryName, ownerParticipant].filter(Boolean).join(" · ")

/** What the entry does not show to others, and so is not said on a stage; null where it shows all. */
export function secretWords({
  hidesName,
  hidesOwner,
}: Pick<AnnouncedEntry, "hidesName" | "hidesOwner">): string | null {
  if (hidesName && hidesOwner) return "Do not say the name or the owner."
  if (hidesName) return "Do not say the name."
  return hidesOwner ? "Do not say the owner." : null
}

/** "Overall Winner: 12 · Blue Comet · Mia Berg"; a text has nobody. */
export const lineWords = ({ title, winners }: CeremonyLine): string =>
  winners.length > 0 ? `${title}: ${winners.map(entryWords).join("; ")}` : title
