import { useEffect, useState } from "react"

/** The row's space at its start, in px: as wide as the arrow over it. */
const START_PX = 28

/** A tab in its row, in px. */
export type TabPlace = { startPx: number; endPx: number }

/**
 * How far a row of tabs is scrolled to show the open one with its neighbours, in px: to its start if they are visible
 * there, else so that it begins with a whole tab.
 */
export function scrollFor(tabs: readonly TabPlace[], open: number, widthPx: number): number {
  const last = tabs[Math.min(open + 1, tabs.length - 1)]
  if (!last || last.endPx <= widthPx) return 0
  const fits = (first: number, end: number) => end - ((tabs[first]?.startPx ?? 0) - START_PX) <= widthPx
  const before = tabs.findIndex((_, index) => index <= open && fits(index, last.endPx))
  const first = before === -1 || before > open ? open : before
  return Math.max(0, (tabs[first]?.startPx ?? 0) - START_PX)
}

/** Scrolls the row so that its open tab is visible, with space after the last tab where it needs some. */
export function showTab(row: HTMLElement): void {
  const tabs = [...row.querySelectorAll<HTMLElement>("[role=tab]")]
  const open = tabs.findIndex((tab) => "active" in tab.dataset)
  if (open === -1) return
  const left = scrollFor(
    tabs.map((tab) => ({ startPx: tab.offsetLeft, endPx: tab.offsetLeft + tab.offsetWidth })),
    open,
    row.clientWidth,
  )
  const last = tabs.at(-1)
  const endPx = last ? last.offsetLeft + last.offsetWidth : 0
  row.style.setProperty("--rest", left === 0 ? "0px" : `${Math.max(0, left + row.clientWidth - endPx)}px`)
  row.scrollTo({ left })
}

/** Whether tabs are out of view before and after the visible ones. */
export function useMoreTabs(list: { current: HTMLElement | null }): { before: boolean; after: boolean } {
  const [more, setMore] = useState({ before: false, after: false })
  useEffect(() => {
    const row = list.current
    if (!row) return
    const read = () => {
      const { left, right } = row.getBoundingClientRect()
      const tabs = [...row.querySelectorAll("[role=tab]")].map((tab) => tab.getBoundingClientRect())
      const before = (tabs[0]?.left ?? left) < left - 1
      const after = (tabs.at(-1)?.right ?? right) > right + 1
      setMore((was) => (was.before === before && was.after === after ? was : { before, after }))
    }
    const sizes = new ResizeObserver(read)
    sizes.observe(row)
    row.addEventListener("scroll", read, { passive: true })
    return () => {
      sizes.disconnect()
      row.removeEventListener("scroll", read)
    }
  }, [list])
  return more
}
