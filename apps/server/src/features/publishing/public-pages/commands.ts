import { randomBytes } from "node:crypto"
import { LIMITS } from "@rosette/contract/limits"
import type { PublicPage } from "@rosette/contract/public-pages"
import type { organizerContract as contract } from "@rosette/contract/routers"
import type { z } from "zod"
import { changedFields } from "../../../data/change/changed-fields.ts"
import { editEvent, type LockedEvent } from "../../../data/change/event-change.ts"
import type { Database } from "../../../data/database.ts"
import type { OrganizedEvent } from "../../../kernel/organizing.ts"
import { rememberRead } from "../ceremony/opened-pages.ts"
import { publicPageOf } from "./queries.ts"

const { keyBytes, secretBytes } = LIMITS.publicPage

const newAddress = () => ({
  key: randomBytes(keyBytes).toString("base64url"),
  ownerSecret: randomBytes(secretBytes).toString("base64url"),
})

/**
 * Turns the page on or off and changes what it shows and when it opens. A page that is turned on again gets a new
 * address.
 */
export async function updatePublicPage(
  db: Database,
  event: OrganizedEvent,
  { eventId: _, isOn, ...sent }: z.output<typeof contract.updatePublicPage.input>,
): Promise<PublicPage> {
  return changePage(db, event, async ({ tx }) => {
    const row = await tx.publicPage.findUnique({ where: { eventId: event.eventId } })
    const stored = publicPageOf(row)
    const change = changedFields(stored, sent)
    const after = { ...stored, ...change?.after }
    if (isOn === true && !stored.key) return { ...after, ...newAddress() }
    if (isOn === false && stored.key) return { ...after, key: null, ownerSecret: "" }
    return change ? after : null
  })
}

/** Gives the page a new address; the old one and those of the owners' pages stop working. */
export const renewPublicPage = (db: Database, event: OrganizedEvent): Promise<PublicPage> =>
  changePage(db, event, async ({ tx }) => {
    const row = await tx.publicPage.findUnique({ where: { eventId: event.eventId } })
    return row?.key ? { ...publicPageOf(row), ...newAddress() } : null
  })

type Changed = PublicPage & { ownerSecret?: string }

/** One change under the event's lock, recorded without the address; `null` changes nothing. */
async function changePage(
  db: Database,
  event: OrganizedEvent,
  change: (locked: LockedEvent) => Promise<Changed | null>,
): Promise<PublicPage> {
  const { eventId } = event
  const work = async (locked: LockedEvent) => {
    const before = publicPageOf(await locked.tx.publicPage.findUnique({ where: { eventId } }))
    const changed = await change(locked)
    if (!changed) return before
    const { record } = await locked.begin("administration")
    await rememberRead(db, locked, eventId, before)
    const row = { ...changed, opensAt: changed.opensAt === null ? null : new Date(changed.opensAt) }
    const stored = await locked.tx.publicPage.upsert({ where: { eventId }, create: { eventId, ...row }, update: row })
    const after = publicPageOf(stored)
    await record({
      action: "publicPage.updated",
      subject: "Public page",
      before: forHistory(before),
      after: forHistory(after),
    })
    return after
  }
  return editEvent(db, event, work, "allowed")
}

const forHistory = ({ key, ...page }: PublicPage) => ({ isOn: key !== null, ...page })
