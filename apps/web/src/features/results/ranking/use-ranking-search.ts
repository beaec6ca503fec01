import { searchTexts } from "@rosette/domain/entries/entry-texts"
import { searchAmong } from "@rosette/domain/text/search"
import { useMemo, useState } from "react"
import type { RankedRow } from "./shown-ranking.ts"

/** Fewer are seen at a glance. */
const SEARCHED_FROM_ROWS = 21

const searchedFields = ({ result, className }: RankedRow) => [...searchTexts(result), className ?? ""]

/** The rows whose entry matches the search, with their places in the whole ranking. A blank search matches all, and so do few rows. */
export function useRankingSearch(rows: readonly RankedRow[]) {
  const [search, setSearch] = useState("")
  const isSearchable = rows.length >= SEARCHED_FROM_ROWS
  const isSearching = isSearchable && search.trim() !== ""
  const found = useMemo(
    () => (isSearching ? searchAmong(rows, search, searchedFields) : rows),
    [rows, search, isSearching],
  )
  return { found, isSearchable, isSearching, search, setSearch }
}
