import { Text } from "@mantine/core"
import { trpc } from "../../../lib/trpc.ts"
import { BarsSkeleton, Loaded } from "../../../ui/states/loaded.tsx"
import classes from "./coverage.module.css"

type Props = { eventId: number; judgeId: number; entryId: number }

/** What a judge has given an entry so far, and their comment. */
export function SheetPoints({ eventId, judgeId, entryId }: Props) {
  const scores = trpc.judge.scores.useQuery({ judgeId, entryId }, { refetchOnMount: "always" })
  const criteria = trpc.organizer.criteria.useQuery({ eventId }).data ?? []
  return (
    <div className={classes.points}>
      <Loaded
        query={scores}
        skeleton={<BarsSkeleton count={2} height="1.5rem" />}
        failureTitle="The sheet could not be loaded"
        empty={<Text size="sm">No points yet.</Text>}
      >
        {(given) => (
          <>
            <ul className="plain">
              {criteria.flatMap(({ id, name, maxPoints }) => {
                const score = given.find(({ criterionId }) => criterionId === id)
                return score ? (
                  <li key={id} className={classes.point}>
                    <span>{name}</span>
                    <span className="tabular">
                      {score.points} / {maxPoints}
                    </span>
                  </li>
                ) : (
                  []
                )
              })}
            </ul>
            {given[0]?.comments && <Text size="sm">“{given[0].comments}”</Text>}
          </>
        )}
      </Loaded>
    </div>
  )
}
