// What a call costs over each API, whole product: REST, tRPC with plain calls (docs/decisions/0045), and tRPC without them:
// npm run bench doors [-- --database postgresql] [--rounds 7]
// One server; every round sends the same calls over each API in turn. A header that changes nothing else keeps a call
// from being answered as a plain one.
import { parseArgs } from "node:util"
import { startProduct } from "./lib/bench-server.ts"
import { requestOf } from "./lib/connection.ts"
import { freshDatabase, stopDatabases } from "./lib/databases.ts"
import { median } from "./lib/figures.ts"
import { type JudgingShow, openJudgingShow } from "./lib/judging-show.ts"
import { drive } from "./lib/load.ts"
import { processUsage } from "./lib/process-usage.ts"
import { type Figure, report } from "./lib/report.ts"
import { sheetFor } from "./lib/sheets.ts"

const JUDGES = 32
const WARM_UP = 1
const TO_ADAPTER = { "trpc-accept": "application/json" }

const { values } = parseArgs({
  options: {
    database: { type: "string", default: "sqlite" },
    rounds: { type: "string", default: "7" },
    sheets: { type: "string", default: "30" },
    record: { type: "boolean", default: false },
  },
})
const rounds = Number(values.rounds) + WARM_UP
const sheetsEach = Number(values.sheets)

type Call = { cookie: string; judgeId: number; entryId: number }
type Door = { name: string; save(call: Call, body: object): Buffer; query(call: Call): Buffer }

const trpcCalls = (name: string, headers: Record<string, string>): Door => ({
  name,
  save: ({ cookie, judgeId }, body) =>
    requestOf("POST", "/trpc/judge.saveSheet", { cookie, headers, body: { judgeId, ...body } }),
  query: ({ cookie, judgeId, entryId }) =>
    requestOf("GET", `/trpc/judge.scores?input=${encodeURIComponent(JSON.stringify({ judgeId, entryId }))}`, {
      cookie,
      headers,
    }),
})

const DOORS: Door[] = [
  {
    name: "REST",
    save: ({ cookie, judgeId }, body) => requestOf("POST", `/api/judges/${judgeId}/scores`, { cookie, body }),
    query: ({ cookie, judgeId, entryId }) =>
      requestOf("GET", `/api/judges/${judgeId}/entries/${entryId}/scores`, { cookie }),
  },
  trpcCalls("tRPC", {}),
  trpcCalls("tRPC's adapter", TO_ADAPTER),
]
const KINDS = ["save", "query"] as const

type Cost = { cpuMs: number; perSecond: number }

/** The calls of one kind over one API: each judge's sheets of the given entries. */
function requestsOf(show: JudgingShow, door: Door, kind: (typeof KINDS)[number], entryIds: readonly number[]) {
  return entryIds.flatMap((entryId) =>
    show.judges.map(({ id: judgeId, cookie }) => {
      const call = { cookie, judgeId, entryId }
      return kind === "query"
        ? door.query(call)
        : door.save(call, { ...sheetFor(show, entryId), mutationId: crypto.randomUUID() })
    }),
  )
}

async function costOf(port: number, requests: readonly Buffer[]): Promise<Cost> {
  const before = await processUsage(port)
  const { perSecond } = await drive(port, JUDGES, requests)
  const after = await processUsage(port)
  return { perSecond, cpuMs: (after.cpuMs - before.cpuMs) / requests.length }
}

async function measure(url: string): Promise<Map<string, Cost[]>> {
  const size = { entries: rounds * DOORS.length * sheetsEach, judges: JUDGES, criteria: 10 }
  const show = await openJudgingShow(url, size)
  const server = await startProduct({ DATABASE_URL: url })
  const costs = new Map<string, Cost[]>()
  try {
    for (let round = 0; round < rounds; round++)
      for (const index of DOORS.keys()) {
        // Another API begins each round, so that none always runs after the same one.
        const door = DOORS[(index + round) % DOORS.length]
        if (!door) continue
        const from = (round * DOORS.length + index) * sheetsEach
        const entryIds = show.entryIds.slice(from, from + sheetsEach)
        for (const kind of KINDS) {
          const cost = await costOf(server.port, requestsOf(show, door, kind, entryIds))
          const name = `${kind}, ${door.name}`
          if (round >= WARM_UP) costs.set(name, [...(costs.get(name) ?? []), cost])
        }
      }
  } finally {
    await server.stop()
  }
  return costs
}

const dialect = values.database === "postgresql" ? "postgresql" : "sqlite"
const database = await freshDatabase(dialect)
try {
  const costs = await measure(database.url)
  const figures = KINDS.flatMap((kind) =>
    DOORS.flatMap(({ name }): Figure[] => {
      const taken = costs.get(`${kind}, ${name}`) ?? []
      const ratios = taken.map(({ cpuMs }, round) => cpuMs / (costs.get(`${kind}, REST`)?.[round]?.cpuMs ?? Number.NaN))
      return [
        { name: `${dialect} ${kind}, ${name}: CPU`, value: median(taken.map(({ cpuMs }) => cpuMs)), unit: "ms" },
        {
          name: `${dialect} ${kind}, ${name}: rate`,
          value: median(taken.map(({ perSecond }) => perSecond)),
          unit: "/s",
        },
        ...(name === "REST" ? [] : [{ name: `${dialect} ${kind}, ${name}: CPU against REST`, value: median(ratios) }]),
      ]
    }),
  )
  report(figures)
} finally {
  await database.drop()
  await stopDatabases()
}
