import { organizerContract as contract } from "@rosette/contract/routers"
import { procedure } from "../../kernel/access-levels.ts"
import { eventProcedure, seenEventProcedure } from "../../kernel/event-procedures.ts"
import { updateEntries } from "./bulk-update-command.ts"
import { createEntry, updateEntry } from "./commands.ts"
import { deleteEntries, deleteEntry } from "./deletion-commands.ts"
import { entryProcedure } from "./entry-procedure.ts"
import { entriesOf } from "./queries.ts"

export const entries = {
  entries: seenEventProcedure(contract.entries).query(({ ctx: { db, event }, input }) =>
    entriesOf(db, event, input.classId),
  ),

  createEntry: eventProcedure(contract.createEntry).mutation(({ ctx: { db, event }, input }) =>
    createEntry(db, event, input),
  ),

  updateEntry: entryProcedure(contract.updateEntry).mutation(({ ctx: { services, entry }, input }) =>
    updateEntry(services, entry, input),
  ),

  updateEntries: eventProcedure(contract.updateEntries).mutation(({ ctx: { services, event, caller }, input }) =>
    updateEntries(services, event, caller, input),
  ),

  deleteEntry: entryProcedure(contract.deleteEntry).mutation(({ ctx: { services, entry } }) =>
    deleteEntry(services, entry),
  ),

  deleteEntries: procedure(contract.deleteEntries).mutation(({ ctx: { services, caller }, input }) =>
    deleteEntries(services, caller, input.entryIds),
  ),
}
