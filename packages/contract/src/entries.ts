import { ENTRY_FLAGS, eachFlag } from "@rosette/domain"
import { z } from "zod"
import { changes, deleted, deletedOfAll, expected } from "./edits.ts"
import { byEntry, byEvent, id } from "./ids.ts"
import { LIMITS } from "./limits.ts"
import { imageUrl, keptImageUrl } from "./photos.ts"
import { flag, isoDate, longText, requiredText } from "./text.ts"

const wordsOf = (column: string) => column.charAt(0) + column.slice(1).toLowerCase()

export const entryFlags = eachFlag((name) => flag(wordsOf(ENTRY_FLAGS[name].column)))

export const entry = z.object({
  id: id("Entry"),
  eventId: id("Event"),
  entryName: z.string(),
  description: z.string(),
  imageUrl: z.string().nullable(),
  ownerParticipant: z.string(),
  votingId: z.string(),
  showEntryName: z.boolean(),
  showOwnerParticipant: z.boolean(),
  ...entryFlags,
  createdAt: isoDate,
  updatedAt: isoDate,
})
export type Entry = z.infer<typeof entry>

const fields = {
  entryName: requiredText("Entry name"),
  description: longText("Description")
    .nullable()
    .transform((text) => text ?? ""),
  imageUrl,
  ownerParticipant: requiredText("Owner/Participant"),
  votingId: requiredText("Voting ID"),
  showEntryName: flag("Show entry name"),
  showOwnerParticipant: flag("Show owner/participant"),
}

const createEntry = byEvent.extend({
  ...fields,
  description: fields.description.default(""),
  imageUrl: imageUrl.default(null),
  showEntryName: fields.showEntryName.default(true),
  showOwnerParticipant: fields.showOwnerParticipant.default(true),
  ...eachFlag((name) => entryFlags[name].default(false)),
})

const editedEntry = entry.omit({ id: true, eventId: true, createdAt: true, updatedAt: true })

const { maxEntries } = LIMITS.batchDelete
const entryIds = (tooMany: string) =>
  z.array(id("Entry"), { error: "entryIds must be a list of entries" }).max(maxEntries, tooMany)

export const entryCalls = {
  entries: { input: byEvent, output: z.array(entry) },
  createEntry: { input: createEntry, output: entry },
  updateEntry: {
    input: byEntry
      .extend(changes({ ...fields, imageUrl: keptImageUrl, ...entryFlags }).shape)
      .extend(expected(editedEntry)),
    output: entry,
  },
  /** Sets the same flags for many entries of one event. */
  updateEntries: {
    input: byEvent.extend({
      entryIds: entryIds(`At most ${maxEntries} entries can be changed at once`),
      ...changes(entryFlags).shape,
    }),
    output: z.object({ updatedCount: z.number().int(), total: z.number().int() }),
  },
  deleteEntry: { input: byEntry, output: deleted },
  deleteEntries: {
    input: z.object({ entryIds: entryIds(`At most ${maxEntries} entries can be deleted at once`) }),
    output: deletedOfAll,
  },
} as const
