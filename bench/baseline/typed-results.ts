import type { DatabaseSync } from "node:sqlite"

/** Ties for lower places are shared. */
const DECIDED_PLACES = 3

/** Everything an event's results are computed from, in memory: points by entry, judge and criterion in one array. */
export type InMemory = {
  version: number
  entries: { id: number; entryName: string; votingId: string; ownerParticipant: string; imageUrl: string | null }[]
  criteria: { id: number; name: string; maxPoints: number }[]
  judges: number
  points: Uint8Array
}

/** Reads a completely judged event; its criteria must apply to every entry. */
export function loadInMemory(db: DatabaseSync, eventId: number): InMemory {
  const all = <Row>(sql: string) => db.prepare(sql).all(eventId) as Row[]
  const entries = all<InMemory["entries"][number]>(
    `SELECT "id", "entryName", "votingId", "ownerParticipant", "imageUrl" FROM "Entry" WHERE "eventId" = ?
      ORDER BY CAST("votingId" AS INTEGER)`,
  )
  const criteria = all<InMemory["criteria"][number]>(
    `SELECT "id", "name", "maxPoints" FROM "Criterion" WHERE "eventId" = ? ORDER BY "order", "id"`,
  )
  const judges = all<{ id: number }>(`SELECT "id" FROM "Judge" WHERE "eventId" = ? ORDER BY "id"`)
  const [event] = all<{ version: number }>(`SELECT "resultsVersion" AS "version" FROM "Event" WHERE "id" = ?`)
  const indexesOf = (rows: { id: number }[]) => new Map(rows.map(({ id }, index) => [id, index]))
  const indexes = { entry: indexesOf(entries), judge: indexesOf(judges), criterion: indexesOf(criteria) }
  const points = new Uint8Array(entries.length * judges.length * criteria.length)
  const scores = db.prepare(
    `SELECT s."entryId", s."judgeId", c."criterionId", c."points" FROM "Sheet" s JOIN "Score" c ON c."sheetId" = s."id" WHERE s."eventId" = ?`,
  )
  for (const row of scores.iterate(eventId)) {
    const { entryId, judgeId, criterionId, points: given } = row as Record<string, number>
    const entry = indexes.entry.get(entryId ?? 0) ?? 0
    const judge = indexes.judge.get(judgeId ?? 0) ?? 0
    points[(entry * judges.length + judge) * criteria.length + (indexes.criterion.get(criterionId ?? 0) ?? 0)] =
      given ?? 0
  }
  return { version: event?.version ?? 0, entries, criteria, judges: judges.length, points }
}

/** Changes the first judge's points for an entry, as a new version. */
export function changeInMemory(memory: InMemory, entry: number, change: (points: number) => number): void {
  const { judges, criteria, points } = memory
  const start = entry * judges * criteria.length
  for (let at = start; at < start + criteria.length; at++) points[at] = change(points[at] ?? 0)
  memory.version += 1
}

/** The server's response, computed from all points directly and serialized as JSON. */
export function typedResults({ version, entries, criteria, judges, points }: InMemory): string {
  const width = criteria.length
  const sums = new Int32Array(entries.length * width)
  for (let entry = 0; entry < entries.length; entry++)
    for (let judge = 0; judge < judges; judge++) {
      const from = (entry * judges + judge) * width
      for (let criterion = 0; criterion < width; criterion++) {
        const at = entry * width + criterion
        sums[at] = (sums[at] ?? 0) + (points[from + criterion] ?? 0)
      }
    }
  const averages = sums.map((sum) => Math.floor((sum * 20 + judges) / (2 * judges)))
  const totals = entries.map((entry, index) => ({ entry, index, tenths: totalOf(averages, index * width, width) }))
  totals.sort((a, b) => b.tenths - a.tenths)
  const maxPoints = criteria.reduce((sum, criterion) => sum + criterion.maxPoints, 0)
  let rank = 0
  const ranked = totals.map(({ entry, index, tenths }, at) => {
    const isFirstOfTie = tenths !== totals[at - 1]?.tenths
    if (isFirstOfTie) rank = at + 1
    const isAlone = isFirstOfTie && tenths !== totals[at + 1]?.tenths
    return {
      entryId: entry.id,
      entryName: entry.entryName,
      votingId: entry.votingId,
      ownerParticipant: entry.ownerParticipant,
      imageUrl: entry.imageUrl,
      rank,
      overallPercent: (tenths * 10) / maxPoints,
      overallPercentRounded: Math.floor((tenths * 20 + maxPoints) / (2 * maxPoints)),
      judgeCount: judges,
      criteria: criteria.map((criterion, at) => ({
        criterionId: criterion.id,
        name: criterion.name,
        average: (averages[index * width + at] ?? 0) / 10,
        maxPoints: criterion.maxPoints,
        judgeCount: judges,
      })),
      classId: null,
      place: rank,
      classPlace: null,
      placedBy: { kind: isAlone ? "score" : rank <= DECIDED_PLACES ? "open" : "shared" },
    }
  })
  const sheets = entries.length * judges
  const counts = { isProvisional: false, submittedSheets: sheets, expectedSheets: sheets }
  return JSON.stringify({ version, ...counts, entries: ranked })
}

function totalOf(values: Int32Array, start: number, count: number): number {
  let total = 0
  for (let at = start; at < start + count; at++) total += values[at] ?? 0
  return total
}
