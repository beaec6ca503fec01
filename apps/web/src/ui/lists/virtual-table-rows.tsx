import { useVirtualizer } from "@tanstack/react-virtual"
import { Fragment, type ReactNode, type RefObject, useEffect } from "react"
import { useFocusedRows } from "./use-focused-rows.ts"

type Props = {
  count: number
  columnCount: number
  rowKey: (index: number) => string | number
  /** A row's usual height in pixels, until it is measured. */
  usualPx: number
  /** The element in which the table scrolls. */
  box: RefObject<HTMLElement | null>
  /** Renders a row, which passes its element to `measure` and has its index in `data-index`. */
  row: (index: number, measure: (row: HTMLTableRowElement | null) => void) => ReactNode
}

/** The visible rows of a long table that scrolls in a box; Home and End scroll to the first and the last. */
export function VirtualTableRows({ count, columnCount, rowKey, usualPx, box, row }: Props) {
  const { rangeExtractor, onFocus } = useFocusedRows()
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => box.current,
    estimateSize: () => usualPx,
    getItemKey: rowKey,
    overscan: 10,
    rangeExtractor,
  })
  useEffect(() => {
    const element = box.current
    if (!element) return
    const goTo = (pressed: KeyboardEvent) => {
      const row = wantedRow(pressed.key, element, count)
      if (row === null) return
      // The browser's own smooth scrolling would go on, in the box or in the page, whichever it found first.
      pressed.preventDefault()
      virtualizer.scrollToIndex(row)
      element.scrollIntoView({ block: "nearest" })
    }
    element.addEventListener("keydown", goTo)
    return () => element.removeEventListener("keydown", goTo)
  }, [box, count, virtualizer])
  const items = virtualizer.getVirtualItems()
  const below = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0)
  return (
    <tbody onFocus={onFocus}>
      {items.map(({ key, index, start }, place) => (
        <Fragment key={key}>
          <Gap px={start - (items[place - 1]?.end ?? 0)} columnCount={columnCount} />
          {row(index, virtualizer.measureElement)}
        </Fragment>
      ))}
      <Gap px={below} columnCount={columnCount} />
    </tbody>
  )
}

/** The row that a key scrolls to; null for other keys, and where the box is there already: then the page scrolls. */
function wantedRow(key: string, { scrollTop, clientHeight, scrollHeight }: HTMLElement, count: number): number | null {
  if (key === "Home" && scrollTop > 0) return 0
  if (key === "End" && scrollTop + clientHeight < scrollHeight - 1) return count - 1
  return null
}

/** Fills the space of rows that are not rendered. */
function Gap({ px, columnCount }: { px: number; columnCount: number }) {
  if (px <= 0) return null
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a table row is not focusable
    <tr aria-hidden="true">
      <td colSpan={columnCount} style={{ height: px, padding: 0 }} />
    </tr>
  )
}
