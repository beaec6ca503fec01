import { Button } from "@mantine/core"
import { type ReactNode, useState } from "react"
import { formatNumber } from "../../lib/format.ts"

type Props<Item> = {
  items: readonly Item[]
  /** How many are shown at first, unless only one more would be hidden. */
  few: number
  /** Items that are always shown. */
  isKept?: (item: Item) => boolean
  /** The name of the items, as in "Show all 100 entries". */
  of: string
  /** Other words than "Show all 100 entries". */
  more?: (hidden: number) => string
  children: (shown: readonly Item[]) => ReactNode
}

/** The first few items of a list, and the rest on demand, so that a long list does not push down what follows. */
export function FewFirst<Item>({ items, few, isKept, of, more, children }: Props<Item>) {
  const [isOpen, setOpen] = useState(false)
  const hasMore = items.length > few + 1
  const first = items.filter((item, index) => index < few || isKept?.(item))
  const showAll = more?.(items.length - first.length) ?? `Show all ${formatNumber(items.length)} ${of}`
  return (
    <>
      {children(hasMore && !isOpen ? first : items)}
      {hasMore && (
        <Button
          variant="subtle"
          px="sm"
          ms={-12}
          mt={more ? 0 : "xs"}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? "Show fewer" : showAll}
        </Button>
      )}
    </>
  )
}
