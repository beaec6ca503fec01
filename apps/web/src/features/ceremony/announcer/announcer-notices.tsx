import { Alert, Box, Button, Group, Text } from "@mantine/core"
import type { Ceremony } from "@rosette/contract/ceremony"
import type { RefObject } from "react"
import type { ClientError } from "../../../lib/error-text.ts"
import classes from "./announcer.module.css"
import type { CeremonyStep } from "./use-announcer.tsx"

type Props = {
  /** The element of the notices, which can be focused. */
  region: RefObject<HTMLDivElement | null>
  ceremony: Ceremony
  refusal: ClientError | null
  isLost: boolean
  takesOver: boolean
  onTakeOver: (leader: string) => void
  /** Takes a step; null while somebody else leads. */
  onStep: ((action: CeremonyStep) => void) | null
}

/** What the announcer must know about the ceremony as a whole, why a step is not possible, and what to do about both. */
export function AnnouncerNotices({ region, ceremony, refusal, isLost, takesOver, onTakeOver, onStep }: Props) {
  const { announcer } = ceremony
  const leader = announcer && !announcer.isYou ? announcer.name : null
  return (
    <div role="status" ref={region} tabIndex={-1} className={classes.notices}>
      {ceremony.isRehearsal && <RehearsalNotice onEnd={onStep && (() => onStep("endRehearsal"))} />}
      <VersionNotice ceremony={ceremony} onShow={onStep && (() => onStep("showVersion"))} />
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
        <Alert py="xs" px="sm">
          <Group gap="xs">
            <Box flex="1 1 8rem" miw={0} lh={1.35}>
              <Text fw={600} size="sm">
                {takesOver ? "You take over with your next step" : `${leader} leads the ceremony`}
              </Text>
              <Text size="sm">{takesOver ? `${leader} is told then, on their own screen.` : "You follow along."}</Text>
            </Box>
            {!takesOver && (
              <Button variant="default" onClick={() => onTakeOver(leader)}>
                Take over
              </Button>
            )}
          </Group>
        </Alert>
      )}
    </div>
  )
}

function RehearsalNotice({ onEnd }: { onEnd: (() => void) | null }) {
  return (
    <Alert color="yellow" mb="sm" title="Rehearsal">
      <Box component="p" mt={0} mx={0} mb="xs">
        Nothing counts: what you reveal is not public, and a skip changes no award.
      </Box>
      {onEnd && (
        <Button variant="default" onClick={onEnd}>
          End the rehearsal
        </Button>
      )}
    </Alert>
  )
}

/** An amendment that was published while a winner stands on the stage. */
function VersionNotice({ ceremony, onShow }: { ceremony: Ceremony; onShow: (() => void) | null }) {
  const { results, stageVersion } = ceremony
  if (!results || stageVersion === null || stageVersion === results.version) return null
  return (
    <Alert color="yellow" mb="sm" title={`Version ${results.version} was published`}>
      <Box component="p" mt={0} mx={0} mb="xs">
        The stage keeps the winner of version {stageVersion} until you go on. From the next line on it shows version{" "}
        {results.version}.
      </Box>
      {onShow && (
        <Button variant="default" onClick={onShow}>
          Show version {results.version} now
        </Button>
      )}
    </Alert>
  )
}

/** Errors that have their own notice. */
const ELSEWHERE = new Set(["CEREMONY_CHANGED", "ANOTHER_ANNOUNCER"])
