import type { EntryExplanation, SheetStory } from "@rosette/contract/explanation"
import { isHistoryAction } from "@rosette/contract/history-actions"
import { countsOverall } from "@rosette/domain/contest/results"
import { wordsOf } from "@rosette/domain/events/event-words"
import { audienceLines } from "@rosette/domain/explanation/audience-lines"
import { explainEntry, type SheetWithStory } from "@rosette/domain/explanation/explanation"
import { readOneState } from "../../data/change/one-state.ts"
import type { Database, PrismaTransaction } from "../../data/database.ts"
import { UNSEEN_DRAFT } from "../../data/records/conflicts.ts"
import { ownWordsIn } from "../../data/records/json-columns.ts"
import { pollForRules } from "../../data/records/polls.ts"
import { AppError } from "../../refusals/app-error.ts"
import type { OrganizedEntry } from "../entries/access.ts"
import { contestVersions } from "../results/contest-query.ts"
import { type ResultsAtVersion, resultsNow } from "../results/current-results-query.ts"
import type { StoredSettlement } from "../results/decisions-query.ts"
import { type EntryNames, type NameLine, namesOverTime } from "./former-names.ts"
import { NAMED_ACTIONS, SEVERAL_ACTIONS, type StoryLine, sheetStory, subjectsOf } from "./sheet-stories.ts"

type Sheets = SheetWithStory<EntryExplanation["sheets"][number]["story"]>[]
const SCORES = { select: { criterionId: true, points: true, isScore: true } } as const

/** Why the entry has its place, from one consistent state of the event. Throws NOT_FOUND if it is gone. */
export const entryExplanation = (db: Database, { eventId, entryId }: OrganizedEntry): Promise<EntryExplanation> =>
  readOneState(
    db,
    eventId,
    async (reading) => {
      const versions = await contestVersions(reading, eventId)
      const results = await resultsNow(db, reading, eventId)
      return { versions, found: await explain(reading.tx, results, { eventId, entryId }) }
    },
    (reading) => contestVersions(reading, eventId),
  )

type EntryOfEvent = { eventId: number; entryId: number }

async function explain(
  tx: PrismaTransaction,
  { version, decisions, setup, names, lines, standings }: ResultsAtVersion,
  { eventId, entryId }: EntryOfEvent,
): Promise<EntryExplanation> {
  const votingId = setup.entries.find(({ entry }) => entry.id === entryId)?.entry.votingId
  if (votingId === undefined) throw new AppError("NOT_FOUND")
  const { rules, settlements, winners } = decisions
  const method = rules.panelMethod
  const entryName = names.get(entryId)?.entryName ?? ""
  const sheets = await readSheets(tx, eventId, { id: entryId, votingId, entryName })
  const awards = await readAwards(tx, eventId)
  const entries = setup.entries.map(({ entry }) => entry)
  const explained = explainEntry({
    entryId,
    setup,
    lines,
    sheets,
    method,
    ranks: rules.ranks,
    standings,
    settlements,
    winners,
    sections: await readSections(tx, eventId),
  })
  if (!explained) throw new AppError("NOT_FOUND")
  return {
    ...explained,
    version,
    panelMethod: method,
    countingCriterionIds: setup.criteria.filter(countsOverall).map(({ id }) => id),
    conflicts: await readConflicts(tx, entryId),
    audience: audienceLines({ entryId, polls: await readPolls(tx, eventId), entries, standings }),
    ties: explained.ties.map((tie) => ({ ...tie, settlement: tie.settlement && shown(tie.settlement) })),
    withdrawnSettlements: explained.withdrawnSettlements.map(shown),
    awards: explained.awards.flatMap((decided) => {
      const award = awards.get(decided.awardId)
      const held = decided.heldAwardId === null ? undefined : awards.get(decided.heldAwardId)
      return award ? [{ ...decided, awardName: award.name, basis: award.basis, heldAwardName: held?.name ?? null }] : []
    }),
  }
}

const shown = (settlement: StoredSettlement) => ({ ...settlement, entryIds: [...settlement.entryIds] })

