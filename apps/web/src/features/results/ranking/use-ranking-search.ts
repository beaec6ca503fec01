import { searchTest } from "@rosette/domain/entries/search"
import { useMemo, useState } from "react"
import type { RankedRow } from "./shown-ranking.ts"

/** Fewer are seen at a glance. */
const SEARCHED_FROM_ROWS = 21

/** The rows whose entry matches the search, with their places in the whole ranking. A blank search matches all, and so do few rows. */
export function useRankingSearch(rows: readonly RankedRow[]) {
  const [search, setSearch] = useState("")
  const matches = useMemo(() => searchTest(search), [search])
  const isSearchable = rows.length >= SEARCHED_FROM_ROWS
  const isSearching = isSearchable && search.trim() !== ""
  const isFound = ({ result, className }: RankedRow) =>
    matches([result.entryName, result.votingId, result.ownerParticipant, className ?? ""])
  return { found: isSearching ? rows.filter(isFound) : rows, isSearchable, isSearching, search, setSearch }
}
