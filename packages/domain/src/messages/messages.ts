/** A message of the organizer as far as it asks judges for an entry. */
type Asking = { entryId: number | null; judgeIds: readonly number[] }

/** What a message that names an entry asks of its judges. */
export const askedNext = (votingId: string): string => `Please judge ${votingId} next`

/**
 * A message that asks for an entry is done once each of its judges has submitted a sheet of it; any other asks for nothing. One whose
 * judges were all removed is never done.
 */
export const isDone = (
  { entryId, judgeIds }: Asking,
  hasSubmitted: (judgeId: number, entryId: number) => boolean,
): boolean => entryId !== null && judgeIds.length > 0 && judgeIds.every((judgeId) => hasSubmitted(judgeId, entryId))

/** The messages that a judge still finds on a device: those that they have not confirmed, and the `last` ones. Newest first. */
export const messagesToShow = <Message extends { id: number; seenAt: unknown }>(
  messages: readonly Message[],
  last: number,
): Message[] => [...messages].sort((a, b) => b.id - a.id).filter(({ seenAt }, at) => at < last || seenAt === null)
