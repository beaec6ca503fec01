import { ladderOfClass } from "../contest/ladder.ts"
import { criterionPoints, type PanelLine, type PanelSheet, sheetFigure } from "../contest/panel.ts"
import { type PanelMethod, panelFigure } from "../contest/panel-method.ts"
import type { Standings, Tie } from "../contest/places.ts"
import { countsOverall, type EntryOfSetup, percentOf, type ResultsSetup } from "../contest/results.ts"
import type { Ranks } from "../contest/rules.ts"
import type { Settlement } from "../contest/settlements.ts"
import { lackingCriteria } from "../contest/sheet.ts"
import { USUAL_WORDS } from "../events/event-words.ts"
import { type Neighbour, neighbourOf } from "./neighbours.ts"
import { type Rival, rivalOf } from "./rival.ts"
import { placeSentence } from "./sentence.ts"

/** A sheet with its judge's name and its story, which is passed on unchanged. One that is set aside does not count. */
export type SheetWithStory<Story> = PanelSheet & { judgeName: string; isSetAside?: boolean | undefined; story: Story }

/** The input of an explanation: everything that the places come from, and the sheets of this entry. */
type ExplanationSource<S extends Settlement, Story> = {
  entryId: number
  setup: ResultsSetup
  lines: readonly PanelLine[]
  sheets: readonly SheetWithStory<Story>[]
  method: PanelMethod
  ranks?: Ranks | undefined
  standings: Standings<S>
  settlements: readonly S[]
  winners: readonly { awardId: number; entryId: number }[]
  /** What the event calls its sections; omitted means the usual names. */
  sections?: readonly string[] | undefined
}

type ExplainedCriterion = {
  criterionId: number
  name: string
  average: number
  maxPoints: number
  countsOverall: boolean
  points: { judgeId: number; judgeName: string; points: number; isLeftOut: boolean }[]
}

/** `heldAwardId`: the award that excludes a skipped entry. */
type ExplainedAward = {
  awardId: number
  outcome: "assigned" | "proposed" | "skipped" | "undecided"
  isFlagged: boolean
  heldAwardId: number | null
}

/** Why an entry has its place. Percents are 0 to 100, averages in points; withdrawn settlements are included. */
export type Explanation<S, Story> = {
  sentence: string
  place: number | null
  percent: number | null
  criteria: ExplainedCriterion[]
  sheets: {
    judgeId: number
    judgeName: string
    isSubmitted: boolean
    isSetAside: boolean
    percent: number | null
    lackingCriterionIds: number[]
    story: Story
  }[]
  above: Neighbour | null
  below: Neighbour | null
  rival: Rival | null
  ties: Tie<S>[]
  withdrawnSettlements: S[]
  awards: ExplainedAward[]
}

/** Returns the explanation of an entry's place, or null if the setup has no such entry. */
export function explainEntry<S extends Settlement, Story>(
  source: ExplanationSource<S, Story>,
): Explanation<S, Story> | null {
  const { entryId, setup, standings } = source
  const one = setup.entries.find(({ entry }) => entry.id === entryId)
  const lines = new Map(source.lines.map((line) => [line.entry.id, line]))
  const line = lines.get(entryId)
  if (!one || !line) return null
  const row = standings.rows.find((candidate) => candidate.entryId === entryId)
  const isInClass = source.ranks === "classes"
  const rungs = standings.ladders.get(isInClass ? ladderOfClass(one.entry.classId) : "overall")?.rungs ?? []
  const at = rungs.findIndex(({ entryIds }) => entryIds.includes(entryId))
  const own = rungs[at]
  const neighbourAt = (index: number) => (own ? neighbourOf(entryId, own, rungs[index], lines) : null)
  const [above, below] = [neighbourAt(at - 1), neighbourAt(at + 1)]
  const withLine = (neighbour: Neighbour | null) => {
    const other = neighbour && lines.get(neighbour.entryId)
    return neighbour && other ? { neighbour, line: other } : null
  }
  const place = (isInClass ? row?.classPlace : row?.place) ?? null
  const levelWith = own?.entryIds.filter((id) => id !== entryId).map((id) => lines.get(id)?.entry.votingId ?? "") ?? []
  return {
    sentence: placeSentence({
      place,
      placedBy: row?.placedBy ?? null,
      levelWith,
      line,
      above: withLine(above),
      below: withLine(below),
      criteria: setup.criteria,
      isInClass,
      sections: source.sections ?? USUAL_WORDS.sections,
    }),
    place,
    percent: percentOf(line),
    criteria: explainedCriteria(line, one, source),
    sheets: explainedSheets(one, source),
    above,
    below,
    rival: rivalOf(line, lines.get((above ?? below)?.entryId ?? 0), setup.criteria),
    ties: standings.ties.filter(({ entryIds }) => entryIds.includes(entryId)),
    withdrawnSettlements: source.settlements.filter((one) => one.isWithdrawn && one.entryIds.includes(entryId)),
    awards: explainedAwards(source),
  }
}

