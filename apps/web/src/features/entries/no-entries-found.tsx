import { Button } from "@mantine/core"
import { EmptyState } from "../../ui/states/empty-state.tsx"

type Props = { search: string; isAnyClass: boolean; onClear: () => void }

/** Shown instead of the list if no entry matches the search or the chosen class. */
export function NoEntriesFound({ search, isAnyClass, onClear }: Props) {
  const words = search.trim()
  return (
    <EmptyState
      title="No entries found"
      action={
        <Button variant="default" onClick={onClear}>
          {isAnyClass ? "Clear search" : "Show All Entries"}
        </Button>
      }
    >
      {words === "" ? (
        "No entry is in this class."
      ) : (
        <>Nothing matches “{words}” in names, voting IDs, descriptions and owners.</>
      )}
    </EmptyState>
  )
}
