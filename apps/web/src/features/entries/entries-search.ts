import type { EntryClass } from "@rosette/contract/classes"
import type { Entry } from "@rosette/contract/entries"
import { type EntryText, searchTexts } from "@rosette/domain/entries/entry-texts"
import { searchAmong } from "@rosette/domain/text/search"
import { useMemo, useState } from "react"
import { type ClassChoice, entriesOfChoice, presentChoice } from "../classes/class-choice.ts"
import { entriesOf, useStatusChoice } from "./status/status-choice.ts"

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
const searchInAddress = (): string => new URLSearchParams(window.location.search).get("find") ?? ""

/** The entries that match the search, the chosen class and the chosen status. */
export function useEntriesShown(entries: readonly Entry[], classes: readonly EntryClass[]) {
  const [search, setSearch] = useState(searchInAddress)
  const [chosen, choose] = useState<ClassChoice>("any")
  const choice = presentChoice(chosen, classes)
  const { statusChoice, chooseStatus } = useStatusChoice(entries)
  const found = useMemo(() => {
    const names = new Map(classes.map(({ id, name }) => [id, name]))
    return searchEntries(entriesOf(entriesOfChoice(entries, choice), statusChoice), search, names)
  }, [entries, classes, choice, statusChoice, search])
  const clear = () => {
    setSearch("")
    choose("any")
    if (statusChoice !== "all") chooseStatus("all")
  }
  return { found, search, setSearch, choice, choose, statusChoice, chooseStatus, clear }
}
