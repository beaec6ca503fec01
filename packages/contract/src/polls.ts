import { POLL_STATES } from "@rosette/domain/audience/polls"
import { z } from "zod"
import type { Calls } from "./call.ts"
import { changes, deleted, expected } from "./edits.ts"
import { byEvent, id, mutationId } from "./ids.ts"
import { LIMITS } from "./limits.ts"
import { atMost } from "./lists.ts"
import { flag, isoDate, optionalText, requiredText, wholeNumber } from "./text.ts"

const { nameMaxChars, minOrder, maxOrder, reasonMaxChars } = LIMITS.poll

/** How a poll stands. While it is open nobody learns the votes of an entry, only how many codes have a choice, at most every 5 s. */
const pollCount = z.object({
  state: z.enum(POLL_STATES),
  voters: z.number().int(),
  /** Of the entries that can be chosen now, most votes first; null unless the poll is closed. */
  votes: z.array(z.object({ entryId: id("Entry"), votes: z.number().int() })).nullable(),
})
export type PollCount = z.infer<typeof pollCount>

/** A vote of the audience on the competing entries of its classes; no class named means all. */
export const poll = pollCount.extend({
  id: id("Poll"),
  name: z.string(),
  classIds: z.array(id("Class")),
  order: z.number().int(),
  /** Whether the public page shows the numbers of votes. */
  showsVotes: z.boolean(),
  openedAt: isoDate.nullable(),
  closedAt: isoDate.nullable(),
})
export type Poll = z.infer<typeof poll>

const classIds = atMost(
  LIMITS.class.perEvent,
  `There can be at most ${LIMITS.class.perEvent} classes`,
  z.array(id("Class"), { error: "Classes must be a list" }),
)

const pollFields = {
  name: requiredText("Poll name", nameMaxChars),
  classIds: classIds.transform((ids) => [...new Set(ids)]),
  order: wholeNumber("Order", minOrder, maxOrder),
  showsVotes: flag("Shows votes"),
}

const seenPoll = poll.pick({ name: true, order: true, showsVotes: true }).extend({ classIds })

const byPoll = z.object({ pollId: id("Poll") })
const reason = requiredText("Reason", reasonMaxChars)
/** Why voting is opened again, or codes are made void. */
export const pollReason = z.object({ reason })

export const pollCalls = {
  polls: {
    who: "organizer",
    rest: "GET /events/:eventId/polls",
    says: "The polls of the audience, by their order, with turnout and, once closed, votes",
    input: byEvent,
    output: z.array(poll),
  },
  createPoll: {
    who: "organizer",
    rest: "POST /events/:eventId/polls",
    status: 201,
    says: "Add a poll; nobody can vote before it is opened",
    /** Without an order the poll comes last. */
    input: byEvent.extend({
      mutationId,
      ...pollFields,
      classIds: pollFields.classIds.default([]),
      order: pollFields.order.optional(),
      showsVotes: pollFields.showsVotes.default(false),
    }),
    output: poll,
    refuses: ["LIMIT_REACHED", "MUTATION_ID_REUSED"],
    effect: "organizersOnly",
  },
  updatePoll: {
    who: "organizer",
    rest: "PUT /polls/:pollId",
    says: "Change the fields that are sent; the classes only before it is opened",
    input: byPoll.extend(changes(pollFields).shape).extend(expected(seenPoll)),
    output: poll,
    refuses: ["POLL_IN_USE", "FIELDS_CHANGED"],
    effect: "decisions",
  },
  deletePoll: {
    who: "organizer",
    rest: "DELETE /polls/:pollId",
    says: "Delete a poll in which nobody has voted and by which no award goes",
    input: byPoll,
    output: deleted,
    refuses: ["POLL_IN_USE"],
    effect: "organizersOnly",
    body: "small",
  },
  /** Needs a reason if the poll was closed. */
  openPoll: {
    who: "organizer",
    rest: "POST /polls/:pollId/open",
    says: "Open voting, or open it again with a reason",
    input: byPoll.extend({ reason: optionalText("Reason", reasonMaxChars).default("") }),
    output: pollCount,
    refuses: ["POLL_CLOSED"],
    effect: "decisions",
    body: "small",
  },
  closePoll: {
    who: "organizer",
    rest: "POST /polls/:pollId/close",
    says: "Close voting and count: the last vote of each valid code",
    input: byPoll,
    output: pollCount,
    refuses: ["POLL_CLOSED"],
    effect: "decisions",
    body: "small",
  },
} as const satisfies Calls

const { perEvent, madeAtOnce } = LIMITS.voteCode
const number = (label: string) => wholeNumber(label, 1, perEvent)
const codeNumbers = z.object({ from: z.number().int(), to: z.number().int() })

const voided = z.object({
  from: number("From").optional(),
  to: number("To").optional(),
  codes: atMost(
    madeAtOnce,
    `At most ${madeAtOnce.toLocaleString("en-US")} codes can be voided at once`,
    z.array(z.string(), { error: "Codes must be a list" }),
  ).optional(),
  reason,
})
const namesCodes = ({ from, to, codes }: Pick<z.output<typeof voided>, "from" | "to" | "codes">): boolean =>
  codes !== undefined ? from === undefined && to === undefined : from !== undefined && to !== undefined
const NOT_NAMED = { path: ["codes"], error: "Name the codes, or the first and the last number" }
/** Validates a form with the codes that are made void. */
export const voidedCodes = voided.refine(namesCodes, NOT_NAMED)

export const voteCodeCalls = {
  /** For printing again; without `from` and `to` all of them. `used`: valid codes that have a choice now. All counts are the event's. */
  voteCodes: {
    who: "organizer",
    rest: "GET /events/:eventId/vote-codes",
    says: "The codes of an event's tickets, and how many were used; never what they chose",
    input: byEvent.extend({ from: number("From").optional(), to: number("To").optional() }),
    output: z.object({
      made: z.number().int(),
      used: z.number().int(),
      voided: z.number().int(),
      codes: z.array(z.object({ number: z.number().int(), code: z.string(), isVoid: z.boolean() })),
    }),
  },
  makeVoteCodes: {
    who: "organizer",
    rest: "POST /events/:eventId/vote-codes",
    status: 201,
    says: "Make codes for tickets, with the next numbers",
    input: byEvent.extend({ mutationId, count: wholeNumber("Count", 1, madeAtOnce) }),
    output: codeNumbers,
    refuses: ["LIMIT_REACHED", "MUTATION_ID_REUSED"],
    effect: "organizersOnly",
    body: "small",
  },
  /** Those that are void already are not counted. */
  voidVoteCodes: {
    who: "organizer",
    rest: "POST /events/:eventId/vote-codes/void",
    says: "Make codes void, by their numbers or by themselves: their votes do not count when a poll is closed",
    input: byEvent.extend(voided.shape).refine(namesCodes, NOT_NAMED),
    output: z.object({ voided: z.number().int() }),
    refuses: ["VOTE_CODE_UNKNOWN"],
    effect: "organizersOnly",
  },
} as const satisfies Calls
