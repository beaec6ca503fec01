import { LIMITS } from "@rosette/contract/limits"
import type { Poll } from "@rosette/contract/polls"
import { useCreationAttempt } from "../../lib/forms/creation-attempt.ts"
import { type Inputs, type Outputs, trpc } from "../../lib/trpc.ts"

const TURNOUT_MS = 1_000 * LIMITS.voting.turnoutSeconds
const isOpen = ({ state }: Poll) => state === "open"

/** The polls of the event. Votes raise no version, so that turnout is asked for as long as people can vote. */
export const usePolls = (eventId: number) =>
  trpc.organizer.polls.useQuery(
    { eventId },
    { staleTime: 0, refetchInterval: ({ state }) => (state.data?.some(isOpen) ? TURNOUT_MS : false) },
  )

/** How many codes the event has, were used, are void; asked with one code only, and again as long as people can vote. */
export const useCodeCounts = (eventId: number, isVoting: boolean) =>
  trpc.organizer.voteCodes.useQuery(
    { eventId, from: 1, to: 1 },
    { staleTime: 0, refetchInterval: isVoting ? TURNOUT_MS : false },
  )
export type CodeCounts = Pick<Outputs["organizer"]["voteCodes"], "made" | "used" | "voided">

type PollFields = Omit<Inputs["organizer"]["createPoll"], "eventId" | "mutationId">
type Outcome = { onSaved: (saved: Poll) => void; onRefused: (error: unknown) => void }
type Change = { changes: Partial<PollFields>; expected: Partial<PollFields> }

/** Saves a new poll, or the changed fields of an existing one with their previous values. */
export function usePollSaving(eventId: number, { onSaved, onRefused }: Outcome) {
  const options = { onSuccess: onSaved, onError: onRefused }
  const { mutationId, onSettled } = useCreationAttempt()
  const create = trpc.organizer.createPoll.useMutation({ ...options, onSettled })
  const update = trpc.organizer.updatePoll.useMutation(options)
  return {
    add: (fields: PollFields) => create.mutate({ eventId, ...fields, mutationId: mutationId() }),
    change: (pollId: number, { changes, expected }: Change) => update.mutate({ pollId, ...changes, expected }),
    isPending: create.isPending || update.isPending,
  }
}
