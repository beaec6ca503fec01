// biome-ignore-all lint/a11y/useSemanticElements: real table elements lose their meaning when CSS turns rows into cards
import { useWindowVirtualizer } from "@tanstack/react-virtual"
import { type HTMLAttributes, memo, type ReactNode, useLayoutEffect, useRef, useState } from "react"

type Props = {
  count: number
  estimatedRowPx: number
  rowKey: (index: number) => string | number
  attributes: (index: number) => HTMLAttributes<HTMLDivElement>
  row: (index: number) => ReactNode
}

/** The rows of a long list that are in sight, each measured, in the page's own scroll. */
export function VirtualRows({ count, estimatedRowPx, rowKey, attributes, row }: Props) {
  const body = useRef<HTMLDivElement>(null)
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => estimatedRowPx,
    getItemKey: rowKey,
    overscan: 10,
    scrollMargin: useTopInPage(body),
  })
  return (
    <div ref={body} role="rowgroup" style={{ position: "relative", height: virtualizer.getTotalSize() }}>
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

/** A row that is in sight already is not drawn again while others come. */
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
