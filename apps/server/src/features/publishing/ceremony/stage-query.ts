import type { Stage } from "@rosette/contract/ceremony"
import { LIMITS } from "@rosette/contract/limits"
import type { sessionContract as contract } from "@rosette/contract/routers"
import { keptOnStage, playedOf } from "@rosette/domain/ceremony/rehearsal"
import { placeOfLine, type RunLine, separateLines } from "@rosette/domain/ceremony/run-order"
import { closingLines, podiumLines, stagePicture } from "@rosette/domain/ceremony/stage"
import { hiddenName } from "@rosette/domain/entries/entry-names"
import type { z } from "zod"
import type { Database } from "../../../data/database.ts"
import { perDatabase } from "../../../data/per-database.ts"
import { lookOf } from "../../../data/records/event-look.ts"
import type { Services } from "../../../kernel/services.ts"
import { passInTurns, readTogether } from "../../../lib/batching.ts"
import { isUrlKey } from "../../../lib/url-key.ts"
import type { Watcher } from "../../../live/subscriber.ts"
import { AppError } from "../../../refusals/app-error.ts"
import { publicPageOf } from "../public-pages/queries.ts"
import { announcedEntries, runOrderOf } from "./lines.ts"
import { latestPublished, type Published } from "./published-query.ts"
import { versionOf } from "./queries.ts"
import { type CeremonyRecord, recordOf } from "./record.ts"

/**
 * Returns what the stage shows. With `after` it waits until the ceremony has another version than that, at most
 * `LIMITS.ceremony.stageWaitSeconds`, so that a stage follows its announcer without polling.
 */
export async function stageAfterVersion(
  { db, live }: Services,
  { stageKey, after }: z.output<typeof contract.stage.input>,
  signal: AbortSignal | undefined,
): Promise<Stage> {
  const read = stageReaderOf(db)
  const found = await read(stageKey)
  if (after === undefined || found.stage.version !== after) return found.stage
  const timeout = AbortSignal.timeout(LIMITS.ceremony.stageWaitSeconds * 1_000)
  const until = signal ? AbortSignal.any([signal, timeout]) : timeout
  try {
    for await (const _ of live.watch(stageWatcher(found.eventId), null, until)) {
      const { stage } = await read(stageKey)
      if (stage.version === after) continue
      await waitForTurn()
      return stage
    }
  } catch (error) {
    // The wait is over, or the server closes: the client asks again.
    if (!isAborted(error)) throw error
  }
  return (await read(stageKey)).stage
}

/** A stage, which needs its key and no session: it is notified of changes, and then asks what it may show. */
function stageWatcher(eventId: number): Watcher<{ eventId: number; changeVersion: number }> {
  return { eventId, sessionIds: null, judgeId: null, view: ({ changeVersion }) => ({ eventId, changeVersion }) }
}

/** All stages wake at once: answering all of them in one turn of the event loop would delay a save. */
const ANSWERS_AT_ONCE = 10
const waitForTurn = passInTurns(ANSWERS_AT_ONCE)

/** Returns a reader of stages. Concurrent requests for one stage share one read. */
const stageReaderOf = perDatabase((db) => readTogether((stageKey: string) => readStage(db, stageKey)))

const isAborted = (error: unknown) => error instanceof DOMException && error.name === "AbortError"

type StageOfEvent = { eventId: number; stage: Stage }

/**
 * Returns what the stage with this key shows now, without the names of lines that are not revealed yet and without names or
 * owners that an entry does not show. Throws NOT_FOUND if no stage has this key.
 */
async function readStage(db: Database, stageKey: string): Promise<StageOfEvent> {
  const row = await db.prisma.ceremony.findUnique({
    where: { stageKey },
    include: { event: { select: { name: true, coverUrl: true, logoUrl: true, accent: true } } },
  })
  if (!row) throw new AppError("NOT_FOUND")
  const record = recordOf(row)
  const played = playedOf(record)
  const latest = await latestPublished(db, row.eventId)
  const kept = latest && keptOnStage(played, latest.version)
  const published = kept ? await latestPublished(db, row.eventId, db.prisma, kept.version) : latest
  const lines = published ? runOrderOf(published.body, { ...record, ...played }) : []
  const picture = stagePicture(played.state, lines)
  const present = "line" in picture ? picture.line : null
  const line = present && kept ? { ...present, entryIds: kept.entryIds } : present
  const stage: Stage = {
    version: record.version,
    eventName: published?.body.event.name ?? row.event.name,
    ...lookOf(published?.body.event ?? row.event),
    results: versionOf(published),
    isRehearsal: record.rehearsal !== null,
    shows: picture.shows,
    kind: line?.kind ?? null,
    place: line ? placeOfLine(line) : null,
    title: line?.title ?? null,
    also: line?.also.map(({ title }) => title) ?? [],
    winners: published && line && picture.shows === "winners" ? stagedWinners(published, line, record) : [],
    podium: published
      ? podiumLines(played.state, lines).map((one) => ({ place: one.place, names: namesOf(published, one.line) }))
      : [],
    closing: published ? await closingOf(db, row.eventId, published, record) : null,
  }
  return { eventId: row.eventId, stage }
}

/** What a winner is called before an audience. */
const namesOf = ({ body }: Published, { entryIds }: RunLine): string[] =>
  entryIds.flatMap(announcedEntries(body)).map((entry) => (entry.hidesName ? hiddenName(entry) : entry.entryName))

/** The last slide; a rehearsal leads nobody to the public page. */
async function closingOf(
  db: Database,
  eventId: number,
  published: Published,
  record: CeremonyRecord,
): Promise<Stage["closing"]> {
  const played = playedOf(record)
  const lines = closingLines(played.state, runOrderOf(published.body, { ...record, ...played }))
  if (!lines) return null
  const page = publicPageOf(await db.prisma.publicPage.findUnique({ where: { eventId } }))
  const isReadable = page.key !== null && page.shows !== "soon" && record.rehearsal === null
  return {
    lines: separateLines(lines).map((line) => ({ title: line.title, names: namesOf(published, line) })),
    publicPath: isReadable ? `/r/${page.key}` : null,
  }
}

/** Whether there is a stage with this key. */
export async function isStageOpen(db: Database, stageKey: string): Promise<boolean> {
  return isUrlKey(stageKey) && (await db.prisma.ceremony.count({ where: { stageKey } })) > 0
}

function stagedWinners({ body }: Published, line: RunLine, { showsPercent }: CeremonyRecord): Stage["winners"] {
  const named = announcedEntries(body)
  return line.entryIds.flatMap(named).map((entry) => ({
    entryName: entry.hidesName ? "" : entry.entryName,
    ownerParticipant: entry.hidesOwner ? "" : entry.ownerParticipant,
    votingId: entry.votingId,
    imageUrl: entry.imageUrl,
    percent: showsPercent && line.kind === "place" ? entry.percent : null,
    score: showsPercent && line.kind === "place" ? entry.score : null,
  }))
}
