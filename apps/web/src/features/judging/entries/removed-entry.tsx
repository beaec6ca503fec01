import { Button } from "@mantine/core"
import { useEffect, useRef } from "react"
import { flushSync } from "react-dom"
import type { Desk } from "../desk/desk.ts"
import { useLazyPart } from "../lazy/lazy-part.ts"
import { removedScores } from "../lazy/nested-lazy-parts.ts"
import { useArmed } from "../sheet/use-armed.ts"
import { shownName } from "./entry-names.ts"
import type { Removed } from "./navigation/use-position.ts"
import classes from "./removed-entry.module.css"

/** Replaces the sheet when the organizer removes the shown entry. No other entry is shown before the judge has read this. */
export function RemovedEntry({ desk, removed, where }: { desk: Desk; removed: Removed; where: string }) {
  const { entry, following, leave } = removed
  const heading = useRef<HTMLHeadingElement>(null)
  const { isArmed } = useArmed(entry.id)
  const Scores = useLazyPart(removedScores, true)
  useEffect(() => heading.current?.focus(), [])
  const goOn = () => {
    if (!isArmed) return
    flushSync(leave)
    document.getElementById("main")?.focus()
  }
  return (
    <section className={classes.removed} role="alert" aria-labelledby="removed">
      <h2 id="removed" ref={heading} tabIndex={-1}>{`Entry ${entry.votingId} was removed by the organizer`}</h2>
      <p>{`${shownName(entry)} is no longer part of this event, and its scores do not count any more.`}</p>
      {Scores && <Scores desk={desk} removed={removed} where={where} />}
      <Button size="lg" className={classes.on} aria-disabled={!isArmed || undefined} onClick={goOn}>
        {following ? `Go on with ${shownName(following)}` : "Go on"}
      </Button>
    </section>
  )
}
