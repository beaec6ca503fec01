import { Text } from "@mantine/core"
import { type ReactNode, useMemo, useState } from "react"
import { trpc } from "../../lib/trpc.ts"
import { Loaded } from "../../ui/states/loaded.tsx"
import { ClassSelect } from "../classes/class-select.tsx"
import { useClasses } from "../classes/use-classes.ts"
import type { EntryResult } from "./winners/result-explanation.ts"

type Props = { eventId: number; results: EntryResult[]; children: (shown: EntryResult[]) => ReactNode }

/** The ranking of all, or of a class that is chosen; without classes there is nothing to choose. */
export function RankingOfClass({ eventId, results, children }: Props) {
  const classes = useClasses(eventId).data ?? []
  const [chosen, choose] = useState<number | null>(null)
  const classId = classes.some(({ id }) => id === chosen) ? chosen : null
  const ofClass = trpc.organizer.results.useQuery({ eventId, classId }, { enabled: classId !== null })
  const { data } = ofClass
  const inClass = useMemo(() => {
    const ids = data && new Set(data.entries.map(({ entryId }) => entryId))
    return ids && results.filter(({ entryId }) => ids.has(entryId))
  }, [data, results])
  if (classes.length === 0) return children(results)
  return (
    <>
      <ClassSelect
        aria-label="Class"
        none="All classes"
        classes={classes}
        value={classId}
        onChange={choose}
        mb="md"
        maw="24rem"
      />
      {classId === null ? (
        children(results)
      ) : (
        <Loaded query={{ ...ofClass, data: inClass }} empty={<Text c="dimmed">No entry is in this class.</Text>}>
          {children}
        </Loaded>
      )}
    </>
  )
}
