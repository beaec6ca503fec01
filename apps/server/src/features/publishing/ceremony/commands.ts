import { randomBytes } from "node:crypto"
import type { Ceremony } from "@rosette/contract/ceremony"
import { LIMITS } from "@rosette/contract/limits"
import type { organizerContract as contract } from "@rosette/contract/routers"
import { settleHandOvers } from "@rosette/domain/ceremony/hand-overs"
import { type CeremonyAction, playedOf, showAfter, withSkips } from "@rosette/domain/ceremony/rehearsal"
import { separateLines } from "@rosette/domain/ceremony/run-order"
import { numberedName } from "@rosette/domain/entries/entry-names"
import type { z } from "zod"
import { type EventChange, editEvent, type LockedEvent } from "../../../data/change/event-change.ts"
import type { Database } from "../../../data/database.ts"
import type { OrganizedEvent } from "../../../kernel/organizing.ts"
import { AppError, invalid } from "../../../refusals/app-error.ts"
import { publicPageOf } from "../public-pages/queries.ts"
import { handOn, isTimeToHandOn } from "./hand-on.ts"
import { awardOfLine, handOversOf, lineOfAward, publishedWinners, runOrderOf } from "./lines.ts"
import { openedBy } from "./opened-pages.ts"
import { latestPublished, type Published } from "./published-query.ts"
import { ceremonyOf } from "./queries.ts"
import { type CeremonyRecord, recordOf, rowOf, type Skip } from "./record.ts"
import { laddersUnderLock, successionsIn } from "./successions-query.ts"

type Step = { version: number; takesOver?: boolean }
type Line = Parameters<EventChange["record"]>[0]

/**
 * The result of a change: the new record and, if people should read of it, history lines. `isStep`: made by the announcer;
 * once the ceremony is over, such a change publishes the skips.
 */
type Turn = { record: CeremonyRecord; lines?: Line[]; isStep?: boolean }

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
 * Moves to the next or previous moment, turns the stage black, restarts, begins or ends a rehearsal, takes the last skip back, or
 * shows the winners of a version that was published meanwhile. Revealing winners for the first time is recorded, except in a
 * rehearsal.
 */
export const moveCeremony = (
  db: Database,
  event: OrganizedEvent,
  { action, ...step }: z.output<typeof contract.moveCeremony.input>,
): Promise<Ceremony> =>
  changeCeremony(db, event, step, async (record, { tx }) => {
    const published = await latestPublished(db, event.eventId, tx)
    if (!published) throw new AppError("NOT_PUBLISHED")
    const ground = groundOf(published, record)
    const after = showAfter(record, action, ground)
    if (!after) throw invalid(["action"], IMPOSSIBLE[action] ?? "This is not possible now")
    const page = publicPageOf(await tx.publicPage.findUnique({ where: { eventId: event.eventId } }))
    const lines = ground.linesOf(record.skips)
    const opened = [record.state, after.state].reduce(
      (soFar, state) => openedBy(page, lines, { state, opened: soFar }),
      record.opened,
    )
    const { state } = after
    const line = lines.find(({ key }) => key === state.key)
    const isNew = line !== undefined && state.phase === "winners" && !record.state.revealed.includes(line.key)
    const led = { record: { ...record, ...after, opened, announcer: leader(event) }, isStep: after.rehearsal === null }
    return isNew ? { ...led, lines: [{ action: "ceremony.revealed", subject: line.title }] } : led
  })

/** The lines of a version as the ceremony is arranged. */
const groundOf = ({ version, body }: Published, { arranged }: CeremonyRecord) => ({
  latest: version,
  linesOf: (skips: readonly Skip[]) => runOrderOf(body, { arranged, skips }),
})

/** Why an action is not possible now. */
const IMPOSSIBLE: Partial<Record<CeremonyAction, string>> = {
  rehearse: "A rehearsal can begin before the first line or after the last one",
  endRehearsal: "There is no rehearsal",
  takeBackSkip: "No winner was skipped, or the change is published already",
}

const leader = ({ sessionTag, actor }: OrganizedEvent) => ({ tag: sessionTag, name: actor })

