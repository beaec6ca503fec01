import { csvContract as contract } from "@rosette/contract/routers"
import { eventProcedure } from "../../kernel/event-procedures.ts"
import { exportEntries } from "./export-query.ts"
import { importEntries } from "./import-entries.ts"
import { previewImport } from "./preview-import.ts"

export const csv = {
  import: eventProcedure(contract.import).mutation(({ ctx: { services, event }, input }) =>
    importEntries(services, event, input),
  ),

  // Saves nothing, but is not a query because a whole file does not fit into an address.
  preview: eventProcedure(contract.preview).mutation(({ ctx: { db, event }, input }) =>
    previewImport(db, event, input.csvData),
  ),

  export: eventProcedure(contract.export).query(({ ctx: { db, event }, input }) =>
    exportEntries(db, event, input.flags),
  ),
}
