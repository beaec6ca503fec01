import { AWARD_BASES } from "@rosette/domain/contest/awards"
import { PANEL_METHODS } from "@rosette/domain/contest/panel-method"
import { NOT_APPLICABLE, RANKS } from "@rosette/domain/contest/rules"
import { WINNER_TYPES } from "@rosette/domain/contest/winner-types"
import { eachFlag, eachRequirement } from "@rosette/domain/entries/entry-flags"
import { ENTRY_STATUSES } from "@rosette/domain/entries/entry-status"
import { eachText } from "@rosette/domain/entries/entry-texts"
import { z } from "zod"
import { awardWinner } from "./awards.ts"
import { id } from "./ids.ts"
import { eventLook, eventWords } from "./looks.ts"
import { isoDate } from "./text.ts"

/**
 * The formats of snapshots. A reader that finds another number does not know all of its fields. The second is written only for an event
 * that uses what it adds; each addition only where it is not at its default.
 */
export const SNAPSHOT_FORMAT = 1
export const EXTENDED_FORMAT = 2

const count = z.number().int()
const placeNumber = count.nullable()

const result = z.object({
  entryId: id("Entry"),
  rank: placeNumber,
  overallPercent: z.number().nullable(),
  overallPercentRounded: count.nullable(),
  maxPoints: count.optional(),
  judgeCount: count,
  place: placeNumber,
  classPlace: placeNumber,
  placedBy: z
    .object({
      kind: z.enum(["score", "step", "order", "shared", "lot", "open"]),
      step: z.string().optional(),
      value: z.number().optional(),
      against: z.number().optional(),
    })
    .nullable(),
  criteria: z.array(z.object({ criterionId: id("Criterion"), average: z.number(), judgeCount: count })),
})

const award = z.object({
  id: id("Award"),
  name: z.string(),
  description: z.string(),
  priority: count,
  isExclusive: z.boolean(),
  maxWinners: count,
  basis: z.enum(AWARD_BASES),
  basisId: count.nullable(),
  eligibleClassIds: z.array(count),
  eligibleFlags: z.array(z.string()),
  ignoresExclusivity: z.boolean(),
  winners: z.array(
    z.object({
      entryId: id("Entry"),
      assignedBy: z.string(),
      assignedAt: isoDate,
      notes: z.string(),
      isProposed: z.boolean(),
      /** Who kept this winner against the rules, and why; omitted where nobody had to. */
      kept: awardWinner.shape.kept.unwrap().optional(),
    }),
  ),
})

const settlement = z.object({
  id: id("Settlement"),
  key: z.string(),
  ladder: z.string(),
  kind: z.enum(["order", "shared", "lot"]),
  entryIds: z.array(count),
  reason: z.string(),
  seed: z.string().nullable(),
  settledBy: z.string(),
  settledAt: isoDate,
  withdrawnBy: z.string().nullable(),
  withdrawnAt: isoDate.nullable(),
  withdrawnReason: z.string().nullable(),
})

/**
 * Published results in full: the stage, the printed pages and the public page show one of these. Lists are sorted by id,
 * results by place and then voting ID. `chain` is the end of the event's history when the snapshot was made.
 */
export const snapshotBody = z.object({
  format: z.literal([SNAPSHOT_FORMAT, EXTENDED_FORMAT]),
  version: count,
  publishedAt: isoDate,
  publishedBy: z.string(),
  reason: z.string(),
  event: z.object({
    id: id("Event"),
    name: z.string(),
    description: z.string(),
    date: z.string(),
    time: z.string(),
    location: z.string(),
    organizerName: z.string(),
    words: eventWords.optional(),
    ...eventLook,
  }),
  rules: z.object({
    panelMethod: z.enum(PANEL_METHODS),
    tieBreaks: z.array(z.string()),
    placesThatMatter: count,
    conferAbove: z.number().nullable(),
    notApplicable: z.enum(NOT_APPLICABLE).optional(),
    ranks: z.enum(RANKS).optional(),
    sheetsPerEntry: count.nullable().optional(),
  }),
  classes: z.array(z.object({ id: id("Class"), name: z.string(), code: z.string(), order: count, minEntries: count })),
  criteria: z.array(
    z.object({
      id: id("Criterion"),
      name: z.string(),
      description: z.string(),
      maxPoints: count,
      order: count,
      countsOverall: z.boolean(),
      ...eachRequirement(() => z.boolean()),
      classIds: z.array(count).optional(),
    }),
  ),
  entries: z.array(
    z.object({
      id: id("Entry"),
      ...eachText(() => z.string()),
      showEntryName: z.boolean(),
      showOwnerParticipant: z.boolean(),
      imageUrl: z.string().nullable(),
      classId: id("Class").nullable(),
      ...eachFlag(() => z.boolean()),
      status: z.enum(ENTRY_STATUSES).optional(),
    }),
  ),
  judges: z.array(
    z.object({
      id: id("Judge"),
      name: z.string(),
      classIds: z.array(count).optional(),
      sections: z.array(count).optional(),
      hasLeft: z.boolean().optional(),
    }),
  ),
  /** The pairs from which a judge had stepped aside; omitted where there are none. */
  conflicts: z.array(z.object({ judgeId: id("Judge"), entryId: id("Entry") })).optional(),
  /** The polls that were closed at least once; omitted where there are none. */
  polls: z
    .array(
      z.object({
        id: id("Poll"),
        name: z.string(),
        classIds: z.array(count),
        showsVotes: z.boolean(),
        voters: count,
        votes: z.array(z.object({ entryId: id("Entry"), votes: count })),
      }),
    )
    .optional(),
  results: z.array(result),
  awards: z.array(award),
  confirmedWinners: z.array(
    z.object({
      id: id("Confirmation"),
      entryId: id("Entry"),
      criterionId: id("Criterion").nullable(),
      winnerType: z.enum(WINNER_TYPES),
      position: count,
      confirmedBy: z.string(),
      confirmedAt: isoDate,
      notes: z.string(),
    }),
  ),
  settlements: z.array(settlement),
  waivers: z.array(
    z.object({ kind: z.string(), key: z.string(), reason: z.string(), waivedBy: z.string(), waivedAt: isoDate }),
  ),
  /** Every sheet with its revision, drafts too. A draft's comment is not final, so it is not included. */
  sheets: z.array(
    z.object({
      id: id("Sheet"),
      judgeId: id("Judge"),
      entryId: id("Entry"),
      isSubmitted: z.boolean(),
      revision: count,
      comments: z.string(),
    }),
  ),
  chain: z.object({ seq: count, hash: z.string().nullable() }),
})
export type SnapshotBody = z.infer<typeof snapshotBody>

/** A snapshot without its content. `sha256` is the digest of the content's bytes in lower-case hex. */
export const snapshotLine = z.object({
  version: count,
  sha256: z.string(),
  publishedAt: isoDate,
  publishedBy: z.string(),
  reason: z.string(),
})
export type SnapshotLine = z.infer<typeof snapshotLine>
