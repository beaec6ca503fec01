import { type sessionContract as contract, LIMITS, type Stage } from "@rosette/contract"
import { type RunLine, stagePicture } from "@rosette/domain"
import type { z } from "zod"
import type { Database } from "../../../data/database.ts"
import { AppError } from "../../../kernel/app-error.ts"
import type { Services } from "../../../kernel/services.ts"
import { passInTurns, readTogether } from "../../../lib/in-turns.ts"
import { writeOnce } from "../../../lib/written-json.ts"
import { stageWatcher } from "../../../live/watchers.ts"
import { announcedEntries, linesOf } from "./lines.ts"
import { latestPublished, type Published } from "./published-query.ts"
import { versionOf } from "./queries.ts"
import { type CeremonyRecord, recordOf } from "./record.ts"

/**
 * What the stage shows. With `after` it waits until that is no longer the version of the ceremony, at most half a minute, so that a
 * stage follows its announcer without asking again and again.
 */
export async function stageAfterVersion(
  { db, live }: Services,
  { stageKey, after }: z.output<typeof contract.stage.input>,
  signal: AbortSignal | undefined,
): Promise<Stage> {
  const read = stagesOf(db)
  const found = await read(stageKey)
  if (after === undefined || found.stage.version !== after) return found.stage
  const patience = AbortSignal.timeout(LIMITS.ceremony.stageWaitSeconds * 1_000)
  const until = signal ? AbortSignal.any([signal, patience]) : patience
  try {
    for await (const _ of live.watch(stageWatcher(found.eventId), null, until)) {
      const { stage } = await read(stageKey)
      if (stage.version === after) continue
      await passOn()
      return stage
    }
  } catch (error) {
    // The wait is over, or the server closes: the stage asks again.
    if (!isHangUp(error)) throw error
  }
  return (await read(stageKey)).stage
}

/** All who wait hear of a step in the same moment: answering them at once would keep a save waiting. */
const ANSWERS_AT_ONCE = 10
const passOn = passInTurns(ANSWERS_AT_ONCE)

const readers = new WeakMap<Database, (stageKey: string) => Promise<Found>>()

/** Reads stages: once for all who follow the same one and ask in the same moment. */
function stagesOf(db: Database): (stageKey: string) => Promise<Found> {
  const known = readers.get(db) ?? readTogether((stageKey: string) => readStage(db, stageKey))
  readers.set(db, known)
  return known
}

const isHangUp = (error: unknown) => error instanceof DOMException && error.name === "AbortError"

type Found = { eventId: number; stage: Stage }

/**
 * What the stage with this key shows now: no name of a line that was not revealed is in it, nor a name or an owner that an entry
 * does not show. NOT_FOUND where the key opens nothing.
 */
async function readStage(db: Database, stageKey: string): Promise<Found> {
  const row = await db.prisma.ceremony.findUnique({
    where: { stageKey },
    include: { event: { select: { name: true } } },
  })
  if (!row) throw new AppError("NOT_FOUND")
  const record = recordOf(row)
  const published = await latestPublished(db, row.eventId)
  const picture = published ? stagePicture(record.state, linesOf(published.body, record)) : { shows: "event" as const }
  const line = "line" in picture ? picture.line : null
  const stage: Stage = {
    version: record.version,
    eventName: published?.body.event.name ?? row.event.name,
    results: versionOf(published),
    shows: picture.shows,
    kind: line?.kind ?? null,
    title: line?.title ?? null,
    winners: published && line && picture.shows === "winners" ? stagedWinners(published, line, record) : [],
  }
  writeOnce(stage, () => JSON.stringify(stage))
  return { eventId: row.eventId, stage }
}

/** Whether this key opens a stage. */
export async function isStageOpen(db: Database, stageKey: string): Promise<boolean> {
  return (await db.prisma.ceremony.count({ where: { stageKey } })) > 0
}

function stagedWinners({ body }: Published, line: RunLine, { showsPercent }: CeremonyRecord): Stage["winners"] {
  const named = announcedEntries(body)
  return line.entryIds.flatMap(named).map((entry) => ({
    entryName: entry.hidesName ? "" : entry.entryName,
    ownerParticipant: entry.hidesOwner ? "" : entry.ownerParticipant,
    votingId: entry.votingId,
    imageUrl: entry.imageUrl,
    percent: showsPercent && line.kind === "place" ? entry.percent : null,
  }))
}
