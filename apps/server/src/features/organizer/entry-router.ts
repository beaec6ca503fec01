import { organizerContract as contract } from "@rosette/contract"
import { organizedEntry, organizedEvent } from "../../access/organized.ts"
import { seenEvent } from "../../access/seen.ts"
import { memberProcedure, organizerProcedure } from "../../trpc/procedures.ts"
import { createEntry, updateEntry } from "./entry-commands.ts"
import { deleteEntries, deleteEntry } from "./entry-deletion.ts"
import { updateEntries } from "./entry-flags-command.ts"
import { uploadEntryImage } from "./entry-image-command.ts"
import { entriesOf } from "./entry-queries.ts"

export const entryProcedures = {
  entries: memberProcedure
    .input(contract.entries.input)
    .output(contract.entries.output)
    .query(
      async ({
        ctx: {
          services: { db },
          member,
        },
        input,
      }) => entriesOf(db, await seenEvent(db, member, input.eventId)),
    ),

  createEntry: organizerProcedure
    .input(contract.createEntry.input)
    .output(contract.createEntry.output)
    .mutation(
      async ({
        ctx: {
          services: { db },
          organizing,
        },
        input,
      }) => createEntry(db, await organizedEvent(db, organizing, input.eventId), input),
    ),

  updateEntry: organizerProcedure
    .input(contract.updateEntry.input)
    .output(contract.updateEntry.output)
    .mutation(async ({ ctx: { services, organizing }, input }) =>
      updateEntry(services, await organizedEntry(services.db, organizing, input.entryId), input),
    ),

  updateEntries: organizerProcedure
    .input(contract.updateEntries.input)
    .output(contract.updateEntries.output)
    .mutation(async ({ ctx: { services, organizing }, input }) =>
      updateEntries(services, await organizedEvent(services.db, organizing, input.eventId), organizing, input),
    ),

  deleteEntry: organizerProcedure
    .input(contract.deleteEntry.input)
    .output(contract.deleteEntry.output)
    .mutation(async ({ ctx: { services, organizing }, input }) =>
      deleteEntry(services, await organizedEntry(services.db, organizing, input.entryId)),
    ),

  deleteEntries: organizerProcedure
    .input(contract.deleteEntries.input)
    .output(contract.deleteEntries.output)
    .mutation(async ({ ctx: { services, organizing }, input }) => deleteEntries(services, organizing, input.entryIds)),

  uploadEntryImage: organizerProcedure
    .input(contract.uploadEntryImage.input)
    .output(contract.uploadEntryImage.output)
    .mutation(async ({ ctx: { services, organizing }, input }) =>
      uploadEntryImage(services, await organizedEntry(services.db, organizing, input.entryId), input.image),
    ),
}
