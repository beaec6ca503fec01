import { Text } from "@mantine/core"
import type { Entry } from "@rosette/contract/entries"
import { isLimited } from "@rosette/domain/contest/scorecard"
import type { ReactNode } from "react"
import { trpc } from "../../lib/trpc.ts"
import { MovesPreview, useLiveMoves, useResultsVersion } from "./moves-preview.tsx"

const EFFECT =
  "The other class has criteria of its own. Points for criteria that leave a scorecard are kept and do not count; criteria that come are asked for."

/**
 * Whose place would move once these entries are in another class, where a criterion is for some classes; nothing for a class that they
 * are in. `isReading`: it is not known yet. Undefined while no class is chosen.
 */
export function useClassMoves(
  eventId: number,
  entries: readonly Pick<Entry, "id" | "classId">[],
  classId: number | null | undefined,
): { preview: ReactNode; isReading: boolean } {
  const changing = classId === undefined ? [] : entries.filter((entry) => entry.classId !== classId)
  const enabled = changing.length > 0
  const criteria = trpc.organizer.criteria.useQuery({ eventId }, { enabled })
  const version = useResultsVersion(eventId, enabled)
  // If the criteria cannot be read, the preview says why.
  const matters = enabled && (criteria.data?.some(isLimited) ?? criteria.isError)
  const change = matters
    ? { entries: changing.map(({ id: entryId }) => ({ entryId, classId: classId ?? null })) }
    : null
  const live = useLiveMoves(eventId, change, version)
  return {
    isReading: enabled && (criteria.isPending || (change !== null && live.read === null)),
    preview: change && (
      <>
        <Text>{EFFECT}</Text>
        <MovesPreview {...live} />
      </>
    ),
  }
}
