import { ERRORS } from "@rosette/contract/errors"
import { LIMITS } from "@rosette/contract/limits"
import type { organizerContract as contract } from "@rosette/contract/routers"
import { nextNumbers, numbersInWords } from "@rosette/domain/audience/code-numbers"
import { readVoteCode } from "@rosette/domain/text/typed-text"
import type { z } from "zod"
import { createOnce } from "../../data/change/create-once.ts"
import { changeEvent, editEvent } from "../../data/change/event-change.ts"
import type { Database, PrismaTransaction } from "../../data/database.ts"
import { inSlices } from "../../data/pages.ts"
import { refuseMoreThan } from "../../data/records/event-limits.ts"
import { withFreshCode } from "../../data/records/fresh-code.ts"
import type { OrganizedEvent } from "../../kernel/organizing.ts"
import { randomCode } from "../../lib/random-code.ts"
import { AppError } from "../../refusals/app-error.ts"

const CODES = "Codes of tickets"
const ROWS_AT_ONCE = 500

/** Makes the next codes of the event. Throws LIMIT_REACHED. */
export async function makeVoteCodes(
  db: Database,
  event: OrganizedEvent,
  { count, mutationId }: Pick<z.output<typeof contract.makeVoteCodes.input>, "count" | "mutationId">,
): Promise<z.output<typeof contract.makeVoteCodes.output>> {
  const { eventId } = event
  return createOnce(
    db,
    { call: "makeVoteCodes", eventId, mutationId, body: { count } },
    async ({ recordId: from }) => ({ from, to: from + count - 1 }),
    (remember) =>
      // The codes of one try are new together: one that is taken makes all of them anew.
      withFreshCode(() =>
        changeEvent(db, event, "organizersOnly", async ({ tx, record }) => {
          const made = await tx.voteCode.count({ where: { eventId } })
          refuseMoreThan("vote codes", { present: made, added: count })
          const numbers = nextNumbers(made, count)
          await storeCodes(tx, eventId, numbers)
          await record({ action: "codes.made", subject: CODES, after: numbers })
          await remember(tx, { eventId, recordId: numbers.from })
          return numbers
        }),
      ),
  )
}

async function storeCodes(
  { voteCode }: PrismaTransaction,
  eventId: number,
  { from, to }: { from: number; to: number },
) {
  const numbers = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  await inSlices(numbers, ROWS_AT_ONCE, (slice) =>
    voteCode.createMany({
      data: slice.map((number) => ({ eventId, number, code: randomCode(LIMITS.voteCode.generatedChars) })),
    }),
  )
}

type Named = Omit<z.output<typeof contract.voidVoteCodes.input>, "eventId">

/** Makes codes void. Those that are void already are not counted. Throws VOTE_CODE_UNKNOWN, naming the first that no ticket has. */
export async function voidVoteCodes(
  db: Database,
  event: OrganizedEvent,
  { reason, ...named }: Named,
): Promise<z.output<typeof contract.voidVoteCodes.output>> {
  const { eventId } = event
  return editEvent(db, event, async ({ tx, begin }) => {
    const valid = (await namedCodes(tx, eventId, named)).filter(({ isVoid }) => !isVoid)
    if (valid.length === 0) return { voided: 0 }
    const { record } = await begin("organizersOnly")
    const numbers = valid.map(({ number }) => number)
    await inSlices(numbers, ROWS_AT_ONCE, (slice) =>
      tx.voteCode.updateMany({ where: { eventId, number: { in: slice } }, data: { isVoid: true } }),
    )
    await record({ action: "codes.voided", subject: CODES, after: { numbers: numbersInWords(numbers), reason } })
    return { voided: valid.length }
  })
}

async function namedCodes(
  { voteCode }: PrismaTransaction,
  eventId: number,
  { from, to, codes }: Omit<Named, "reason">,
) {
  const select = { number: true, isVoid: true, code: true } as const
  if (codes === undefined)
    return voteCode.findMany({ where: { eventId, number: { gte: from, lte: to } }, orderBy: { number: "asc" }, select })
  const found: { number: number; isVoid: boolean; code: string }[] = []
  const read = [...new Set(codes.map(readVoteCode))]
  await inSlices(read, ROWS_AT_ONCE, async (slice) =>
    found.push(...(await voteCode.findMany({ where: { eventId, code: { in: slice } }, select }))),
  )
  const present = new Set(found.map(({ code }) => code))
  const missing = read.find((code) => !present.has(code))
  if (missing === undefined) return found
  throw new AppError("VOTE_CODE_UNKNOWN", {
    message: ERRORS.VOTE_CODE_UNKNOWN.message,
    issues: [{ path: ["codes"], message: `No ticket has the code ${missing}.` }],
  })
}
