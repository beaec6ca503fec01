import type { Entry } from "@rosette/contract/entries"

/** The name of an entry in the list of kept sheets: what judges see, with the voting ID. */
export const entryLabel = ({ showEntryName, entryName, votingId }: Entry): string =>
  `${showEntryName && entryName ? entryName : `Entry ${votingId}`} (${votingId})`
