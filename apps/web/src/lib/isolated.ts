import { numberedName } from "@rosette/domain/entries/entry-names"
import { readName } from "@rosette/domain/text/typed-text"

/** Letters of scripts that run from right to left, and marks that turn a text round. */
const TURNS =
  /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/**
 * A name as a part of a line: whatever its direction, it does not turn round the number and the owner beside it. Most names are
 * returned as they are.
 */
export const isolated = (name: string): string => (TURNS.test(name) ? `\u2068${readName(name)}\u2069` : name)

/** "12 Blue Comet", as a part of a line. */
export const isolatedName = ({ votingId, entryName }: { votingId: string; entryName: string }): string =>
  numberedName({ votingId, entryName: isolated(entryName) })
