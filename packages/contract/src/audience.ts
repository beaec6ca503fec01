import { readVoteCode } from "@rosette/domain/text/typed-text"
import { z } from "zod"
import type { Calls } from "./call.ts"
import { byEvent, id } from "./ids.ts"
import { isoDate, requiredText, votingId } from "./text.ts"

/** The code of a ticket as people type it, see `readVoteCode`. One that is too short or too long is unknown like any other. */
export const voteCode = requiredText("Code").overwrite(readVoteCode)

const choice = z.object({ entryId: id("Entry"), votingId: z.string() })

/** What a ticket can choose. Names and owners that are hidden are empty; entries are in voting ID order. */
export const ballot = z.object({
  event: z.object({ name: z.string(), date: z.string() }),
  polls: z.array(
    z.object({
      id: id("Poll"),
      name: z.string(),
      entries: z.array(
        choice.extend({
          entryName: z.string(),
          ownerParticipant: z.string(),
          imageUrl: z.string().nullable(),
          classId: id("Class").nullable(),
        }),
      ),
      /** An entry that cannot be chosen any more is here alone. */
      choice: choice.nullable(),
    }),
  ),
})
export type Ballot = z.infer<typeof ballot>

/** What was counted; `entryId` and `votingId` are null for a vote that was taken back. */
export const castVote = z.object({
  pollId: id("Poll"),
  entryId: id("Entry").nullable(),
  votingId: z.string().nullable(),
  at: isoDate,
})
export type CastVote = z.infer<typeof castVote>

export const audienceCalls = {
  ballot: {
    who: "anybody",
    rest: "POST /vote/ballot",
    says: "What the code of a ticket can choose in the polls that are open, and what it has chosen",
    input: z.object({ code: voteCode }),
    output: ballot,
    refuses: ["VOTE_CODE_UNKNOWN"],
    effect: null,
    body: "small",
    hasOwnThrottle: true,
  },
  cast: {
    who: "anybody",
    rest: "POST /vote",
    says: "Vote with the code of a ticket: its last vote counts, and null takes it back",
    input: z.object({ code: voteCode, pollId: id("Poll"), entryId: id("Entry").nullable() }),
    output: castVote,
    refuses: ["VOTE_CODE_UNKNOWN", "POLL_CLOSED", "NOT_IN_POLL"],
    effect: null,
    whenPublished: "POLL_CLOSED",
    body: "small",
    hasOwnThrottle: true,
  },
} as const satisfies Calls

export const deskVoteCalls = {
  /** `replaces`: the code may have voted already, and this vote replaces that one. */
  typeVote: {
    who: "organizer",
    rest: "POST /events/:eventId/desk/votes",
    says: "Type the vote of a ticket on paper",
    input: byEvent.extend({
      code: voteCode,
      pollId: id("Poll"),
      votingId: votingId("Voting ID").nullable(),
      replaces: z.boolean({ error: "Replaces must be true or false" }).default(false),
    }),
    output: castVote,
    refuses: ["VOTE_CODE_UNKNOWN", "VOTE_CODE_USED", "POLL_CLOSED", "NOT_IN_POLL"],
    effect: null,
    whenPublished: "POLL_CLOSED",
    body: "small",
  },
} as const satisfies Calls
