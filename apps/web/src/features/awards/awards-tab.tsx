import { Button, Group, Stack, Text } from "@mantine/core"
import { IconPlus, IconRosette } from "@tabler/icons-react"
import { useState } from "react"
import { LazyDialog } from "../../ui/dialogs/lazy-dialog.tsx"
import { EmptyState } from "../../ui/states/empty-state.tsx"
import { BarsSkeleton, Loaded } from "../../ui/states/loaded.tsx"
import { AssignDialog } from "./assign-dialog.tsx"
import { basisWords } from "./award-basis.ts"
import classes from "./award-card.module.css"
import { AwardCard } from "./award-card.tsx"
import { AwardDialog } from "./award-dialog.tsx"
import { ProposalSection } from "./proposal-section.tsx"
import { useAwardChoices } from "./use-award-choices.ts"
import { useAwardRemoval } from "./use-award-removal.ts"
import { useHeldAwards } from "./use-held-awards.ts"

/** Which dialog stands open, over which award (null for a new one); it stays named while it closes. */
type Opened = { dialog: "award" | "assign"; awardId: number | null; isOpen: boolean; turn: number }

/** The awards of an event beside the scores: what there is, who holds it, giving and taking it. */
export function AwardsTab({ eventId }: { eventId: number }) {
  const query = useHeldAwards(eventId)
  const removal = useAwardRemoval(eventId)
  const isProposed = query.data?.awards.some(({ award }) => award.basis !== "manual") ?? false
  const { choices } = useAwardChoices(eventId, isProposed)
  const [opened, setOpened] = useState<Opened>({ dialog: "award", awardId: null, isOpen: false, turn: 0 })
  const open = (dialog: Opened["dialog"], awardId: number | null) =>
    setOpened(({ turn }) => ({ dialog, awardId, isOpen: true, turn: turn + 1 }))
  const close = () => setOpened((before) => ({ ...before, isOpen: false }))
  const subject = query.data?.awards.find(({ award }) => award.id === opened.awardId)
  const addButton = (
    <Button leftSection={<IconPlus size={20} aria-hidden />} onClick={() => open("award", null)}>
      Add Award
    </Button>
  )
  return (
    <Stack gap="md">
      <Loaded
        query={query}
        loadingText="Loading awards..."
        skeleton={<BarsSkeleton count={3} height="9rem" />}
        failureTitle="The awards could not be loaded"
        isEmpty={({ awards }) => awards.length === 0}
        empty={
          <EmptyState title="No awards yet" icon={<IconRosette size={48} />} action={addButton}>
            Best Paint, People's Choice, a sponsor's cup: given by hand, or proposed by the scores.
          </EmptyState>
        }
      >
        {({ awards, entries }) => (
          <>
            {isProposed && <ProposalSection eventId={eventId} held={{ awards, entries }} choices={choices} />}
            <Group justify="space-between">
              <Text c="dimmed">Highest priority first.</Text>
              {addButton}
            </Group>
            <ul className={classes.list} aria-label="Awards">
              {awards.map((held) => (
                <AwardCard
                  key={held.award.id}
                  held={held}
                  decided={basisWords(held.award, choices)}
                  onEdit={() => open("award", held.award.id)}
                  onDelete={() => removal.deleteAward(held)}
                  onAssign={() => open("assign", held.award.id)}
                  onRemove={(holder) => removal.removeWinner(held.award, holder)}
                />
              ))}
            </ul>
          </>
        )}
      </Loaded>
      {opened.dialog === "award" && (
        <LazyDialog key={opened.turn} isOpen={opened.isOpen}>
          {(isOpen) => (
            <AwardDialog
              eventId={eventId}
              awardId={opened.awardId}
              award={subject?.award}
              isOpen={isOpen}
              onClose={close}
            />
          )}
        </LazyDialog>
      )}
      {opened.dialog === "assign" && (
        <LazyDialog key={opened.turn} isOpen={opened.isOpen}>
          {(isOpen) => (
            <AssignDialog
              eventId={eventId}
              held={subject}
              entries={query.data?.entries ?? []}
              isOpen={isOpen}
              onClose={close}
            />
          )}
        </LazyDialog>
      )}
      {removal.dialog}
    </Stack>
  )
}
