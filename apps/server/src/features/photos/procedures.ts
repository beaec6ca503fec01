import { organizerContract as contract } from "@rosette/contract/routers"
import { entryProcedure } from "../entries/entry-procedure.ts"
import { uploadEntryImage } from "./commands.ts"

export const photos = {
  uploadEntryImage: entryProcedure(contract.uploadEntryImage).mutation(({ ctx: { services, entry }, input }) =>
    uploadEntryImage(services, entry, input.image),
  ),
}
