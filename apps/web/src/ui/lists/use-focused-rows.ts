import { defaultRangeExtractor, type Range } from "@tanstack/react-virtual"
import { type FocusEvent, useCallback, useState } from "react"

/** How many rows before and after the focused one stay in the page. */
const NEIGHBOURS = 4

/** The indexes of the rows to render, ascending: the visible rows and, if one is focused, that row and its neighbours. */
export function rowsToRender(range: Range, focused: number | null): number[] {
  const inSight = defaultRangeExtractor(range)
  if (focused === null || focused >= range.count) return inSight
  const first = Math.max(0, focused - NEIGHBOURS)
  const last = Math.min(range.count - 1, focused + NEIGHBOURS)
  const near = Array.from({ length: last - first + 1 }, (_, place) => first + place)
  return [...new Set([...inSight, ...near])].sort((one, other) => one - other)
}

/**
 * Keeps the focused row of a virtual list and its neighbours in the page. So Tab finds the next row even if it is pressed
 * again before the scrolled list is painted, and a row that is scrolled out of view keeps its focus. Rows have their
 * index in `data-index`.
 */
export function useFocusedRows() {
  const [focused, setFocused] = useState<number | null>(null)
  const rangeExtractor = useCallback((range: Range) => rowsToRender(range, focused), [focused])
  const onFocus = useCallback(({ target }: FocusEvent) => {
    const index = target.closest("[data-index]")?.getAttribute("data-index")
    setFocused(index ? Number(index) : null)
  }, [])
  return { rangeExtractor, onFocus }
}
