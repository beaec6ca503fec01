import { useMemo } from "react"
import { trpc } from "../../lib/trpc.ts"
import type { AwardChoices } from "./award-basis.ts"

const NONE: AwardChoices = { classes: [], criteria: [] }

/** The classes and criteria of the event; empty until loaded. `problem`: why they could not be loaded. */
export function useAwardChoices(eventId: number, isWanted = true) {
  const classes = trpc.organizer.classes.useQuery({ eventId }, { enabled: isWanted })
  const criteria = trpc.organizer.criteria.useQuery({ eventId }, { enabled: isWanted })
  const choices = useMemo(
    () => ({ classes: classes.data ?? NONE.classes, criteria: criteria.data ?? NONE.criteria }),
    [classes.data, criteria.data],
  )
  const isUnread = (classes.error && !classes.data) || (criteria.error && !criteria.data)
  return {
    choices,
    problem: isUnread ? "The classes and criteria could not be loaded. Close this, and open it again." : null,
  }
}
