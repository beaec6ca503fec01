import type { Entry } from "@rosette/contract/entries"
import { shownName } from "@rosette/domain/entries/entry-names"

/** The name of an entry in the list of unsent sheets: what judges see, with the voting ID. */
export const entryLabel = (entry: Entry): string => `${shownName(entry)} (${entry.votingId})`
