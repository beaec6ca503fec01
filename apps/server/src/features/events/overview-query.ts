import type { JudgeForOrganizer } from "@rosette/contract/judges"
import type { organizerContract as contract } from "@rosette/contract/routers"
import { scoresAskedOf } from "@rosette/domain/assignment/needs"
import { countedScore } from "@rosette/domain/contest/counted-score"
import type { PlacedResult } from "@rosette/domain/contest/places"
import { completionPercent, dividedPercent, neededSheets, sheetCounts } from "@rosette/domain/contest/progress"
import { competes } from "@rosette/domain/entries/entry-status"
import type { z } from "zod"
import type { Database } from "../../data/database.ts"
import { entriesInClass } from "../../data/records/class-of-event.ts"
import { publishedAtOf } from "../../data/records/published-versions.ts"
import type { OrganizedEvent } from "../../kernel/organizing.ts"
import { judgesOf } from "../judges/queries.ts"
import { averagesByEntry, currentResults, setupOf } from "../results/current-results-query.ts"
import { type DividedPanel, narrowed } from "../results/divided-panel-query.ts"
import { lackingSheets } from "../sheets/lacking-query.ts"

/** Submitted scores on criteria that apply; a criterion that does not apply has no judges in the results. */
const applicableScores = (results: readonly PlacedResult[]): number =>
  results.flatMap((result) => result.criteria).reduce((sum, criterion) => sum + criterion.judgeCount, 0)

const sum = (judges: JudgeForOrganizer[], of: "totalScores" | "submittedScores"): number =>
  judges.reduce((total, judge) => total + judge[of], 0)

type Setup = ReturnType<typeof setupOf>
type Names = Awaited<ReturnType<typeof currentResults>>["names"]

const namedBy = (names: Names) => (result: PlacedResult) => {
  const { entryId, votingId } = result
  return { entryId, votingId, entryName: names.get(entryId)?.entryName ?? "" }
}

type Named = ReturnType<typeof namedBy>

/** Who is first, overall, in the given class or in each class, after tie-breaks and settlements. */
const leadersOf = (results: PlacedResult[], criteria: Setup["criteria"], place: "place" | "classPlace", named: Named) =>
  results.flatMap((result) => {
    const score = result[place] === 1 ? countedScore(result, criteria) : null
    return score ? [{ ...named(result), ...score }] : []
  })

async function winnersOf({ prisma }: Database, eventId: number, results: PlacedResult[], named: Named) {
  const rows = await prisma.confirmedWinner.findMany({
    where: { eventId, winnerType: "overall" },
    orderBy: { id: "asc" },
    select: { entryId: true },
  })
  const byId = new Map(results.map((result) => [result.entryId, result]))
  return rows.flatMap(({ entryId }) => byId.get(entryId) ?? []).map(named)
}

/**
 * The progress of the whole event or of one class. A judge with any score, also in a draft, is active; only submitted
 * scores count as completed.
 */
export async function eventOverview(
  db: Database,
  event: OrganizedEvent,
  classId?: number | null,
): Promise<z.output<typeof contract.overview.output>> {
  const inClass = await entriesInClass(db.prisma, event.eventId, classId)
  const current = await currentResults(db, event.eventId)
  const setup = setupOf(current.setup, inClass)
  const placed = [...current.byEntry.values()].map(({ result }) => result)
  const results = placed.filter(({ entryId }) => inClass?.has(entryId) ?? true)
  const named = namedBy(current.names)
  const isByClass = current.decisions.rules.ranks === "classes"
  const panel = current.panel && narrowed(current.panel, inClass)
  const averages = { setup, lines: averagesByEntry(current), judges: panel?.panel.judges }
  const lacking = await lackingSheets(db.read, event.eventId, averages)
  const judges = await judgesOf(db, event, classId)
  const activeJudges = judges.filter((judge) => judge.totalScores > 0).length
  const publishedAt = await publishedAtOf(db.prisma, event.eventId)
  const asked = setup.entries.filter(({ isAsked }) => isAsked)
  const sheets = panel
    ? neededSheets(panel.counts, lacking.length, publishedAt)
    : sheetCounts(judges, asked.length, lacking.length, publishedAt)
  const isSheetMissing = sheets.outstandingSheets > 0 || sheets.lackingSheets > 0
  const scores = applicableScores(results.filter(competes))
  return {
    ...(isByClass && { ranks: "classes" as const }),
    leaders: leadersOf(results, setup.criteria, inClass || isByClass ? "classPlace" : "place", named),
    winners: isByClass ? [] : await winnersOf(db, event.eventId, results, named),
    totalEntries: results.filter(competes).length,
    totalCriteria: setup.criteria.length,
    totalJudges: judges.length,
    activeJudges,
    totalScores: sum(judges, "totalScores"),
    submittedScores: sum(judges, "submittedScores"),
    completionPercent: panel
      ? dividedPercent({ ...askedAndDone(panel, judges, scores), isSheetMissing })
      : completionPercent({
          applicableScoresSubmitted: scores,
          applicableCriteriaByEntry: asked.map(({ applies }) => applies.filter(Boolean).length),
          activeJudges,
          isSheetMissing,
        }),
    ...(panel && panel.panel.sheetsPerEntry !== null && { sheetsPerEntry: panel.panel.sheetsPerEntry }),
    ...sheets,
    judges,
  }
}

/** With a number of sheets for each entry these are sheets, else scores: those of the judges who have begun. */
function askedAndDone({ panel, counts }: DividedPanel, judges: readonly JudgeForOrganizer[], scores: number) {
  if (panel.sheetsPerEntry !== null) return { done: counts.submitted, asked: counts.expected }
  const begun = new Set(judges.filter(({ totalScores }) => totalScores > 0).map(({ id }) => id))
  return {
    done: scores,
    asked: scoresAskedOf(
      panel.judges.filter(({ id }) => begun.has(id)),
      panel,
    ),
  }
}
