import { randomBytes } from "node:crypto"
import { LIMITS } from "@rosette/contract/limits"
import type { Ceremony } from "@rosette/contract/publishing/ceremony"
import type { organizerContract as contract } from "@rosette/contract/routers"
import { heldAfter, refuseHandOver } from "@rosette/domain/ceremony/hand-overs"
import { STAGE_BEFORE, stageAfter } from "@rosette/domain/ceremony/stage"
import type { z } from "zod"
import { type EventChange, editEvent, type LockedEvent } from "../../../data/change/event-change.ts"
import type { Database } from "../../../data/database.ts"
import type { OrganizedEvent } from "../../../kernel/organizing.ts"
import { AppError, invalid } from "../../../refusals/app-error.ts"
import { handOn, isTimeToHandOn } from "./hand-on.ts"
import { awardOfLine, handOversOf, publishedWinners, runOrderOf } from "./lines.ts"
import { openedBy } from "./opened-pages.ts"
import { latestPublished } from "./published-query.ts"
import { ceremonyOf } from "./queries.ts"
import { type CeremonyRecord, recordOf, rowOf } from "./record.ts"

type Step = { version: number; takesOver?: boolean }
type Line = Parameters<EventChange["record"]>[0]

/**
 * The result of a change: the new record and, if people should read of it, a history line. `isStep`: made by the announcer;
 * once the ceremony is over, such a change publishes the skips.
 */
type Turn = { record: CeremonyRecord; line?: Line; isStep?: boolean }

/** Reorders lines, leaves some out, or adds texts; the ceremony keeps its position. */
export const arrangeCeremony = (
  db: Database,
  event: OrganizedEvent,
  { version, lines, showsPercent }: z.output<typeof contract.arrangeCeremony.input>,
): Promise<Ceremony> =>
  changeCeremony(db, event, { version }, async (record) => ({
    record: { ...record, arranged: lines ?? record.arranged, showsPercent: showsPercent ?? record.showsPercent },
  }))

/**
 * Moves to the next or previous moment, turns the stage black, or restarts. Revealing winners for the first time is
 * recorded.
 */
export const moveCeremony = (
  db: Database,
  event: OrganizedEvent,
  { action, ...step }: z.output<typeof contract.moveCeremony.input>,
): Promise<Ceremony> =>
  changeCeremony(db, event, step, async (record, { tx, sql }) => {
    const published = await latestPublished(db, event.eventId, sql)
    if (!published) throw new AppError("NOT_PUBLISHED")
    const lines = runOrderOf(published.body, record)
    const { revealed } = record.state
    const state = action === "restart" ? { ...STAGE_BEFORE, revealed } : stageAfter(record.state, action, lines)
    const line = lines.find(({ key }) => key === state.key)
    const isNew = line !== undefined && state.phase === "winners" && !revealed.includes(line.key)
    const opened = await openedBy({ tx }, event.eventId, lines, { record, after: state })
    const led = { record: { ...record, state, opened, announcer: leader(event) }, isStep: true }
    return isNew ? { ...led, line: { action: "ceremony.revealed", subject: line.title } } : led
  })

const leader = ({ sessionTag, actor }: OrganizedEvent) => ({ tag: sessionTag, name: actor })

/** Records that a winner of an award has left and who gets the award instead. Only awards can be handed on. */
export const skipWinner = (
  db: Database,
  event: OrganizedEvent,
  { key, entryId, takenBy, ...step }: z.output<typeof contract.skipWinner.input>,
): Promise<Ceremony> =>
  changeCeremony(db, event, step, async (record, { sql }) => {
    const published = await latestPublished(db, event.eventId, sql)
    if (!published) throw new AppError("NOT_PUBLISHED")
    const line = runOrderOf(published.body, record).find((one) => one.key === key)
    if (!line?.entryIds.includes(entryId)) throw new AppError("CEREMONY_CHANGED")
    const awardId = awardOfLine(key)
    if (awardId === null) throw invalid(["key"], "Only an award can go to somebody else")
    const { awards, entries } = published.body
    const refusal = refuseHandOver(
      { awardId, entryId, takenBy },
      {
        awards,
        winners: heldAfter(publishedWinners(published.body), handOversOf(record.skips)),
        entryIds: new Set(entries.map(({ id }) => id)),
      },
    )
    if (refusal) throw invalid(["takenBy"], "This entry cannot take the award")
    const wordsOf = (id: number | null) => {
      const entry = entries.find((one) => one.id === id)
      return entry ? `${entry.votingId} ${entry.entryName}` : null
    }
    return {
      record: { ...record, skips: [...record.skips, { key, entryId, takenBy }], announcer: leader(event) },
      line: {
        action: "ceremony.handedOn",
        subject: line.title,
        before: { entry: wordsOf(entryId) },
        after: { entry: wordsOf(takenBy) },
      },
      isStep: true,
    }
  })

/** Gives the stage a new key; the previous key stops working. */
export const renewStageKey = (db: Database, event: OrganizedEvent): Promise<Ceremony> =>
  changeCeremony(db, event, null, async (record) => ({
    record: { ...record, stageKey: randomBytes(LIMITS.ceremony.stageKeyBytes).toString("base64url") },
    line: { action: "ceremony.stageOpened", subject: "Stage" },
  }))

/** Removes the stage's key. */
export const closeStage = (db: Database, event: OrganizedEvent): Promise<Ceremony> =>
  changeCeremony(db, event, null, async (record) => ({
    record: { ...record, stageKey: null },
    line: { action: "ceremony.stageClosed", subject: "Stage" },
  }))

/**
 * One change under the event's lock. Throws CEREMONY_CHANGED if the sender saw another version, ANOTHER_ANNOUNCER if
 * somebody else leads.
 */
async function changeCeremony(
  db: Database,
  event: OrganizedEvent,
  step: Step | null,
  turn: (record: CeremonyRecord, locked: LockedEvent) => Promise<Turn>,
): Promise<Ceremony> {
  const { eventId } = event
  const work = async (locked: LockedEvent) => {
    const record = recordOf(await locked.tx.ceremony.findUnique({ where: { eventId } }))
    if (step && step.version !== record.version) throw new AppError("CEREMONY_CHANGED")
    const isLedByOther = record.announcer !== null && record.announcer.tag !== event.sessionTag
    if (step?.takesOver === false && isLedByOther) throw new AppError("ANOTHER_ANNOUNCER")
    const { record: next, line, isStep } = await turn(record, locked)
    const handsOn = isStep === true && (await isTimeToHandOn(locked, eventId, next))
    const change = await locked.begin(handsOn ? "handOver" : "administration")
    if (line) await change.record(line)
    const skips = handsOn ? await handOn(db, change, event, next) : next.skips
    const row = rowOf({ ...next, skips, version: record.version + 1 })
    await locked.tx.ceremony.upsert({ where: { eventId }, create: { eventId, ...row }, update: row })
  }
  await editEvent(db, event, work, "allowed")
  return ceremonyOf(db, event)
}
