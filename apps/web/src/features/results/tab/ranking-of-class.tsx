import { Text } from "@mantine/core"
import { type ReactNode, useMemo, useState } from "react"
import { ClassSelect } from "../../classes/class-select.tsx"
import { useClasses } from "../../classes/use-classes.ts"

type Props<R> = { eventId: number; results: R[]; children: (shown: R[]) => ReactNode }

/** The ranking of all entries or of a chosen class; no choice without classes. */
export function RankingOfClass<R extends { classId: number | null }>({ eventId, results, children }: Props<R>) {
  const classes = useClasses(eventId).data ?? []
  const [chosen, choose] = useState<number | null>(null)
  const classId = classes.some(({ id }) => id === chosen) ? chosen : null
  const shown = useMemo(
    () => (classId === null ? results : results.filter((result) => result.classId === classId)),
    [results, classId],
  )
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
      {shown.length > 0 ? children(shown) : <Text c="dimmed">No entry is in this class.</Text>}
    </>
  )
}
