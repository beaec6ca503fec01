import { organizerContract as contract } from "@rosette/contract/routers"
import { organizerProcedure } from "../../kernel/access-levels.ts"
import { eventProcedure, seenEventProcedure } from "../../kernel/event-procedures.ts"
import { updateEntries } from "./bulk-update-command.ts"
import { createEntry, updateEntry } from "./commands.ts"
import { deleteEntries, deleteEntry } from "./deletion-commands.ts"
import { entryProcedure } from "./entry-procedure.ts"
import { entriesOf } from "./queries.ts"

export const entries = {
  entries: seenEventProcedure(contract.entries.input)
    .output(contract.entries.output)
    .query(({ ctx: { db, event }, input }) => entriesOf(db, event, input.classId)),

  createEntry: eventProcedure(contract.createEntry.input)
    .output(contract.createEntry.output)
    .mutation(({ ctx: { db, event }, input }) => createEntry(db, event, input)),

  updateEntry: entryProcedure(contract.updateEntry.input)
    .output(contract.updateEntry.output)
    .mutation(({ ctx: { services, entry }, input }) => updateEntry(services, entry, input)),

  updateEntries: eventProcedure(contract.updateEntries.input)
    .output(contract.updateEntries.output)
    .mutation(({ ctx: { services, event, caller }, input }) => updateEntries(services, event, caller, input)),

  deleteEntry: entryProcedure(contract.deleteEntry.input)
    .output(contract.deleteEntry.output)
    .mutation(({ ctx: { services, entry } }) => deleteEntry(services, entry)),

  deleteEntries: organizerProcedure
    .input(contract.deleteEntries.input)
    .output(contract.deleteEntries.output)
    .mutation(({ ctx: { services, caller }, input }) => deleteEntries(services, caller, input.entryIds)),
}
