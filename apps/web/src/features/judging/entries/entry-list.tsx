import { NO_SCORECARD } from "@rosette/domain/contest/scorecard"
import { competes, STATUS_WORDS } from "@rosette/domain/entries/entry-status"
import { useVirtualizer } from "@tanstack/react-virtual"
import { useEffect, useRef } from "react"
import { largerThan } from "../../../lib/breakpoints.ts"
import { useFocusedRows } from "../../../ui/lists/use-focused-rows.ts"
import { shownName } from "../desk/entry-names.ts"
import classes from "./entry-list.module.css"
import type { ListedEntry } from "./listed-entries.ts"

type Props = {
  listed: readonly ListedEntry[]
  selectedId: number
  onSelect: (entryId: number) => void
  isTall: boolean
}

const UNSENT = { unsent: "Not sent", sending: "Sending…", "needs-you": "Not saved" } as const

/** As the stylesheet has it; a finger needs more. */
const rowPx = () => (window.matchMedia(largerThan("md")).matches ? 44 : 48)
/** Above the first row and below the last one. */
const EDGE_PX = 4
/** So many rows are whole; the next one fades, in this height. */
const WHOLE_ROWS = 5
const FADE_PX = 24

/** The entries as a scrolling list; only the visible rows are in the DOM. */
export function EntryList({ listed, selectedId, onSelect, isTall }: Props) {
  const scroller = useRef<HTMLDivElement>(null)
  const { rangeExtractor, onFocus } = useFocusedRows()
  const row = rowPx()
  const isLong = listed.length > WHOLE_ROWS
  const virtualizer = useVirtualizer({
    count: listed.length,
    estimateSize: () => row,
    getItemKey: (index) => listed[index]?.entry.id ?? index,
    getScrollElement: () => scroller.current,
    overscan: 4,
    paddingStart: EDGE_PX,
    paddingEnd: isLong ? FADE_PX : EDGE_PX,
    // Two entries before the current one and two after it stay in sight.
    scrollPaddingStart: EDGE_PX + 2 * row,
    scrollPaddingEnd: FADE_PX + 2 * row,
    rangeExtractor,
    initialRect: { width: 320, height: 256 },
  })
  const selectedIndex = listed.findIndex(({ entry }) => entry.id === selectedId)
  useEffect(() => {
    if (selectedIndex >= 0) virtualizer.scrollToIndex(selectedIndex, { align: "auto" })
  }, [virtualizer, selectedIndex])
  return (
    <div ref={scroller} className={classes.scroller} data-tall={isTall || undefined} data-long={isLong || undefined}>
      <ul
        className={classes.list}
        aria-label="Entries"
        style={{ height: virtualizer.getTotalSize() }}
        onFocus={onFocus}
      >
        {virtualizer.getVirtualItems().map(({ key, index, start }) => {
          const one = listed[index]
          return (
            one && (
              <li
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                aria-setsize={listed.length}
                aria-posinset={index + 1}
                className={classes.item}
                style={{ transform: `translateY(${start}px)` }}
              >
                <EntryButton {...one} isSelected={one.entry.id === selectedId} onSelect={onSelect} />
              </li>
            )
          )
        })}
      </ul>
    </div>
  )
}

type ButtonProps = ListedEntry & { isSelected: boolean; onSelect: (entryId: number) => void }

/** One entry of the list, with what the judge still has to do for it. */
export function EntryButton({
  entry,
  group,
  status,
  pending,
  isLacking,
  isWithoutScorecard = false,
  talkWith,
  reopened,
  isSelected,
  onSelect,
}: ButtonProps) {
  return (
    <button
      type="button"
      className={classes.entry}
      aria-current={isSelected || undefined}
      onClick={() => onSelect(entry.id)}
    >
      <span className={classes.name}>{shownName(entry)}</span>
      <span className={classes.more}>
        <span className={classes.id}>{entry.votingId}</span>
        {entry.description && ` · ${entry.description}`}
      </span>
      <span className={classes.status} data-status={competes(entry) ? status : undefined}>
        {competes(entry) ? status : STATUS_WORDS[entry.status]}
      </span>
      <span className={classes.marks}>
        {isWithoutScorecard && <span className={classes.unsent}>{NO_SCORECARD}</span>}
        {(group === "aside" || group === "out") && status === "Complete" && (
          <span className={classes.unsent}>Not counted</span>
        )}
        {isLacking && !pending && group === "turn" && <span className={classes.unsent}>To complete</span>}
        {reopened && <span className={classes.unsent}>Reopened</span>}
        {talkWith && <span className={classes.unsent}>Talk it over</span>}
        {pending && (
          <span className={classes.unsent} data-state={pending.state}>
            {UNSENT[pending.state]}
          </span>
        )}
      </span>
    </button>
  )
}
