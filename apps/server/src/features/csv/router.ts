import { csvContract as contract } from "@rosette/contract"
import { organizedEvent } from "../../access/organized.ts"
import { organizerProcedure, router } from "../../trpc/procedures.ts"
import { exportEntries } from "./export-entries.ts"
import { importEntries } from "./import-entries.ts"
import { previewImport } from "./preview-import.ts"

export const csvRouter = router({
  import: organizerProcedure
    .input(contract.import.input)
    .output(contract.import.output)
    .mutation(async ({ ctx: { services, organizing }, input }) =>
      importEntries(services, await organizedEvent(services.db, organizing, input.eventId), input),
    ),

  // Saves nothing; it is no query because a whole file is no part of an address.
  preview: organizerProcedure
    .input(contract.preview.input)
    .output(contract.preview.output)
    .mutation(async ({ ctx: { services, organizing }, input }) =>
      previewImport(services.db, await organizedEvent(services.db, organizing, input.eventId), input.csvData),
    ),

  export: organizerProcedure
    .input(contract.export.input)
    .output(contract.export.output)
    .query(async ({ ctx: { services, organizing }, input }) =>
      exportEntries(services.db, await organizedEvent(services.db, organizing, input.eventId), input.flags),
    ),
})
