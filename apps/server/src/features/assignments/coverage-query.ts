import type { organizerContract as contract } from "@rosette/contract/routers"
import { type CoverageColumn, cellOf, isFree } from "@rosette/domain/assignment/coverage"
import { sumOfNeeds, type Team, teamNeeds } from "@rosette/domain/assignment/needs"
import { timeLeftMs } from "@rosette/domain/assignment/plan"
import { competes, statusNow } from "@rosette/domain/entries/entry-status"
import { secondsPerSheet } from "@rosette/domain/judges/pace"
import type { z } from "zod"
import type { Database } from "../../data/database.ts"
import { entriesInClass, namedClasses } from "../../data/records/class-of-event.ts"
import { activeConflicts } from "../../data/records/conflicts.ts"
import { idsIn } from "../../data/records/json-columns.ts"
import { judgeOf } from "../../data/records/shapes.ts"
import type { RowOf } from "../../data/rows.ts"
import { coverageVersions } from "../../data/sql/covered-sheets.ts"
import type { OrganizedEvent } from "../../kernel/organizing.ts"
import { AppError } from "../../refusals/app-error.ts"
import { needsByEntry } from "../results/divided-panel-query.ts"
import { coveredSheets } from "./covered-sheets-query.ts"

type Coverage = z.output<typeof contract.coverage.output>

const MINUTE_MS = 60_000

type Found = Awaited<ReturnType<typeof coverageOf>>
type JudgeRow = RowOf<"Judge">

/** Which judge has, or is to have, a sheet of which entry, of the whole event or of one class. */
export async function eventCoverage(
  db: Database,
  { eventId }: OrganizedEvent,
  classId?: number | null,
): Promise<Coverage> {
  const inClass = await entriesInClass(db.prisma, eventId, classId)
  const found = await coverageOf(db, eventId, inClass)
  const classes = await namedClasses(db.prisma, eventId)
  const now = new Date()
  return {
    version: found.version,
    judgeIds: found.judges.map(({ id }) => id),
    entries: linesOf(found),
    classes: [...classes.map(({ id }) => id), null].flatMap((id) => classOf(found, id, now)),
    judges: found.judges.map((judge) => shownJudge(judge, now)),
  }
}

/** Everything that the coverage is made of, with the competing entries that are listed. */
async function coverageOf(db: Database, eventId: number, inClass: ReadonlySet<number> | null) {
  const versions = await coverageVersions(db.read, eventId)
  if (!versions) throw new AppError("NOT_FOUND")
  const judges = await db.prisma.judge.findMany({ where: { eventId, isActive: true }, orderBy: { id: "asc" } })
  const panelJudges = judges.map(judgeOf)
  const conflicts = await activeConflicts(db.prisma, eventId)
  const { setup, sheets } = await coveredSheets(db, eventId, versions, panelJudges)
  const here: ReadonlySet<number> = new Set(JSON.parse(versions.checkedIn))
  const entries = setup.entries
    .map(({ entry }) => ({ ...entry, status: statusNow(entry.status ?? "expected", here.has(entry.id)) }))
    .filter((entry) => competes(entry) && (inClass?.has(entry.id) ?? true))
  const columns = judges.map(
    (judge, index): CoverageColumn => ({
      judge: panelJudges[index] ?? judgeOf(judge),
      openEntryId: judge.openEntryId,
      waitingEntryIds: idsIn(judge.waitingEntryIds),
      sheets: sheets.get(judge.id) ?? new Map(),
      steppedAsideFrom: new Set(conflicts.filter(({ judgeId }) => judgeId === judge.id).map(({ entryId }) => entryId)),
    }),
  )
  const submits = submitsIn(judges, sheets)
  const { criteria } = setup
  const teams = teamNeeds({ ...versions, judges: panelJudges, entries, criteria, conflicts, submitted: submits })
  return { version: versions.changeVersion, judges, columns, entries, criteria, teams, submits }
}

type Submit = { judgeId: number; entryId: number; at: number }

function submitsIn(judges: readonly JudgeRow[], sheets: Awaited<ReturnType<typeof coveredSheets>>["sheets"]): Submit[] {
  return judges.flatMap(({ id: judgeId }) =>
    [...(sheets.get(judgeId) ?? [])].flatMap(([entryId, { isSubmitted, submittedAt }]) =>
      isSubmitted ? [{ judgeId, entryId, at: submittedAt ?? 0 }] : [],
    ),
  )
}

function linesOf({ entries, columns, criteria, teams }: Found): Coverage["entries"] {
  const needs = needsByEntry({ teams })
  return entries.map((entry) => {
    const { need = 0, done = 0 } = needs.get(entry.id) ?? {}
    const cells = columns.map((column) => cellOf(column, entry, criteria)).join("")
    return { entryId: entry.id, status: entry.status, need, done, cells }
  })
}

/** The sheets of a class, and when it ends if its judges go on with it; a class without entries is left out. */
function classOf({ entries, teams, submits }: Found, classId: number | null, now: Date): Coverage["classes"] {
  const ids = new Set(entries.filter((entry) => (entry.classId ?? null) === classId).map(({ id }) => id))
  if (ids.size === 0) return []
  const ofClass = teams.map((team) => ({ ...team, entries: team.entries.filter(({ entryId }) => ids.has(entryId)) }))
  const { expected: need, submitted: done } = sumOfNeeds(ofClass)
  return [{ classId, need, done, endsAt: endOf(ofClass, submits, now) }]
}

/** To the minute, so that the same answer twice within one is known to the client. */
function endOf(teams: readonly Team[], submits: readonly Submit[], now: Date): string | null {
  const left = timeLeftMs(teams, submits.length, secondsPerSheet(submits))
  if (left === null) return null
  return new Date(Math.ceil((now.getTime() + left) / MINUTE_MS) * MINUTE_MS).toISOString()
}

const shownJudge = (judge: JudgeRow, now: Date): Coverage["judges"][number] => ({
  judgeId: judge.id,
  openEntryId: judge.openEntryId,
  openSince: judge.openEntryId === null ? null : (judge.openSince?.toISOString() ?? null),
  lastSeenAt: judge.lastSeenAt?.toISOString() ?? null,
  waitingSheets: judge.waitingSheets,
  isFree: isFree(judge, now),
})
