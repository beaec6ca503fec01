import { createHash } from "node:crypto"
import { AppError } from "../../refusals/app-error.ts"
import type { Database, PrismaTransaction } from "../database.ts"

/** A try to create a record. `body` is what was sent, without secrets; `eventId` is null where the event itself is created. */
type Attempt = { call: string; eventId: number | null; mutationId?: string | null | undefined; body: object }

/** The refusal of an attempt whose id has created something with another content. */
export const otherContent = () =>
  new AppError("MUTATION_ID_REUSED", {
    message: "An earlier try has already created this, with other content. Look for it before you try again.",
  })

type Saved = { eventId: number; recordId: number }

/** Remembers, in the transaction that creates the record, which attempt has created it. */
export type RememberCreation = (tx: PrismaTransaction, created: Saved) => Promise<unknown>

/**
 * Creates a record once, however often the same attempt arrives: a client that lost the answer sends it again with the same
 * `mutationId` and gets the record that the first try has created. Throws MUTATION_ID_REUSED if that try had another content.
 */
export async function createOnce<Answer>(
  db: Database,
  attempt: Attempt,
  again: (created: Saved) => Promise<Answer>,
  create: (remember: RememberCreation) => Promise<Answer>,
): Promise<Answer> {
  const { mutationId, call } = attempt
  if (!mutationId) return create(async () => undefined)
  const bodyHash = createHash("sha256")
    .update(JSON.stringify([attempt.eventId, attempt.body]))
    .digest("hex")
  const before = await createdBefore(db, attempt, bodyHash)
  if (before) return again(before)
  try {
    return await create((tx, created) => tx.savedCreation.create({ data: { ...created, mutationId, call, bodyHash } }))
  } catch (error) {
    // The same attempt was on its way twice, and the other one was faster.
    const meanwhile = await createdBefore(db, attempt, bodyHash)
    if (!meanwhile) throw error
    return again(meanwhile)
  }
}

async function createdBefore(db: Database, { mutationId, call }: Attempt, bodyHash: string): Promise<Saved | null> {
  if (!mutationId) return null
  const saved = await db.prisma.savedCreation.findUnique({ where: { mutationId } })
  if (saved && (saved.call !== call || saved.bodyHash !== bodyHash)) throw otherContent()
  return saved
}

/** The record that an attempt has created. Throws NOT_FOUND if it was deleted since. */
export function stillThere<Row>(row: Row | null): Row {
  if (!row) throw new AppError("NOT_FOUND")
  return row
}