/**
 * Records that a winner of an award has left and who gets the award instead, with what becomes of lower awards that the taker gives
 * up. Only awards can be handed on.
 */
export const skipWinner = (
  db: Database,
  event: OrganizedEvent,
  { key, entryId, takenBy, ...step }: z.output<typeof contract.skipWinner.input>,
): Promise<Ceremony> =>
  changeCeremony(db, event, step, async (record, locked) => {
    const published = await latestPublished(db, event.eventId, locked.tx)
    if (!published) throw new AppError("NOT_PUBLISHED")
    const played = playedOf(record)
    const awardId = awardOfLine(key)
    if (awardId === null) throw invalid(["key"], "Only an award can go to somebody else")
    const line = separateLines(runOrderOf(published.body, { ...record, ...played })).find((one) => one.key === key)
    if (!line?.entryIds.includes(entryId)) throw new AppError("CEREMONY_CHANGED")
    const ladders = await laddersUnderLock(db, locked, event.eventId)
    const { successors } = successionsIn(published, played.skips, ladders)(awardId)
    const { follows = [] } = successors.find((one) => one.entryId === takenBy) ?? {}
    const skips: Skip[] = [
      ...follows.map((one) => ({
        key: lineOfAward(one.awardId),
        entryId: one.entryId,
        takenBy: one.takenBy,
        isFollow: true as const,
      })),
      { key, entryId, takenBy },
    ]
    const { awards, entries } = published.body
    const { dropped } = settleHandOvers(handOversOf([...played.skips, ...skips]), {
      awards,
      winners: publishedWinners(published.body),
      entryIds: new Set(entries.map(({ id }) => id)),
    })
    if (
      dropped.some(({ handOver }) =>
        skips.some((skip) => skip.key === handOver.key && skip.entryId === handOver.entryId),
      )
    )
      throw invalid(["takenBy"], "This entry cannot take the award")
    const after = withSkips(record, [...played.skips, ...skips], groundOf(published, record))
    const led = { record: { ...record, ...after, announcer: leader(event) }, isStep: after.rehearsal === null }
    return after.rehearsal ? led : { ...led, lines: skips.map((skip) => handedOn(published, skip)) }
  })

/** A skip in the history. */
function handedOn({ body: { awards, entries } }: Published, { key, entryId, takenBy }: Skip): Line {
  const wordsOf = (id: number | null) => {
    const entry = entries.find((one) => one.id === id)
    return entry ? numberedName(entry) : null
  }
  return {
    action: "ceremony.handedOn",
    subject: awards.find(({ id }) => id === awardOfLine(key))?.name ?? "Award",
    before: { entry: wordsOf(entryId) },
    after: { entry: wordsOf(takenBy) },
  }
}

/** Gives the stage a new key; the previous key stops working. */
export const renewStageKey = (db: Database, event: OrganizedEvent): Promise<Ceremony> =>
  changeCeremony(db, event, null, async (record) => ({
    record: { ...record, stageKey: randomBytes(LIMITS.ceremony.stageKeyBytes).toString("base64url") },
    lines: [{ action: "ceremony.stageOpened", subject: "Stage" }],
  }))

/** Removes the stage's key. */
export const closeStage = (db: Database, event: OrganizedEvent): Promise<Ceremony> =>
  changeCeremony(db, event, null, async (record) => ({
    record: { ...record, stageKey: null },
    lines: [{ action: "ceremony.stageClosed", subject: "Stage" }],
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
    const { record: next, lines = [], isStep } = await turn(record, locked)
    const handsOn = isStep === true && (await isTimeToHandOn(locked, eventId, next))
    const change = await locked.begin(handsOn ? "handOver" : "administration")
    for (const line of lines) await change.record(line)
    const skips = handsOn ? await handOn(db, change, event, next) : next.skips
    const row = rowOf({ ...next, skips, version: record.version + 1 })
    await locked.tx.ceremony.upsert({ where: { eventId }, create: { eventId, ...row }, update: row })
  }
  await editEvent(db, event, work, "allowed")
  return ceremonyOf(db, event)
}
