import { Button } from "@mantine/core"
import { type ReactNode, useState } from "react"
import { formatNumber } from "../../lib/format.ts"

type Props<Item> = {
  items: readonly Item[]
  /** So many are shown at first, unless only one more would be left out. */
  few: number
  /** What is shown in any case. */
  isKept?: (item: Item) => boolean
  /** What the items are, as in "Show all 100 entries". */
  of: string
  children: (shown: readonly Item[]) => ReactNode
}

/** The first of many, and the rest on demand: a hundred equals do not bury what comes after them. */
export function FewFirst<Item>({ items, few, isKept, of, children }: Props<Item>) {
  const [isOpen, setOpen] = useState(false)
  const hasMore = items.length > few + 1
  const first = items.filter((item, index) => index < few || isKept?.(item))
  return (
    <>
      {children(hasMore && !isOpen ? first : items)}
      {hasMore && (
        <Button variant="subtle" mt="xs" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? "Show fewer" : `Show all ${formatNumber(items.length)} ${of}`}
        </Button>
      )}
    </>
  )
}
