import { csvContract as contract } from "@rosette/contract"
import { organizedEvent } from "../../access/organized.ts"
import { organizerProcedure, router } from "../../trpc/procedures.ts"
import { exportEntries } from "./export-entries.ts"
import { importEntries } from "./import-entries.ts"

export const csvRouter = router({
  import: organizerProcedure
    .input(contract.import.input)
    .output(contract.import.output)
    .mutation(async ({ ctx: { services, organizing }, input }) =>
      importEntries(services, await organizedEvent(services.db, organizing, input.eventId), input.csvData),
    ),

  export: organizerProcedure
    .input(contract.export.input)
    .output(contract.export.output)
    .query(
      async ({
        ctx: {
          services: { db },
          organizing,
        },
        input,
      }) => exportEntries(db, await organizedEvent(db, organizing, input.eventId)),
    ),
})
