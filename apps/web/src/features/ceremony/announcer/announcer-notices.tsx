import { Alert, Button, Group, Text } from "@mantine/core"
import type { Ceremony } from "@rosette/contract"
import type { ClientError } from "../../../lib/error-text.ts"

type Props = {
  ceremony: Pick<Ceremony, "announcer">
  refusal: ClientError | null
  isLost: boolean
  takesOver: boolean
  onTakeOver: () => void
}

/** The reasons why a next step is not possible, and what to do about them. */
export function AnnouncerNotices({ ceremony: { announcer }, refusal, isLost, takesOver, onTakeOver }: Props) {
  const leader = announcer && !announcer.isYou ? announcer.name : null
  return (
    <div role="status">
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
        <Alert mb="sm" title={takesOver ? "You take over with your next step" : `${leader} leads the ceremony`}>
          <Group gap="sm">
            <Text style={{ flex: "1 1 14rem" }}>
              {takesOver
                ? `${leader} is told then, on their own screen.`
                : "They lead on another device. Here you can follow along, or take over."}
            </Text>
            {!takesOver && <Button onClick={onTakeOver}>Take over</Button>}
          </Group>
        </Alert>
      )}
    </div>
  )
}

/** Errors that have their own notice. */
const ELSEWHERE = new Set(["CEREMONY_CHANGED", "ANOTHER_ANNOUNCER"])
