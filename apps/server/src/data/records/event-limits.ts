import { LIMITS } from "@rosette/contract/limits"
import { AppError } from "../../refusals/app-error.ts"
import type { PrismaTransaction } from "../database.ts"

/** What an event may have only a limited number of. */
const MOST = {
  entries: LIMITS.event.maxEntries,
  judges: LIMITS.event.maxJudges,
  criteria: LIMITS.criterion.perEvent,
  classes: LIMITS.class.perEvent,
  awards: LIMITS.event.maxAwards,
  messages: LIMITS.message.perEvent,
  reports: LIMITS.entryReport.perEvent,
  polls: LIMITS.poll.perEvent,
  "vote codes": LIMITS.voteCode.perEvent,
} as const
type Limited = keyof typeof MOST

/** What the reader can do about it, where it is not to remove some. */
const REMEDIES: { [What in Limited]?: string } = {
  messages: "Withdraw some first.",
  reports: "Ask the organizer to dismiss some.",
  "vote codes": "Print those that are left again.",
}

/**
 * Throws LIMIT_REACHED if the event would then have one too many. There is no race inside a change of the event, which
 * excludes other writes to it.
 */
export async function refuseBeyondLimit(tx: PrismaTransaction, eventId: number, what: Limited): Promise<void> {
  refuseMoreThan(what, { present: await countIn(tx, eventId, what), added: 1 })
}

function countIn(tx: PrismaTransaction, eventId: number, what: Limited): Promise<number> {
  const where = { eventId }
  switch (what) {
    case "entries":
      return tx.entry.count({ where })
    case "judges":
      return tx.judge.count({ where })
    case "criteria":
      return tx.criterion.count({ where })
    case "classes":
      return tx.class.count({ where })
    case "awards":
      return tx.award.count({ where })
    case "messages":
      return tx.message.count({ where })
    case "polls":
      return tx.poll.count({ where })
    case "vote codes":
      return tx.voteCode.count({ where })
    case "reports":
      return tx.entryReport.count({ where: { ...where, dismissedAt: null } })
  }
}

/** The same with the present number at hand. */
export function refuseMoreThan(what: Limited, { present, added }: { present: number; added: number }): void {
  if (present + added <= MOST[what]) return
  const limit = `An event holds at most ${MOST[what].toLocaleString("en-US")} ${what}`
  const message = `${limit}; this one has ${present.toLocaleString("en-US")}. ${REMEDIES[what] ?? "Remove some first."}`
  throw new AppError("LIMIT_REACHED", { message })
}
