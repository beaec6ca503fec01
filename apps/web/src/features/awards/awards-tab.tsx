import { Button, Group, Stack, Text } from "@mantine/core"
import { hasUsualSections } from "@rosette/domain/events/event-words"
import { IconPlus } from "@tabler/icons-react"
import type { ReactNode } from "react"
import { plural } from "../../lib/format.ts"
import { LazyDialog } from "../../ui/dialogs/lazy-dialog.tsx"
import { useOpened } from "../../ui/dialogs/use-opened.ts"
import { ListHead } from "../../ui/lists/list-head.tsx"
import { EventEmptyState } from "../../ui/states/event-empty-state.tsx"
import { BarsSkeleton, Loaded } from "../../ui/states/loaded.tsx"
import { useLocked } from "../../ui/states/locked.tsx"
import { useWords } from "../words/words-context.ts"
import { AssignDialog } from "./assign-dialog.tsx"
import { type AwardChoices, basisWords, useAwardChoices } from "./award-basis.ts"
import { AwardCard } from "./award-card.tsx"
import { AwardDialog } from "./award-dialog.tsx"
import { type HeldAwards, useHeldAwards } from "./award-holders.ts"
import classes from "./awards.module.css"
import { leadingWords } from "./proposal-lines.ts"
import { ProposalSection } from "./proposal-section.tsx"
import { useAwardProposal } from "./use-award-proposal.ts"
import { useAwardRemoval } from "./use-award-removal.ts"

/** The open dialog and its award; null for a new one. */
type Subject = { dialog: "award" | "assign"; awardId: number | null }

const NEW_AWARD: Subject = { dialog: "award", awardId: null }

type TabProps = {
  eventId: number
  /** What else concerns the awards. */
  menu?: ReactNode
}

/** The awards of an event: created, assigned, removed and deleted here. */
export function AwardsTab({ eventId, menu }: TabProps) {
  const query = useHeldAwards(eventId)
  const removal = useAwardRemoval()
  const words = useWords()
  const isLocked = useLocked()
  const isProposed = query.data?.awards.some(({ award }) => award.basis !== "manual") ?? false
  const hasAwards = (query.data?.awards.length ?? 0) > 0
  const { choices } = useAwardChoices(eventId, isProposed)
  const { subject, isOpen, turn, open, close } = useOpened(NEW_AWARD)
  const held = query.data?.awards.find(({ award }) => award.id === subject.awardId)
  const actions = (
    <Group gap="xs" wrap="nowrap">
      {/* Once there are awards, giving them is the main action. */}
      <Button
        variant={hasAwards ? "default" : "filled"}
        leftSection={<IconPlus size={20} aria-hidden />}
        disabled={isLocked}
        onClick={() => open(NEW_AWARD)}
      >
        Add New Award
      </Button>
      {menu}
    </Group>
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
          <EventEmptyState eventId={eventId} title="No awards yet" drawing="free-prize" action={actions}>
            {hasUsualSections(words) && "Best Paint, "}People’s Choice, a sponsor’s cup: given by hand, or proposed by
            the scores.
          </EventEmptyState>
        }
      >
        {({ awards, entries }) => (
          <>
            {isProposed && !isLocked && (
              <ProposalSection eventId={eventId} held={{ awards, entries }} choices={choices} />
            )}
            <ListHead sum={`${plural(awards.length, "award")}, highest priority first`}>{actions}</ListHead>
            <div className={classes.awards}>
              <ul className={classes.list} aria-label="Awards">
                {awards.map((one) => (
                  <AwardCard
                    key={one.award.id}
                    held={one}
                    decided={basisWords(one.award, choices)}
                    leading={
                      one.award.basis !== "manual" &&
                      !isLocked && (
                        <LeadingEntry
                          eventId={eventId}
                          choices={choices}
                          awardId={one.award.id}
                          held={{ awards, entries }}
                        />
                      )
                    }
                    onEdit={() => open({ dialog: "award", awardId: one.award.id })}
                    onDelete={() => removal.deleteAward(one)}
                    onAssign={() => open({ dialog: "assign", awardId: one.award.id })}
                    onRemove={(holder) => removal.removeWinner(one.award, holder)}
                  />
                ))}
              </ul>
            </div>
          </>
        )}
      </Loaded>
      {subject.dialog === "award" && (
        <LazyDialog key={turn} isOpen={isOpen}>
          {(isOpen) => (
            <AwardDialog
              eventId={eventId}
              awardId={subject.awardId}
              award={held?.award}
              others={(query.data?.awards ?? []).flatMap(({ award }) => (award.id === subject.awardId ? [] : award))}
              isOpen={isOpen}
              onClose={close}
            />
          )}
        </LazyDialog>
      )}
      {subject.dialog === "assign" && (
        <LazyDialog key={turn} isOpen={isOpen}>
          {(isOpen) => <AssignDialog held={held} entries={query.data?.entries ?? []} isOpen={isOpen} onClose={close} />}
        </LazyDialog>
      )}
      {removal.dialog}
    </Stack>
  )
}

type Props = { eventId: number; awardId: number; held: HeldAwards; choices: AwardChoices }

/** Who would get an award by its rule now; nothing until that is known. */
function LeadingEntry({ eventId, awardId, held, choices }: Props) {
  const { data } = useAwardProposal(eventId, held, choices)
  const words = leadingWords(data?.awards.find(({ award }) => award.id === awardId))
  return words && <Text>{words}</Text>
}
