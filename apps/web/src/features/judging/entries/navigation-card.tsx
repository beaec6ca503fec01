import { Button } from "@mantine/core"
import { IconScan } from "@tabler/icons-react"
import { type CSSProperties, useMemo, useRef, useState } from "react"
import { plural } from "../../../lib/format.ts"
import { SearchField } from "../../../ui/fields/search-field.tsx"
import { matchingEntries } from "../desk/entry-names.ts"
import type { EntryGroup } from "./entry-group.ts"
import { EntryButton, EntryList } from "./entry-list.tsx"
import type { ListedEntry } from "./listed-entries.ts"
import { type EntryStage, stageOf } from "./listed-entries.ts"
import { PreviousNext } from "./previous-next.tsx"
import classes from "./side-cards.module.css"
import { StageFilter } from "./stage-filter.tsx"
import type { Position } from "./use-position.ts"

/** The groups below the list, and their headings. */
const CLOSED = [
  ["enough", "Enough sheets"],
  ["aside", "Stepped aside"],
  ["out", "Not judged"],
  ["notAssigned", "Not assigned to you"],
] as const satisfies readonly (readonly [EntryGroup, string])[]

/** Fewer are all in sight: nothing to filter. */
const FILTERED_FROM = 5

type Props = {
  entries: readonly ListedEntry[]
  position: Position
  isTall?: boolean
  /** Undefined while the event has no cards. */
  onScan?: (() => void) | undefined
  onMoved?: () => void
}

/** Finding another entry: search, previous and next, and the list with the status of each. */
export function NavigationCard({ entries, position, isTall = false, onScan, onMoved }: Props) {
  const [search, setSearch] = useState("")
  const [stage, setStage] = useState<EntryStage | null>(null)
  const card = useRef<HTMLDivElement>(null)
  const clear = () => {
    setSearch("")
    setStage(null)
    // The button that had the focus disappears with the empty list.
    card.current?.querySelector("input")?.focus()
  }
  const found = useMemo(() => {
    const matching = new Set(
      matchingEntries(
        entries.map(({ entry }) => entry),
        search,
      ).map(({ id }) => id),
    )
    return entries.filter(
      (one) => matching.has(one.entry.id) && (stage === null || (one.group === "turn" && stageOf(one) === stage)),
    )
  }, [entries, search, stage])
  const listed = found.filter(({ group }) => group === "turn")
  const select = (entryId: number) => {
    position.goTo(entryId)
    onMoved?.()
  }
  const size: CSSProperties & { "--entries": number } = { "--entries": entries.length }
  const searchField = entries.length > 1 && (
    <SearchField
      label="Search entries"
      placeholder="Search entries, names, IDs..."
      value={search}
      onChange={setSearch}
      countText={`${plural(found.length, "entry", "entries")} of ${entries.length} found`}
    />
  )
  return (
    <div ref={card} className={classes.navigation} data-tall={isTall || undefined} style={size}>
      {onScan ? (
        <div className={classes.searchRow}>
          {searchField}
          <Button variant="default" leftSection={<IconScan size={20} aria-hidden />} onClick={onScan}>
            Scan
          </Button>
        </div>
      ) : (
        searchField
      )}
      {isTall && <PreviousNext position={position} />}
      {/* A desk has the session summary below the list, with the same numbers. */}
      {entries.length >= FILTERED_FROM && (
        <StageFilter entries={entries} stage={stage} hasCounts={isTall} onChange={setStage} />
      )}
      {listed.length === 0 && found.length > 0 ? null : listed.length === 0 ? (
        <div className={`${classes.room} ${classes.empty}`} data-tall={isTall || undefined}>
          <p>No entries found</p>
          <Button variant="default" onClick={clear}>
            {search === "" ? "Show all" : "Clear search"}
          </Button>
        </div>
      ) : (
        <EntryList listed={listed} selectedId={position.entry.id} isTall={isTall} onSelect={select} />
      )}
      {CLOSED.map(([group, heading]) => (
        <ClosedGroup
          key={`${group} ${search !== ""}`}
          heading={heading}
          entries={found.filter((one) => one.group === group)}
          selectedId={position.entry.id}
          isOpen={search !== ""}
          onSelect={select}
        />
      ))}
    </div>
  )
}

type GroupProps = {
  heading: string
  entries: readonly ListedEntry[]
  selectedId: number
  isOpen: boolean
  onSelect: (entryId: number) => void
}

/** Entries that are not next to be judged, below the list. */
function ClosedGroup({ heading, entries, selectedId, isOpen, onSelect }: GroupProps) {
  if (entries.length === 0) return null
  return (
    <details
      className={classes.out}
      open={isOpen}
      // On a phone the list fills the dialog, so that what opens below it would be out of sight.
      onToggle={({ currentTarget }) => !isOpen && currentTarget.scrollIntoView({ block: "nearest" })}
    >
      <summary>{`${heading} (${entries.length})`}</summary>
      {entries.map((one) => (
        <EntryButton key={one.entry.id} {...one} isSelected={one.entry.id === selectedId} onSelect={onSelect} />
      ))}
    </details>
  )
}
