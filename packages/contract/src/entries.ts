import { type EntryFlag, eachFlag } from "@rosette/domain/entries/entry-flags"
import { ENTRY_STATUSES, type EntryStanding } from "@rosette/domain/entries/entry-status"
import { eachText } from "@rosette/domain/entries/entry-texts"
import { FLAG_COLUMNS } from "@rosette/domain/entries/flag-columns"
import { z } from "zod"
import type { Calls } from "./call.ts"
import { ofClass } from "./classes.ts"
import { changes, deleted, deletedOfAll, expected } from "./edits.ts"
import { byEntry, byEvent, id, mutationId } from "./ids.ts"
import { LIMITS } from "./limits.ts"
import { atMost } from "./lists.ts"
import { imageUrl, keptImageUrl } from "./photos.ts"
import { flag, isoDate, longText, optionalText, requiredText, votingId } from "./text.ts"
import { capitalized } from "./words.ts"

const entryFlags = eachFlag((name) => flag(capitalized(FLAG_COLUMNS[name].toLowerCase())))

export const entry = z.object({
  id: id("Entry"),
  eventId: id("Event"),
  ...eachText(() => z.string()),
  imageUrl: z.string().nullable(),
  showEntryName: z.boolean(),
  showOwnerParticipant: z.boolean(),
  ...entryFlags,
  classId: id("Class").nullable(),
  status: z.enum(ENTRY_STATUSES),
  /** Only organizers see it. */
  statusReason: z.string(),
  /** Since when; null while the entry is expected. */
  statusAt: isoDate.nullable(),
  createdAt: isoDate,
  updatedAt: isoDate,
})
export type Entry = z.infer<typeof entry>

const editedEntry = entry.omit({ id: true, eventId: true, statusAt: true, createdAt: true, updatedAt: true })
/** A field that an organizer fills in. */
export type EditedField = keyof z.infer<typeof editedEntry>

const fields = {
  entryName: requiredText("Entry name"),
  description: longText("Description")
    .nullable()
    .transform((text) => text ?? ""),
  imageUrl,
  ownerParticipant: requiredText("Owner/Participant"),
  votingId: votingId("Voting ID"),
  classId: id("Class").nullable(),
  showEntryName: flag("Show entry name"),
  showOwnerParticipant: flag("Show owner/participant"),
} satisfies Record<Exclude<EditedField, EntryFlag | keyof EntryStanding>, z.ZodType>

export const STATUS_TEXTS = { reasonNeeded: "Please say why this entry is disqualified" } as const

/** Both are of changes alone: a new entry is expected. The reason is ignored and stored empty with a status that has none. */
const standing = {
  status: z.enum(ENTRY_STATUSES, { error: `status must be one of ${ENTRY_STATUSES.join(", ")}` }),
  statusReason: optionalText("Reason", LIMITS.entryStatus.reasonMaxChars),
} satisfies Record<keyof EntryStanding, z.ZodType>

const createEntry = byEvent.extend({
  mutationId,
  ...fields,
  description: fields.description.default(""),
  imageUrl: imageUrl.default(null),
  classId: fields.classId.default(null),
  showEntryName: fields.showEntryName.default(true),
  showOwnerParticipant: fields.showOwnerParticipant.default(true),
  ...eachFlag((name) => entryFlags[name].default(false)),
})

const { maxEntries } = LIMITS.batchDelete
const entryIds = (tooMany: string) =>
  atMost(maxEntries, tooMany, z.array(id("Entry"), { error: "entryIds must be a list of entries" }))

export const entryCalls = {
  entries: {
    who: "member",
    rest: "GET /events/:eventId/entries",
    says: "The entries, by voting ID in natural order",
    input: byEvent.extend(ofClass),
    output: z.array(entry),
  },
  createEntry: {
    who: "organizer",
    rest: "POST /events/:eventId/entries",
    status: 201,
    says: "Add an entry",
    input: createEntry,
    output: entry,
    refuses: ["VOTING_ID_TAKEN", "LIMIT_REACHED", "MUTATION_ID_REUSED"],
    effect: "results",
  },
  updateEntry: {
    who: "organizer",
    rest: "PUT /entries/:entryId",
    alsoRest: "PATCH /entries/:entryId",
    says: "Change the fields that are sent",
    input: byEntry
      .extend(changes({ ...fields, imageUrl: keptImageUrl, ...entryFlags, ...standing }).shape)
      .extend(expected(editedEntry)),
    output: entry,
    refuses: ["VOTING_ID_TAKEN", "FIELDS_CHANGED", "ENTRY_JUDGED"],
    effect: "results",
  },
  updateEntries: {
    who: "organizer",
    rest: "PATCH /events/:eventId/entries",
    says: "Set the same flags, class or status for several entries of one event, all or none",
    input: byEvent.extend({
      entryIds: entryIds(`At most ${maxEntries} entries can be changed at once`),
      ...changes({ ...entryFlags, classId: fields.classId, ...standing }).shape,
    }),
    output: z.object({ updatedCount: z.number().int(), total: z.number().int() }),
    refuses: ["ENTRY_JUDGED"],
    effect: "results",
  },
  deleteEntry: {
    who: "organizer",
    rest: "DELETE /entries/:entryId",
    says: "Delete an entry with its scores and photo",
    input: byEntry,
    output: deleted,
    effect: "results",
    body: "small",
  },
  deleteEntries: {
    who: "organizer",
    rest: "POST /entries/batch-delete",
    says: "Delete several entries of one event, all or none",
    input: z.object({ entryIds: entryIds(`At most ${maxEntries} entries can be deleted at once`) }),
    output: deletedOfAll,
    effect: "results",
  },
} as const satisfies Calls
