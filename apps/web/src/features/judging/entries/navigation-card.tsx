import { Button } from "@mantine/core"
import { competes } from "@rosette/domain/entries/entry-status"
import { type CSSProperties, useMemo, useRef, useState } from "react"
import { plural } from "../../../lib/format.ts"
import { SearchField } from "../../../ui/fields/search-field.tsx"
import { matchingEntries } from "../desk/entry-names.ts"
import { EntryButton, EntryList } from "./entry-list.tsx"
import type { ListedEntry } from "./listed-entries.ts"
import { type EntryStage, stageOf } from "./listed-entries.ts"
import { PreviousNext } from "./previous-next.tsx"
import classes from "./side-cards.module.css"
import { StageFilter } from "./stage-filter.tsx"
import type { Position } from "./use-position.ts"

/** Fewer are all in sight: nothing to filter. */
const FILTERED_FROM = 5

type Props = { entries: readonly ListedEntry[]; position: Position; isTall?: boolean; onMoved?: () => void }

/** Finding another entry: search, previous and next, and the list with the status of each. */
export function NavigationCard({ entries, position, isTall = false, onMoved }: Props) {
  const [search, setSearch] = useState("")
  const [stage, setStage] = useState<EntryStage | null>(null)
  const card = useRef<HTMLDivElement>(null)
  const clear = () => {
    setSearch("")
    setStage(null)
    // The button that had the focus disappears with the empty list.
    card.current?.querySelector("input")?.focus()
  }
  const { listed, out } = useMemo(() => {
    const matching = new Set(
      matchingEntries(
        entries.map(({ entry }) => entry),
        search,
      ).map(({ id }) => id),
    )
    const found = entries.filter(
      (one) => matching.has(one.entry.id) && (stage === null || (competes(one.entry) && stageOf(one) === stage)),
    )
    return {
      listed: found.filter(({ entry }) => competes(entry)),
      out: found.filter(({ entry }) => !competes(entry)),
    }
  }, [entries, search, stage])
  const select = (entryId: number) => {
    position.goTo(entryId)
    onMoved?.()
  }
  const size: CSSProperties & { "--entries": number } = { "--entries": entries.length }
  return (
    <div ref={card} className={classes.navigation} data-tall={isTall || undefined} style={size}>
      {entries.length > 1 && (
        <SearchField
          label="Search entries"
          placeholder="Search entries, names, IDs..."
          value={search}
          onChange={setSearch}
          countText={`${plural(listed.length + out.length, "entry", "entries")} of ${entries.length} found`}
        />
      )}
      {isTall && <PreviousNext position={position} />}
      {/* A desk has the session summary below the list, with the same numbers. */}
      {entries.length >= FILTERED_FROM && (
        <StageFilter entries={entries} stage={stage} hasCounts={isTall} onChange={setStage} />
      )}
      {listed.length === 0 && out.length > 0 ? null : listed.length === 0 ? (
        <div className={`${classes.room} ${classes.empty}`} data-tall={isTall || undefined}>
          <p>No entries found</p>
          <Button variant="default" onClick={clear}>
            {search === "" ? "Show all" : "Clear search"}
          </Button>
        </div>
      ) : (
        <EntryList listed={listed} selectedId={position.entry.id} isTall={isTall} onSelect={select} />
      )}
      {out.length > 0 && (
        <details
          className={classes.out}
          key={String(search !== "")}
          open={search !== ""}
          // On a phone the list fills the dialog, so that what opens below it would be out of sight.
          onToggle={({ currentTarget }) => search === "" && currentTarget.scrollIntoView({ block: "nearest" })}
        >
          <summary>{`Not judged (${out.length})`}</summary>
          {out.map((one) => (
            <EntryButton
              key={one.entry.id}
              {...one}
              isSelected={one.entry.id === position.entry.id}
              onSelect={select}
            />
          ))}
        </details>
      )}
    </div>
  )
}
