import type { EntryClass } from "@rosette/contract/classes"
import type { Entry } from "@rosette/contract/entries"
import { useMemo, useState } from "react"
import { type ClassChoice, entriesOfChoice, presentChoice } from "../classes/class-choice.ts"
import { searchEntries, searchInAddress } from "./entries-search.ts"

/** The entries that match the search and the chosen class. */
export function useEntriesShown(entries: readonly Entry[], classes: readonly EntryClass[]) {
  const [search, setSearch] = useState(searchInAddress)
  const [chosen, choose] = useState<ClassChoice>("any")
  const choice = presentChoice(chosen, classes)
  const found = useMemo(() => {
    const names = new Map(classes.map(({ id, name }) => [id, name]))
    return searchEntries(entriesOfChoice(entries, choice), search, names)
  }, [entries, classes, choice, search])
  const clear = () => {
    setSearch("")
    choose("any")
  }
  return { found, search, setSearch, choice, choose, clear }
}
