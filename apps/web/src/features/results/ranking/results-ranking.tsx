import type { Coverage } from "@rosette/domain/contest/coverage"
import { competes } from "@rosette/domain/entries/entry-status"
import { searchTexts } from "@rosette/domain/entries/entry-texts"
import { searchAmong } from "@rosette/domain/text/search"
import { useCallback, useMemo, useState } from "react"
import { trpc } from "../../../lib/trpc.ts"
import { FewFirst } from "../../../ui/lists/few-first.tsx"
import { useIsPhone } from "../../../ui/page/use-is-phone.ts"
import type { ResultFacts } from "../counted-points.ts"
import { type EntryResult, isScored } from "../entry-result.ts"
import { RankingList } from "./ranking-list.tsx"
import { RankingMatrix } from "./ranking-matrix.tsx"
import { NothingFound, RankingTools } from "./ranking-tools.tsx"
import type { RankedRow } from "./shown-ranking.ts"
import { useRankingColumns } from "./use-ranking-columns.ts"

/** With more criteria than these, which would be too long for a phone or too wide for a desktop, sections start folded. */
const FEW_CRITERIA = { phone: 6, desk: 12 }

/** How many are shown at first, so that what follows is not far below. */
const FIRST_ROWS = 20

type Props = {
  eventId: number
  results: readonly EntryResult[]
  tied: ReadonlySet<number>
  /** The confirmed overall winners. */
  winnerIds: ReadonlySet<number>
  /** The names of the event's classes. */
  classNames: ReadonlyMap<number, string>
  percentOf: ResultFacts["percentOf"]
  coverageOf: (result: EntryResult) => Coverage | null
  /** Opens the reasons for the entry's place. */
  onExplain: (entryId: number) => void
}

/** All entries by place with their averages: a matrix on a desktop, a list on a phone. */
export function ResultsRanking({
  eventId,
  results,
  tied,
  winnerIds,
  classNames,
  percentOf,
  coverageOf,
  onExplain,
}: Props) {
  const isPhone = useIsPhone()
  const { sections, applies, countedOf } = useRankingColumns(eventId, results)
  const isLeftOut = useIsLeftOut(eventId)
  const few = isPhone ? FEW_CRITERIA.phone : FEW_CRITERIA.desk
  const startsOpen = sections.flatMap(({ criteria }) => criteria).length <= few
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set())
  const isOpen = useCallback((name: string) => startsOpen !== toggled.has(name), [startsOpen, toggled])
  const isAllOpen = sections.length > 0 && sections.every(({ name }) => isOpen(name))
  const names = sections.map(({ name }) => name)
  const hasCriteria = results.some(({ criteria }) => criteria.length > 0)
  const rows = results.map(
    (result): RankedRow => ({
      result,
      percent: result.place === null && competes(result) ? null : percentOf(result),
      isWithoutScorecard: hasCriteria && result.criteria.length === 0,
      isTied: tied.has(result.entryId),
      className: result.classId === null ? null : (classNames.get(result.classId) ?? null),
      isWinner: winnerIds.has(result.entryId),
      coverage: result.place === null ? null : coverageOf(result),
    }),
  )
  // On a phone it is shown with the averages only.
  const showsNotApplicable =
    (!isPhone || isAllOpen) &&
    results.some(({ entryId, criteria }) => criteria.some(({ criterionId }) => !applies(entryId, criterionId)))
  const showsBars = !isPhone && results.some(({ criteria }) => isScored(criteria))
  const { found, isSearchable, isSearching, search, setSearch } = useRankingSearch(rows)
  const ranking = { rowCount: found.length, sections, applies, countedOf, isLeftOut, onExplain }
  return (
    <>
      <RankingTools
        search={isSearchable ? { text: search, onChange: setSearch, found: found.length } : null}
        count={results.length}
        isAllOpen={isAllOpen}
        onAllOpen={() => setToggled(new Set(isAllOpen === startsOpen ? names : []))}
        showsNotApplicable={showsNotApplicable}
        isLeftOut={isLeftOut}
        showsBars={showsBars}
      />
      {found.length === 0 && <NothingFound search={search} onClear={() => setSearch("")} />}
      <FewFirst items={found} few={isSearching ? found.length : FIRST_ROWS} of="entries">
        {(shown) =>
          shown.length > 0 &&
          (isPhone ? (
            <RankingList {...ranking} rows={shown} showsAverages={isAllOpen} />
          ) : (
            <RankingMatrix
              {...ranking}
              compared={results}
              rows={shown}
              isOpen={isOpen}
              onToggle={(name) => setToggled((before) => toggledWith(before, name))}
            />
          ))
        }
      </FewFirst>
    </>
  )
}

/** Whether the rules leave out what does not apply to an entry. Only whoever organizes the event reads it. */
function useIsLeftOut(eventId: number): boolean {
  const event = trpc.organizer.event.useQuery({ eventId }).data
  return event !== undefined && "notApplicable" in event && event.notApplicable === "leftOut"
}

/** The set with the name added, or removed if it was in it. */
function toggledWith(names: ReadonlySet<string>, name: string): ReadonlySet<string> {
  const next = new Set(names)
  if (!next.delete(name)) next.add(name)
  return next
}

/** Fewer are seen at a glance. */
const SEARCHED_FROM_ROWS = 21

const searchedFields = ({ result, className }: RankedRow) => [...searchTexts(result), className ?? ""]

/** The rows whose entry matches the search, with their places in the whole ranking. A blank search matches all, and so do few rows. */
function useRankingSearch(rows: readonly RankedRow[]) {
  const [search, setSearch] = useState("")
  const isSearchable = rows.length >= SEARCHED_FROM_ROWS
  const isSearching = isSearchable && search.trim() !== ""
  const found = useMemo(
    () => (isSearching ? searchAmong(rows, search, searchedFields) : rows),
    [rows, search, isSearching],
  )
  return { found, isSearchable, isSearching, search, setSearch }
}
