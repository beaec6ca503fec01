import type { Database } from "../../data/database.ts"
import { validCode } from "../../data/sql/votes.ts"
import type { OrganizedEvent } from "../../kernel/organizing.ts"
import type { VoteGuard } from "../../kernel/sessions/vote-guard.ts"
import { AppError } from "../../refusals/app-error.ts"

declare const held: unique symbol
/** The right to vote with a code: it is all that anybody needs. */
export type HeldCode = { codeId: number & { readonly [held]: "code" }; eventId: number; setupVersion: number }

async function heldCode(db: Database, code: string): Promise<HeldCode | null> {
  const found = await validCode(db.read, code)
  return found && { ...found, codeId: found.codeId as HeldCode["codeId"] }
}

/** The code of a ticket. Throws VOTE_CODE_UNKNOWN, or TOO_MANY_ATTEMPTS after too many that nobody has. */
export async function codeOfAnybody(db: Database, guard: VoteGuard, address: string, code: string): Promise<HeldCode> {
  const found = await heldCode(db, code)
  if (!found) throw await guard.unknownCode(address)
  return found
}

/** The code of a ticket of this event. Throws VOTE_CODE_UNKNOWN. */
export async function codeOfEvent(db: Database, { eventId }: OrganizedEvent, code: string): Promise<HeldCode> {
  const found = await heldCode(db, code)
  if (found?.eventId !== eventId) throw new AppError("VOTE_CODE_UNKNOWN")
  return found
}
