import { type Ballot, voteCode } from "@rosette/contract/audience"
import { id } from "@rosette/contract/ids"
import { byNumber } from "@rosette/domain/entries/by-number"
import { votingIdKey } from "@rosette/domain/text/text-keys"
import type { Database } from "../../../data/database.ts"
import { numberedEntry } from "../../../data/sql/votes.ts"
import type { Services } from "../../../kernel/services.ts"
import { AppError } from "../../../refusals/app-error.ts"
import { openedCard } from "../../cards/card-page-query.ts"
import { codeOfAnybody, type HeldCode } from "../access.ts"
import { ballotOf } from "../ballot-query.ts"
import { castVote } from "../cast-command.ts"
import { ballotPage, type Carried, codePage, confirmPage, countedPage, whichPollPage } from "./voting-page.ts"
import { NO_SUCH_NUMBER } from "./voting-script.ts"

/** Who looks, and from where. */
export type Visitor = { address: string; origin: string }

/** A page, and the refusal that it says, if it says one. */
export type VotingAnswer = { content: string; refusal: AppError | null }

type Step = { services: Pick<Services, "db" | "votes">; visitor: Visitor; sent: URLSearchParams }

/** Answers a form of the voting page with the next page. A refusal is a page too, from which the vote goes on. */
export async function votingStep({ services, visitor, sent }: Step): Promise<VotingAnswer> {
  const { db, votes } = services
  const { origin, address } = visitor
  const carried = { code: sent.get("code") ?? "", card: sent.get("card") ?? "" }
  const code = voteCode.safeParse(carried.code)
  if (!code.success) return page(codePage(origin, carried, "Please type the code of your ticket"))
  const held = await refused(codeOfAnybody(db, votes, address, code.data))
  if (held instanceof AppError) return page(codePage(origin, carried, held.message), held)
  return withCode({ db, origin, sent, carried, held })
}

type Held = { db: Database; origin: string; sent: URLSearchParams; carried: Carried; held: HeldCode }

async function withCode(at: Held): Promise<VotingAnswer> {
  const { db, origin, sent, carried, held } = at
  const does = sent.get("does")
  const pollId = idIn(sent, "poll")
  const entryId = does === "vote" ? idIn(sent, "chosen") : null
  if (pollId !== null && (entryId !== null || does === "takeBack")) return cast(at, { pollId, entryId })
  const ballot = await ballotOf(db, held)
  if (does === "back") return page(ballotPage(origin, { ...carried, card: "" }, ballot, null))
  return choose(at, ballot, pollId)
}

async function cast({ db, origin, carried, held }: Held, vote: { pollId: number; entryId: number | null }) {
  const ballot = await ballotOf(db, held)
  const done = await refused(castVote(db, held, vote))
  if (done instanceof AppError) return page(ballotPage(origin, carried, await ballotOf(db, held), done.message), done)
  const name = ballot.polls.find((poll) => poll.id === vote.pollId)?.name ?? ""
  return page(countedPage(origin, carried, name, done))
}

type Poll = Ballot["polls"][number]
type Named = (entry: Poll["entries"][number]) => boolean

/** The next page for the entry that a form names: its question; or all entries, if it names none or one that cannot be chosen. */
async function choose(at: Held, ballot: Ballot, pollId: number | null): Promise<VotingAnswer> {
  const { origin, carried } = at
  const polls = ballot.polls.filter((poll) => pollId === null || poll.id === pollId)
  const named = pollId === null ? await namedByCard(at) : namedInForm(at.sent, polls)
  if (!named || (pollId === null && polls.length === 0)) return page(ballotPage(origin, carried, ballot, null))
  const choices = polls.flatMap((poll) => poll.entries.filter(named).map((entry) => ({ poll, entry })))
  const [one] = choices
  if (choices.length > 1) return page(whichPollPage(origin, carried, choices))
  if (one) return page(confirmPage(origin, carried, one.poll, one.entry))
  const none = polls.length === 0 ? new AppError("POLL_CLOSED") : await notInPoll(at)
  return page(ballotPage(origin, { ...carried, card: "" }, ballot, none.message), none)
}

const pressedIn = (sent: URLSearchParams) => (sent.get("does") === "find" ? null : idIn(sent, "entry"))

const numberIn = (sent: URLSearchParams) => votingIdKey(sent.get("number") ?? "")

/** By the entry's button, or by a number; null if there is neither. */
function namedInForm(sent: URLSearchParams, polls: readonly Poll[]): Named | null {
  const pressed = pressedIn(sent)
  if (pressed !== null) return ({ entryId }) => entryId === pressed
  const number = numberIn(sent)
  if (number === "") return null
  const [found] = byNumber(
    polls.flatMap(({ entries }) => entries),
    number,
  )
  return (entry) => entry === found
}

/** Why what a form names cannot be chosen: a number may be no entry's at all. */
async function notInPoll({ db, sent, held }: Held): Promise<AppError> {
  const number = pressedIn(sent) === null ? numberIn(sent) : ""
  const isUnknown = number !== "" && (await numberedEntry(db.read, held.eventId, number)) === null
  return isUnknown ? new AppError("NOT_FOUND", { message: NO_SUCH_NUMBER }) : new AppError("NOT_IN_POLL")
}

async function namedByCard({ db, carried: { card } }: Held): Promise<Named | null> {
  if (card === "") return null
  const scanned = await openedCard(db, card)
  return ({ entryId }) => entryId === scanned?.entryId
}

const page = (content: string, refusal: AppError | null = null): VotingAnswer => ({ content, refusal })

const recordId = id("Record")

/** An id that a form names; null if it names none, or none that a record can have. */
const idIn = (sent: URLSearchParams, name: string): number | null => {
  const text = sent.get(name) ?? ""
  const read = recordId.safeParse(/^\d+$/.test(text) ? Number(text) : null)
  return read.success ? read.data : null
}

/** The answer, or the refusal instead of it. */
const refused = <Answer>(answer: Promise<Answer>): Promise<Answer | AppError> =>
  answer.catch((error: unknown) => {
    if (error instanceof AppError) return error
    throw error
  })
