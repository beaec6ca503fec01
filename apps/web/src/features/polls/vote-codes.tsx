import { Button, Group, Stack, Text, Title } from "@mantine/core"
import type { Poll } from "@rosette/contract/polls"
import { ButtonLink } from "../../ui/page/button-link.tsx"
import { BarsSkeleton, Loaded } from "../../ui/states/loaded.tsx"
import { useLocked } from "../../ui/states/locked.tsx"
import type { PollAction } from "./polls-list.tsx"
import { type CodeCounts, useCodeCounts } from "./use-polls.ts"
import { codesWords } from "./words.ts"

type Props = {
  eventId: number
  polls: readonly Poll[]
  onAct: (action: PollAction) => void
  onClose: () => void
}

/** The codes of the event's tickets: how many there are, and what can be done with them. */
export function VoteCodes({ eventId, polls, onAct, onClose }: Props) {
  const isVoting = polls.some(({ state }) => state === "open")
  const counts = useCodeCounts(eventId, isVoting)
  return (
    <Stack gap="md">
      <Title order={3}>Tickets</Title>
      <Loaded
        query={counts}
        skeleton={<BarsSkeleton count={1} height="3rem" />}
        failureTitle="The codes could not be loaded"
      >
        {(known) => <KnownCodes counts={known} isVoting={isVoting} onAct={onAct} />}
      </Loaded>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
      </Group>
    </Stack>
  )
}

type KnownProps = { counts: CodeCounts; isVoting: boolean } & Pick<Props, "onAct">

function KnownCodes({ counts, isVoting, onAct }: KnownProps) {
  const isLocked = useLocked()
  const hasCodes = counts.made > 0
  return (
    <>
      <Text className="tabular">
        {hasCodes ? codesWords(counts) : "Each ticket has a code, which is good for one vote in each poll."}
      </Text>
      <Group gap="xs">
        <Button
          variant={hasCodes ? "default" : "filled"}
          disabled={isLocked}
          onClick={() => onAct({ does: "makeCodes" })}
        >
          Make Codes…
        </Button>
        {hasCodes && (
          <>
            <ButtonLink href="/organizer-tickets" variant="default">
              Print Tickets
            </ButtonLink>
            <Button variant="default" disabled={isLocked} onClick={() => onAct({ does: "voidCodes" })}>
              Void Codes…
            </Button>
            <Button
              variant="default"
              disabled={isLocked || !isVoting}
              title={isVoting ? undefined : "Open voting first"}
              onClick={() => onAct({ does: "typeVotes" })}
            >
              Type Votes…
            </Button>
          </>
        )}
      </Group>
    </>
  )
}