/** The entry's sheets, also drafts, by judge id; without drafts that their judges alone see. */
async function readSheets(
  tx: PrismaTransaction,
  eventId: number,
  entry: { id: number; votingId: string; entryName: string },
): Promise<Sheets> {
  const rows = await tx.sheet.findMany({
    where: { entryId: entry.id, NOT: UNSEEN_DRAFT },
    orderBy: { judgeId: "asc" },
    select: { judgeId: true, judge: { select: { name: true } }, isSubmitted: true, isSetAside: true, scores: SCORES },
  })
  const stories = await readSheetStories(
    tx,
    eventId,
    entry,
    rows.map(({ judge }) => judge.name),
  )
  return rows.map(({ judgeId, judge, isSubmitted, isSetAside, scores }) => ({
    judgeId,
    judgeName: judge.name,
    entryId: entry.id,
    isSubmitted,
    isSetAside,
    scores,
    story: stories.get(judge.name) ?? [],
  }))
}

async function readConflicts({ conflict }: PrismaTransaction, entryId: number): Promise<EntryExplanation["conflicts"]> {
  const rows = await conflict.findMany({
    where: { entryId, state: "active" },
    orderBy: { judgeId: "asc" },
    include: { judge: { select: { name: true } } },
  })
  return rows.map(({ judgeId, judge, reason }) => ({ judgeId, judgeName: judge.name, reason }))
}

async function readPolls({ poll }: PrismaTransaction, eventId: number) {
  const rows = await poll.findMany({ where: { eventId }, orderBy: [{ order: "asc" }, { id: "asc" }] })
  return rows.map((row) => ({ ...pollForRules(row), name: row.name }))
}

async function readSections({ event }: PrismaTransaction, eventId: number): Promise<readonly string[]> {
  const { words } = await event.findUniqueOrThrow({ where: { id: eventId }, select: { words: true } })
  return wordsOf(ownWordsIn(words)).sections
}

type NamedAward = Pick<EntryExplanation["awards"][number], "basis"> & { id: number; name: string }

async function readAwards({ award }: PrismaTransaction, eventId: number): Promise<Map<number, NamedAward>> {
  const awards = await award.findMany({ where: { eventId }, select: { id: true, name: true, basis: true } })
  return new Map(awards.map((award) => [award.id, award]))
}

/** What happened to each of these judges' sheets of an entry according to the event's history, by the judge's name. */
async function readSheetStories(
  tx: PrismaTransaction,
  eventId: number,
  entry: EntryNames,
  judgeNames: readonly string[],
): Promise<Map<string, SheetStory[]>> {
  if (judgeNames.length === 0) return new Map()
  const names = namesOverTime(entry, await readNameLines(tx, eventId))
  const subjects = subjectsOf(judgeNames, names)
  const rows = await tx.historyItem.findMany({
    where: {
      eventId,
      OR: [{ action: { in: NAMED_ACTIONS }, subject: { in: subjects } }, { action: { in: SEVERAL_ACTIONS } }],
    },
    orderBy: { id: "asc" },
  })
  const lines = rows.flatMap(({ id, at, actor, role, action, subject, after }): StoryLine[] => {
    if (!isHistoryAction(action)) return []
    const recorded = after === null ? {} : JSON.parse(after)
    return [{ id, at: at.toISOString(), actor, role, action, subject, recorded }]
  })
  return new Map(judgeNames.map((name) => [name, sheetStory(name, names, lines)]))
}

/** The lines that renamed or deleted entries, newest first. */
async function readNameLines({ historyItem }: PrismaTransaction, eventId: number): Promise<NameLine[]> {
  const isRenaming = { OR: [{ after: { contains: `"votingId"` } }, { after: { contains: `"entryName"` } }] }
  const rows = await historyItem.findMany({
    where: {
      eventId,
      OR: [{ action: { in: ["entry.deleted", "entries.deleted"] } }, { action: "entry.updated", ...isRenaming }],
    },
    orderBy: { id: "desc" },
  })
  const read = (text: string | null) => (text === null ? {} : JSON.parse(text))
  return rows.flatMap(({ id, action, subject, before, after }) =>
    isHistoryAction(action) ? [{ id, action, subject, was: read(before), is: read(after) }] : [],
  )
}
