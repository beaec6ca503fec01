import type { Message } from "@rosette/contract/messages"
import { errorText } from "../../lib/error-text.ts"
import { feedback } from "../../lib/feedback.ts"
import { useCreationAttempt } from "../../lib/forms/creation-attempt.ts"
import { trpc } from "../../lib/trpc.ts"

/** The judges and entries that a message can name. */
export function useMessageChoices(eventId: number) {
  const judges = trpc.organizer.judges.useQuery({ eventId })
  const entries = trpc.organizer.entries.useQuery({ eventId })
  const parts = [judges, entries]
  return {
    data: judges.data && entries.data && { judges: judges.data, entries: entries.data },
    error: parts.find(({ error }) => error)?.error,
    isFetching: parts.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(parts.filter(({ data }) => !data).map((part) => part.refetch())),
  }
}
export type MessageChoices = NonNullable<ReturnType<typeof useMessageChoices>["data"]>

/** Sends a message once, also where an answer was lost. */
export function useMessageSending(eventId: number) {
  const { mutationId, onSettled } = useCreationAttempt()
  const sending = trpc.organizer.sendMessage.useMutation({ onSettled })
  return {
    ...sending,
    send: (message: { text: string; judgeIds: number[]; entryId: number | null }) =>
      sending.mutateAsync({ eventId, ...message, mutationId: mutationId() }),
  }
}

/** Takes a message back; the notice can send it again. */
export function useMessageWithdrawal(eventId: number): (message: Message) => Promise<boolean> {
  const withdrawing = trpc.organizer.withdrawMessage.useMutation()
  const sending = trpc.organizer.sendMessage.useMutation()
  const sendAgain = ({ text, judgeIds, entryId }: Message) =>
    sending.mutateAsync({ eventId, text, judgeIds, entryId }).then(
      () => feedback.success("Message sent again"),
      (error: unknown) => feedback.failure("The message was not sent again", errorText(error)),
    )
  return async (message) => {
    try {
      await withdrawing.mutateAsync({ messageId: message.id })
    } catch (error) {
      feedback.failure("The message was not withdrawn", errorText(error))
      return false
    }
    // Nobody named would mean all judges.
    const undo = message.judgeIds.length > 0 ? () => void sendAgain(message) : null
    feedback.success("Message withdrawn", "It is on no judge’s phone any more.", undo)
    return true
  }
}
