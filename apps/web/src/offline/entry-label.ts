import type { Entry } from "@rosette/contract"

/** How a kept sheet names its entry: as judges see it, with the number on the car. */
export const entryLabel = ({ showEntryName, entryName, votingId }: Entry): string =>
  `${showEntryName && entryName ? entryName : `Entry ${votingId}`} (${votingId})`
