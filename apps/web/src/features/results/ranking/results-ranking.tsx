import { Switch } from "@mantine/core"
import { useState } from "react"
import { useIsPhone } from "../../../ui/page/use-is-phone.ts"
import type { EntryResult } from "../winners/result-explanation.ts"
import { RankingList } from "./ranking-list.tsx"
import { RankingMatrix } from "./ranking-matrix.tsx"
import type { RankedRow, ShownRanking } from "./shown-ranking.ts"
import { useRankingColumns } from "./use-ranking-columns.ts"

/** With more criteria than these, which would be too long for a phone or too wide for a desktop, sections start folded. */
const FEW_CRITERIA = { phone: 6, desk: 12 }

type Props = {
  eventId: number
  results: readonly EntryResult[]
  shared: ReadonlySet<number>
  /** The confirmed overall winners. */
  winnerIds: ReadonlySet<number>
  /** The names of the event's classes. */
  classNames: ReadonlyMap<number, string>
  /** Opens the reasons for the entry's place. */
  onExplain: (entryId: number) => void
}

/** All entries by place with their averages: a matrix on a desktop, a list on a phone. */
export function ResultsRanking({ eventId, results, shared, winnerIds, classNames, onExplain }: Props) {
  const isPhone = useIsPhone()
  const { sections, applies } = useRankingColumns(eventId, results)
  const few = isPhone ? FEW_CRITERIA.phone : FEW_CRITERIA.desk
  const startsOpen = (results[0]?.criteria.length ?? 0) <= few
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set())
  const isOpen = (name: string) => startsOpen !== toggled.has(name)
  const isAllOpen = sections.length > 0 && sections.every(({ name }) => isOpen(name))
  const names = sections.map(({ name }) => name)
  const ranking: ShownRanking = {
    rows: results.map(
      (result): RankedRow => ({
        result,
        isTied: result.place !== null && shared.has(result.place),
        className: result.classId === null ? null : (classNames.get(result.classId) ?? null),
        isWinner: winnerIds.has(result.entryId),
      }),
    ),
    sections,
    applies,
    onExplain,
  }
  return (
    <>
      <Switch
        label="Show the average of every criterion"
        mb="sm"
        checked={isAllOpen}
        onChange={() => setToggled(new Set(isAllOpen === startsOpen ? names : []))}
      />
      {isPhone ? (
        <RankingList {...ranking} showsAverages={isAllOpen} />
      ) : (
        <RankingMatrix
          {...ranking}
          isOpen={isOpen}
          onToggle={(name) => setToggled((before) => toggledWith(before, name))}
        />
      )}
    </>
  )
}

/** The set with the name added, or removed if it was in it. */
function toggledWith(names: ReadonlySet<string>, name: string): ReadonlySet<string> {
  const next = new Set(names)
  if (!next.delete(name)) next.add(name)
  return next
}
