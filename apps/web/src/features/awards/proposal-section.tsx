import { Alert, Button, Group, Stack, Text, Title } from "@mantine/core"
import { type ReactNode, useState } from "react"
import { refusalOf } from "../../lib/error-text.ts"
import { feedback } from "../../lib/feedback.ts"
import { plural } from "../../lib/format.ts"
import { trpc } from "../../lib/trpc.ts"
import { useConfirm } from "../../ui/dialogs/use-confirm.tsx"
import { nextFocus } from "../../ui/focus/next-focus.ts"
import { BarsSkeleton, Loaded } from "../../ui/states/loaded.tsx"
import type { AwardChoices } from "./award-basis.ts"
import type { HeldAwards } from "./award-holders.ts"
import classes from "./awards.module.css"
import { ProposalAward } from "./proposal-award.tsx"
import type { ProposedAward } from "./proposal-lines.ts"
import { PROPOSALS, useAwardDecisions } from "./use-award-decisions.tsx"
import { useAwardProposal } from "./use-award-proposal.ts"

type Props = { eventId: number; held: HeldAwards; choices: AwardChoices }

/** The awards that the rules propose, next to their holders; nothing is assigned until it is accepted. */
export function ProposalSection({ eventId, held, choices }: Props) {
  const query = useAwardProposal(eventId, held, choices)
  const { accept, isAccepting, isMoved } = useProposalAcceptance(eventId)
  const { confirm, dialog } = useConfirm()
  const { keep, give, isDeciding, dialogs } = useAwardDecisions(eventId)
  const acceptOne = (version: number, { award }: ProposedAward) => accept(version, [award.id], nextFocus(PROPOSALS))
  const acceptAll = async (version: number, awards: readonly ProposedAward[]) => {
    const message = <AllQuestion awards={awards} provisional={query.provisional} />
    const moveFocus = nextFocus(PROPOSALS)
    const isYes = await confirm({ title: "Accept the proposal?", message, action: "Accept All", isDangerous: false })
    if (isYes)
      accept(
        version,
        awards.map(({ award }) => award.id),
        moveFocus,
      )
  }
  return (
    <section className={classes.section} aria-labelledby="awards-proposal">
      <Loaded
        query={query}
        loadingText="Loading the proposal..."
        skeleton={<BarsSkeleton count={2} />}
        failureTitle="The proposal could not be loaded"
      >
        {({ version, awards }) => {
          const open = awards.filter(({ proposed }) => proposed.length > 0)
          return (
            <Stack gap="sm">
              <ProposalHead by={decidedBy(awards)} provisional={query.provisional} isMoved={isMoved}>
                <Button onClick={() => acceptAll(version, open)} disabled={isAccepting || open.length === 0}>
                  Accept All
                </Button>
              </ProposalHead>
              <ul className={classes.proposal} aria-label="Proposed awards">
                {awards.map((one) => (
                  <ProposalAward
                    key={one.award.id}
                    proposed={one}
                    isBusy={isAccepting || isDeciding}
                    onAccept={() => acceptOne(version, one)}
                    onKeep={keep}
                    onGive={(way) => give(way, version)}
                  />
                ))}
              </ul>
            </Stack>
          )
        }}
      </Loaded>
      {dialog}
      {dialogs}
    </section>
  )
}

/** What decides the awards that are proposed: some of them perhaps by the votes of the audience. */
const decidedBy = (awards: readonly ProposedAward[]): string =>
  awards.some(({ award }) => award.basis === "audience") ? "scores and votes" : "the scores"

type HeadProps = { by: string; provisional: string | null; isMoved: boolean; children: ReactNode }

function ProposalHead({ by, provisional, isMoved, children }: HeadProps) {
  return (
    <>
      <Group justify="space-between">
        <Title order={3} id="awards-proposal">
          Proposed by {by}
        </Title>
        {children}
      </Group>
      <Text c="dimmed">
        {provisional ? `${provisional} It can still change.` : "All sheets are in."} Nothing is assigned until you
        accept it.
      </Text>
      {isMoved && (
        <Alert color="yellow" role="alert" title="The scores have changed">
          Nothing was assigned. This is the new proposal.
        </Alert>
      )}
    </>
  )
}

function AllQuestion({ awards, provisional }: { awards: readonly ProposedAward[]; provisional: string | null }) {
  return (
    <>
      <ul>
        {awards.map(({ award, proposed }) => (
          <li key={award.id}>
            “{award.name}” to {proposed.join(", ")}
          </li>
        ))}
      </ul>
      {provisional && <Text>{provisional}</Text>}
    </>
  )
}

/** Accepts proposed awards for the version shown. `isMoved`: the last attempt was refused because the scores had changed. */
function useProposalAcceptance(eventId: number) {
  const [isMoved, setMoved] = useState(false)
  const accepting = trpc.awards.accept.useMutation({
    onSuccess(made) {
      setMoved(false)
      feedback.success(
        "Proposal accepted",
        made.length > 0 ? `${plural(made.length, "winner")} assigned` : "Nothing was left to assign",
      )
    },
    onError(error) {
      const { code, message } = refusalOf(error)
      setMoved(code === "TIE_CHANGED")
      feedback.failure("Failed to accept the proposal.", message)
    },
  })
  const accept = (version: number, awardIds?: number[], onAccepted?: () => void) =>
    accepting.mutate({ eventId, version, ...(awardIds && { awardIds }) }, { onSuccess: () => onAccepted?.() })
  return { accept, isAccepting: accepting.isPending, isMoved }
}
