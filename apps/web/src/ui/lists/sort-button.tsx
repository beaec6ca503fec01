import { UnstyledButton } from "@mantine/core"
import { IconArrowDown, IconArrowUp } from "@tabler/icons-react"
import classes from "./lists.module.css"

export type Sort = { key: string; isDescending: boolean; onSort: (key: string) => void }

/** The header of a column that can be sorted by; an arrow marks the one that is. */
export function SortButton({ of, header, sort }: { of: string; header: string; sort: Sort }) {
  const isSorted = sort.key === of
  const Arrow = isSorted && sort.isDescending ? IconArrowDown : IconArrowUp
  return (
    <UnstyledButton className={classes.button} data-sorted={isSorted || undefined} onClick={() => sort.onSort(of)}>
      {header}
      <Arrow size={16} className={classes.arrow} aria-hidden />
    </UnstyledButton>
  )
}

/** For the header's `aria-sort`. */
export const sortOf = (key: string, sort: Sort | undefined) =>
  sort?.key === key ? (sort.isDescending ? "descending" : "ascending") : undefined
