import { hasOwnWords } from "@rosette/domain/events/event-words"
import type { Database } from "../../../data/database.ts"
import { lookOf } from "../../../data/records/event-look.ts"
import { idsIn, ownWordsIn, voteCountsIn } from "../../../data/records/json-columns.ts"
import type { RowOf } from "../../../data/rows.ts"
import type { OrganizedEvent } from "../../../kernel/organizing.ts"
import { AppError } from "../../../refusals/app-error.ts"
import { rulesOf } from "../../rules/queries.ts"

const SCOPE = { classIds: true, sections: true, hasLeft: true } as const
const BY_ID = { orderBy: { id: "asc" } } as const

/** The event without its codes: details, rules, classes, criteria, judges with their scopes and conflicts, polls with counts, ties, awards and confirmations. */
export async function eventWithoutCodes(db: Database, { eventId }: OrganizedEvent) {
  const row = await db.prisma.event.findUnique({
    where: { id: eventId },
    include: {
      classes: { ...BY_ID, omit: { eventId: true, nameKey: true } },
      criteria: { ...BY_ID, omit: { eventId: true, setupVersion: true } },
      judges: { ...BY_ID, select: { id: true, name: true, isActive: true, createdAt: true, ...SCOPE } },
      conflicts: { ...BY_ID, omit: { eventId: true } },
      polls: { ...BY_ID, omit: { eventId: true } },
      tieSettlements: { ...BY_ID, omit: { eventId: true } },
      waivers: { ...BY_ID, omit: { eventId: true } },
      awards: { ...BY_ID, omit: { eventId: true }, include: { winners: { ...BY_ID, omit: { awardId: true } } } },
      confirmedWinners: { ...BY_ID, omit: { eventId: true, slot: true } },
    },
  })
  if (!row) throw new AppError("NOT_FOUND")
  const { id, name, description, date, time, location, organizerName, isActive, resultsState, createdAt } = row
  const { classes, criteria, judges, conflicts, polls, tieSettlements, waivers, awards, confirmedWinners } = row
  const details = { id, name, description, date, time, location, organizerName, isActive, resultsState, createdAt }
  const own = ownWordsIn(row.words)
  return {
    ...details,
    ...lookOf(row),
    ...(hasOwnWords(own) && { words: own }),
    rules: rulesOf(row),
    classes,
    criteria: criteria.map((criterion) => ({ ...criterion, classIds: idsIn(criterion.classIds) })),
    judges: judges.map((judge) => ({ ...judge, classIds: idsIn(judge.classIds), sections: idsIn(judge.sections) })),
    conflicts,
    ...(polls.length > 0 && { polls: polls.map(countedPoll) }),
    tieSettlements,
    waivers,
    awards,
    confirmedWinners,
  }
}
/** A poll with the votes of each entry when it was closed last; who chose what is nobody's business. */
const countedPoll = ({ classIds, counts, ...poll }: Omit<RowOf<"Poll">, "eventId">) => ({
  ...poll,
  classIds: idsIn(classIds),
  votes: counts === null ? null : voteCountsIn(counts).map(([entryId, votes]) => ({ entryId, votes })),
})

export type EventWithoutCodes = Awaited<ReturnType<typeof eventWithoutCodes>>
