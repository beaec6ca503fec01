import { type Ballot, voteCode } from "@rosette/contract/audience"
import { ERRORS } from "@rosette/contract/errors"
import { readCardId } from "@rosette/domain/entries/card-code"
import { votingIdKey } from "@rosette/domain/text/text-keys"
import type { Services } from "../../../kernel/services.ts"
import { AppError } from "../../../refusals/app-error.ts"
import { codeOfAnybody, type HeldCode } from "../access.ts"
import { ballotOf } from "../ballot-query.ts"
import { castVote } from "../cast-command.ts"
import { ballotPage, type Carried, codePage, confirmPage, countedPage, whichPollPage } from "./voting-page.ts"

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
  if (!code.success) return { content: codePage(origin, carried, "Please type the code of your ticket"), refusal: null }
  const held = await refused(codeOfAnybody(db, votes, address, code.data))
  if (held instanceof AppError) return { content: codePage(origin, carried, held.message), refusal: held }
  return withCode({ services, visitor, sent }, carried, held)
}

async function withCode({ services: { db }, visitor, sent }: Step, carried: Carried, held: HeldCode) {
  const { origin } = visitor
  const does = sent.get("does")
  const pollId = idIn(sent, "poll")
  const chosen = does === "vote" ? idIn(sent, "chosen") : null
  const ballot = () => ballotOf(db, held)
  const answer = (content: string, refusal: AppError | null = null): VotingAnswer => ({ content, refusal })
  if (pollId !== null && (chosen !== null || does === "takeBack")) {
    const pollOf = ({ polls }: Ballot) => polls.find(({ id }) => id === pollId)?.name ?? ""
    const before = await ballot()
    const cast = await refused(castVote(db, held, { pollId, entryId: chosen }))
    if (cast instanceof AppError) return answer(ballotPage(origin, carried, await ballot(), cast.message), cast)
    return answer(countedPage(origin, carried, pollOf(before), cast))
  }
  const now = await ballot()
  if (does === "back") return answer(ballotPage(origin, { ...carried, card: "" }, now, null))
  const choices = await choicesIn(db, now, { sent, pollId, card: carried.card })
  if (choices === null) return answer(ballotPage(origin, carried, now, null))
  const [one] = choices
  if (choices.length > 1) return answer(whichPollPage(origin, carried, choices))
  if (one) return answer(confirmPage(origin, carried, one.poll, one.entry))
  const none = new AppError(now.polls.length === 0 ? "POLL_CLOSED" : "NOT_IN_POLL")
  return answer(ballotPage(origin, { ...carried, card: "" }, now, ERRORS[none.code].message), none)
}

type Asked = { sent: URLSearchParams; pollId: number | null; card: string }

/** The polls and entry that a form names: by button, by number, or by a card that was scanned; null if it names none. */
async function choicesIn(db: Services["db"], { polls }: Ballot, { sent, pollId, card }: Asked) {
  const number = votingIdKey(sent.get("number") ?? "")
  const entryId = sent.get("does") === "find" ? null : idIn(sent, "entry")
  const isNamed = (entry: { entryId: number; votingId: string }) =>
    entryId === null ? votingIdKey(entry.votingId) === number : entry.entryId === entryId
  const among = (open: Ballot["polls"], named: typeof isNamed) =>
    open.flatMap((poll) => {
      const entry = poll.entries.find(named)
      return entry ? [{ poll, entry }] : []
    })
  if (pollId !== null)
    return among(
      polls.filter(({ id }) => id === pollId),
      isNamed,
    )
  if (card === "") return null
  const cardId = readCardId(card)
  const scanned = cardId === null ? null : await db.prisma.entry.findUnique({ where: { cardId }, select: { id: true } })
  return among(polls, (entry) => scanned?.id === entry.entryId)
}

const idIn = (sent: URLSearchParams, name: string): number | null => {
  const text = sent.get(name) ?? ""
  return /^\d{1,15}$/.test(text) ? Number(text) : null
}

/** The answer, or the refusal instead of it. */
const refused = <Answer>(answer: Promise<Answer>): Promise<Answer | AppError> =>
  answer.catch((error: unknown) => {
    if (error instanceof AppError) return error
    throw error
  })
