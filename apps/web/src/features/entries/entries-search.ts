import type { Entry } from "@rosette/contract/entries"
import { type EntryText, searchTexts } from "@rosette/domain/entries/entry-texts"
import { searchAmong } from "@rosette/domain/text/search"

type Searched = Pick<Entry, EntryText | "classId">

const NO_NAMES: ReadonlyMap<number, string> = new Map()

/**
 * Product rule: the search ignores case and covers name, voting ID, description, owner and the name of the class; a blank
 * text matches all.
 */
export function searchEntries<E extends Searched>(
  entries: readonly E[],
  text: string,
  classNames = NO_NAMES,
): readonly E[] {
  return searchAmong(entries, text, (entry) => [...searchTexts(entry), classNames.get(entry.classId ?? 0) ?? ""])
}

/** The search in the address, as in "?tab=entries&find=Fox"; "" if there is none. */
export const searchInAddress = (): string => new URLSearchParams(window.location.search).get("find") ?? ""
