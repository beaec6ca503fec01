// biome-ignore-all lint/a11y/useSemanticElements: real table elements lose their meaning when CSS turns rows into cards
import { measureElement, useWindowVirtualizer } from "@tanstack/react-virtual"
import { type HTMLAttributes, memo, type ReactNode, useLayoutEffect, useRef, useState } from "react"
import { useFocusedRows } from "./use-focused-rows.ts"
import { useHomeAndEnd } from "./use-home-and-end.ts"

type Props = {
  count: number
  rowKey: (index: number) => string | number
  attributes: (index: number) => HTMLAttributes<HTMLDivElement>
  row: (index: number) => ReactNode
}

/** The visible rows of a long list, each measured; the page itself scrolls. */
export function VirtualRows(props: Props) {
  const [usualPx, setUsualPx] = useState<number | null>(null)
  return usualPx === null ? <Sample {...props} onMeasured={setUsualPx} /> : <RowsInSight {...props} usualPx={usualPx} />
}

const SAMPLED_ROWS = 12

/** The typical row height in pixels: a few rows from the whole list, measured before the first paint. */
function Sample({ count, rowKey, attributes, row, onMeasured }: Props & { onMeasured: (usualPx: number) => void }) {
  const body = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { offsetHeight = 0, childElementCount = 1 } = body.current ?? {}
    onMeasured(Math.max(1, Math.round(offsetHeight / childElementCount)))
  }, [onMeasured])
  const step = Math.max(1, Math.floor(count / SAMPLED_ROWS))
  return (
    <div ref={body} role="rowgroup">
      {Array.from({ length: Math.min(count, SAMPLED_ROWS) }, (_, place) => place * step).map((index) => (
        <div key={rowKey(index)} {...attributes(index)}>
          {row(index)}
        </div>
      ))}
    </div>
  )
}

function RowsInSight({ count, rowKey, attributes, row, usualPx }: Props & { usualPx: number }) {
  const body = useRef<HTMLDivElement>(null)
  const { rangeExtractor, onFocus } = useFocusedRows()
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => usualPx,
    getItemKey: rowKey,
    overscan: 10,
    rangeExtractor,
    // Hidden rows, as in print, have no height; with a height of 0 every row would count as visible.
    measureElement: (...measured) => measureElement(...measured) || usualPx,
    scrollMargin: useTopInPage(body),
  })
  useHomeAndEnd()
  return (
    <div
      ref={body}
      role="rowgroup"
      style={{ position: "relative", height: virtualizer.getTotalSize() }}
      onFocus={onFocus}
    >
      {virtualizer.getVirtualItems().map(({ key, index, start }) => (
        <div
          key={key}
          ref={virtualizer.measureElement}
          data-index={index}
          {...attributes(index)}
          style={{
            position: "absolute",
            insetInline: 0,
            top: 0,
            transform: `translateY(${start - virtualizer.options.scrollMargin}px)`,
          }}
        >
          <Row index={index} row={row} />
        </div>
      ))}
    </div>
  )
}

/** Memoized, so that visible rows do not render again while scrolling. */
const Row = memo(function Row({ index, row }: Pick<Props, "row"> & { index: number }) {
  return row(index)
})

/** How far below the page's top an element starts, in pixels, also after something above it has grown. */
function useTopInPage(element: { current: HTMLElement | null }): number {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const measure = () => {
      if (element.current) setTop(Math.round(element.current.getBoundingClientRect().top + window.scrollY))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [element])
  return top
}
