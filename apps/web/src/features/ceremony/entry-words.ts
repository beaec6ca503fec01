import type { AnnouncedEntry, CeremonyLine } from "@rosette/contract"

/** "12 · Blue Comet · Mia Berg" */
export const entryWords = ({ votingId, entryName, ownerParticipant }: AnnouncedEntry): string =>
  [votingId, entryName, ownerParticipant].filter(Boolean).join(" · ")

/** "Overall Winner: 12 · Blue Comet · Mia Berg"; a text has nobody. */
export const lineWords = ({ title, winners }: CeremonyLine): string =>
  winners.length > 0 ? `${title}: ${winners.map(entryWords).join("; ")}` : title
