import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Database } from "../../apps/server/src/data/database.ts"
import { readSettings } from "../../apps/server/src/env.ts"
import { closeServices, openServices } from "../../apps/server/src/start/open-services.ts"
import { longestTurn } from "../../apps/server/test/longest-turn.ts"
import { clientWith } from "../lib/client-with.ts"
import { freshDatabase } from "../lib/databases.ts"
import { BENCH_SECRET, type JudgingShow, openJudgingShow } from "../lib/judging-show.ts"
import type { Figure } from "../lib/report.ts"
import { openTimedApp } from "../lib/timed-app.ts"
import { makePoll } from "./voting-show.ts"

const VOTES = 20_000
const ROUNDS = 5
const ROWS_AT_ONCE = 5_000

/** Closes a poll with the most votes that there can be, in this process, whose longest turn is measured. */
export async function closeLargePoll(dialect: "sqlite" | "postgresql"): Promise<Figure[]> {
  const database = await freshDatabase(dialect)
  const dataDir = mkdtempSync(join(tmpdir(), "rosette-closing-"))
  const show = await openJudgingShow(database.url, { entries: 300, judges: 1, criteria: 1 })
  const settings = { DATABASE_URL: database.url, DATA_DIR: dataDir, SESSION_SECRET: BENCH_SECRET, LOG_LEVEL: "silent" }
  const services = await openServices(readSettings(settings))
  const app = await openTimedApp(services)
  try {
    const address = `http://127.0.0.1:${app.port}`
    const { organizer } = clientWith(address, show.organizerCookie).api
    const { pollId } = await makePoll(address, show, VOTES)
    await organizer.openPoll.mutate({ pollId })
    await fillPoll(services.db, show, pollId)
    const times: number[] = []
    const turns: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      if (round > 0) await organizer.openPoll.mutate({ pollId, reason: "Again" })
      const begun = performance.now()
      const { answer, longestMs } = await longestTurn(() => organizer.closePoll.mutate({ pollId }))
      if (answer.voters !== VOTES) throw new Error(`${answer.voters} votes were counted.`)
      times.push(performance.now() - begun)
      turns.push(longestMs)
    }
    return [
      { name: `closing ${VOTES} votes, slowest of ${ROUNDS}`, value: Math.max(...times), unit: "ms", atMost: 1_000 },
      { name: "closing, longest turn", value: Math.max(...turns), unit: "ms", atMost: 50 },
    ]
  } finally {
    await app.close()
    await closeServices(services)
    rmSync(dataDir, { recursive: true, force: true })
    await database.drop()
  }
}

async function fillPoll({ prisma }: Database, { eventId, entryIds }: JudgingShow, pollId: number): Promise<void> {
  const codes = await prisma.voteCode.findMany({ where: { eventId }, select: { id: true } })
  const votedAt = new Date()
  const votes = codes.map(({ id: codeId }, index) => {
    return { pollId, codeId, entryId: entryIds[index % entryIds.length] ?? 0, way: "phone" as const, votedAt }
  })
  for (let stored = 0; stored < votes.length; stored += ROWS_AT_ONCE)
    await prisma.vote.createMany({ data: votes.slice(stored, stored + ROWS_AT_ONCE) })
}
