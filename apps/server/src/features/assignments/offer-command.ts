import type { judgeContract as contract } from "@rosette/contract/routers"
import { type Panel, type Team, teamNeeds } from "@rosette/domain/assignment/needs"
import {
  entriesOfOffer,
  heldElsewhere,
  nextOffer,
  type OfferedEntry,
  placeInTeam,
} from "@rosette/domain/assignment/offer"
import type { z } from "zod"
import type { Database, PrismaTransaction, Reading } from "../../data/database.ts"
import { notifyWithoutVersions } from "../../data/postgresql/news.ts"
import { COMPETING } from "../../data/records/asked-entries.ts"
import { lockEvent } from "../../data/sql/event-lock.ts"
import { readPanelOfEvent } from "../../data/sql/panel-of-event.ts"
import { readResultsSetup } from "../../data/sql/results-setup.ts"
import { sqlOf } from "../../data/sql/sql-of.ts"
import type { JudgeSession } from "../../kernel/sessions/session-store.ts"

type Offer = z.output<typeof contract.next.output>

const NOTHING: Offer = { entryId: null, counts: [] }

/**
 * Offers a judge the entry to take next, and notes it as open on their phone, so that others are offered something else. The event's
 * lock keeps two judges who ask at once from being offered the same. Changes no version and no history.
 */
export async function offerNext(db: Database, judge: JudgeSession): Promise<Offer> {
  const { eventId } = judge
  const news = { eventId, judges: "none" } as const
  const offer = await db.transaction(async (tx) => {
    const sql = sqlOf(db, tx)
    const event = await lockEvent(sql, eventId)
    if (!event?.judgingIsOpen) return null
    const now = new Date()
    const found = await offerOf({ tx, sql }, judge, { ...event, now })
    await noteOpen(tx, judge, found.entryId, now)
    await notifyWithoutVersions(sql, news)
    return found
  })
  if (!offer) return NOTHING
  db.news.announce({ ...news, versions: null })
  return offer
}

type Asking = { sheetsPerEntry: number | null; now: Date }

async function offerOf(reading: Reading, { judgeId, eventId }: JudgeSession, { sheetsPerEntry, now }: Asking) {
  const setup = await readResultsSetup(reading.sql, eventId)
  const entries = setup.entries.map(({ entry }) => entry)
  const found = await readPanelOfEvent(reading.sql, eventId)
  const team = teamNeeds({ ...found, entries, criteria: setup.criteria, sheetsPerEntry }).find(({ judgeIds }) =>
    judgeIds.includes(judgeId),
  )
  const place = placeInTeam(found.judges, judgeId)
  if (!team || !place) return NOTHING
  const wishes = await wishesFor(reading.tx, eventId, team, found.submitted, { judgeId, now })
  const offered = entriesOfOffer(entries, team, found.submitted, judgeId)
  return {
    entryId: nextOffer(offered.map(wishes), await lastSubmittedBy(reading.tx, judgeId), place),
    counts: offered.map(({ entryId, done, need }): Offer["counts"][number] => [entryId, Math.min(done, need), need]),
  }
}

/** What people want of each entry: who is asked to judge it next, who has it open, and who could not find it. */
async function wishesFor(
  tx: PrismaTransaction,
  eventId: number,
  team: Team,
  submitted: Panel["submitted"],
  at: { judgeId: number; now: Date },
): Promise<(entry: OfferedEntry) => OfferedEntry> {
  const { judgeId } = at
  const messages = await tx.message.findMany({
    where: { eventId, entryId: { not: null }, judges: { some: { judgeId } } },
    select: { entryId: true },
  })
  const reports = await tx.entryReport.findMany({
    where: { eventId, kind: "notHere", dismissedAt: null },
    select: { entryId: true },
  })
  const phones = await tx.judge.findMany({
    where: { eventId, openEntryId: { not: null } },
    select: { id: true, openEntryId: true, openSince: true },
  })
  const asked = new Set(messages.map(({ entryId }) => entryId))
  const missing = reports.map(({ entryId }) => entryId)
  const elsewhere = new Set([...heldElsewhere(phones, team, submitted, at), ...missing])
  return (entry) => ({ ...entry, isAsked: asked.has(entry.entryId), isElsewhere: elsewhere.has(entry.entryId) })
}

/** The judge's last submitted entry that competes: a sheet's revision grows with each save of the event. */
async function lastSubmittedBy({ sheet }: PrismaTransaction, judgeId: number): Promise<number | null> {
  const last = await sheet.findFirst({
    where: { judgeId, isSubmitted: true, entry: COMPETING },
    orderBy: { revision: "desc" },
    select: { entryId: true },
  })
  return last?.entryId ?? null
}

/** With nothing to offer, nothing has been open since then. */
async function noteOpen(
  { judge }: PrismaTransaction,
  { judgeId: id }: JudgeSession,
  openEntryId: number | null,
  now: Date,
): Promise<void> {
  const wasOpen = openEntryId !== null || (await judge.count({ where: { id, openEntryId: { not: null } } })) > 0
  await judge.updateMany({ where: { id }, data: { lastSeenAt: now, ...(wasOpen && { openEntryId, openSince: now }) } })
}
