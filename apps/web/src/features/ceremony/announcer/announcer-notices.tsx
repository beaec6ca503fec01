import { Alert, Button, Text } from "@mantine/core"
import type { Ceremony } from "@rosette/contract/publishing/ceremony"
import type { RefObject } from "react"
import type { ClientError } from "../../../lib/error-text.ts"
import classes from "./announcer-notices.module.css"

type Props = {
  /** The element of the notices, which can be focused. */
  region: RefObject<HTMLDivElement | null>
  ceremony: Pick<Ceremony, "announcer">
  refusal: ClientError | null
  isLost: boolean
  takesOver: boolean
  onTakeOver: (leader: string) => void
}

/** The reasons why a next step is not possible, and what to do about them. */
export function AnnouncerNotices({ region, ceremony: { announcer }, refusal, isLost, takesOver, onTakeOver }: Props) {
  const leader = announcer && !announcer.isYou ? announcer.name : null
  return (
    <div role="status" ref={region} tabIndex={-1} className={classes.notices}>
      {isLost && (
        <Alert color="red" mb="sm" title="No connection">
          The stage keeps its line. Steps work again as soon as the server is reached.
        </Alert>
      )}
      {refusal?.code === "CEREMONY_CHANGED" && (
        <Alert mb="sm" title="The ceremony has moved on">
          Somebody else took a step, or the run order changed. This is the current state: your step was not taken.
        </Alert>
      )}
      {refusal && !isLost && !ELSEWHERE.has(refusal.code) && (
        <Alert color="red" mb="sm" title="That did not work">
          {refusal.message}
        </Alert>
      )}
      {leader !== null && (
        <Alert classNames={{ root: classes.leader, message: classes.leaderLine }}>
          <div className={classes.leaderWords}>
            <Text fw={600} fz="inherit">
              {takesOver ? "You take over with your next step" : `${leader} leads the ceremony`}
            </Text>
            <Text size="sm">{takesOver ? `${leader} is told then, on their own screen.` : "You follow along."}</Text>
          </div>
          {!takesOver && (
            <Button variant="default" onClick={() => onTakeOver(leader)}>
              Take over
            </Button>
          )}
        </Alert>
      )}
    </div>
  )
}

/** Errors that have their own notice. */
const ELSEWHERE = new Set(["CEREMONY_CHANGED", "ANOTHER_ANNOUNCER"])