type Judged = Pick<ExplanationSource<Settlement, unknown>, "sheets" | "method" | "setup">

/** The criteria that apply, in order, with the judges' points and whether the panel method left them out. */
function explainedCriteria(
  line: PanelLine,
  { applies }: EntryOfSetup,
  { sheets: all, method, setup }: Judged,
): ExplainedCriterion[] {
  const sheets = all.filter(({ isSetAside }) => !isSetAside)
  const nameOf = new Map(sheets.map(({ judgeId, judgeName }) => [judgeId, judgeName]))
  const lineOf = new Map(line.criteria.map((one) => [one.criterionId, one]))
  return setup.criteria
    .filter((_, index) => applies[index])
    .map((criterion) => {
      const { id: criterionId, name, maxPoints } = criterion
      const points = criterionPoints(criterionId, sheets)
      const { leftOut } = panelFigure(points, method)
      const ofJudges = points.map((given) => ({
        judgeId: given.judgeId,
        judgeName: nameOf.get(given.judgeId) ?? "",
        points: given.points,
        isLeftOut: leftOut.includes(given.judgeId),
      }))
      const average = (lineOf.get(criterionId)?.tenths ?? 0) / 10
      return { criterionId, name, average, maxPoints, countsOverall: countsOverall(criterion), points: ofJudges }
    })
}

function explainedSheets<Story>(
  one: EntryOfSetup,
  { sheets, setup }: Pick<ExplanationSource<Settlement, Story>, "sheets" | "setup">,
): Explanation<Settlement, Story>["sheets"] {
  return sheets
    .toSorted((a, b) => a.judgeId - b.judgeId)
    .map((sheet) => {
      const { judgeId, judgeName, isSubmitted, isSetAside = false, story } = sheet
      const counts = isSubmitted && !isSetAside
      const figure = counts ? sheetFigure(setup, one, sheet) : null
      const lacking = counts ? lackingCriteria(sheet, setup.criteria, one.entry) : []
      const percent = figure && (figure.points * 100) / figure.maxPoints
      const lackingCriterionIds = lacking.map(({ id }) => id)
      return { judgeId, judgeName, isSubmitted, isSetAside, percent, lackingCriterionIds, story }
    })
}

function explainedAwards({
  entryId,
  standings,
  winners,
}: Pick<ExplanationSource<Settlement, unknown>, "entryId" | "standings" | "winners">): ExplainedAward[] {
  const proposed = standings.proposal.flatMap((award): ExplainedAward[] => {
    const none = { awardId: award.awardId, isFlagged: false, heldAwardId: null }
    const winner = award.winners.find((one) => one.entryId === entryId)
    if (winner) return [{ ...none, outcome: winner.isPinned ? "assigned" : "proposed", isFlagged: winner.isFlagged }]
    const skipped = [...award.skipped, ...award.passedOver].find((one) => one.entryId === entryId)
    if (skipped) return [{ ...none, outcome: "skipped", heldAwardId: skipped.heldAwardId }]
    return award.needsDecision?.entryIds.includes(entryId) ? [{ ...none, outcome: "undecided" }] : []
  })
  const named = new Set(proposed.map(({ awardId }) => awardId))
  const byHand = winners.filter((winner) => winner.entryId === entryId && !named.has(winner.awardId))
  return [
    ...proposed,
    ...byHand.map(({ awardId }) => ({ awardId, outcome: "assigned" as const, isFlagged: false, heldAwardId: null })),
  ]
}
