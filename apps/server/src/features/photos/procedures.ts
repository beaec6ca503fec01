import { organizerContract as contract } from "@rosette/contract/routers"
import { eventProcedure } from "../../kernel/event-procedures.ts"
import { entryProcedure } from "../entries/entry-procedure.ts"
import { uploadEntryImage, uploadLook } from "./commands.ts"

export const photos = {
  uploadEntryImage: entryProcedure(contract.uploadEntryImage).mutation(({ ctx: { services, entry }, input }) =>
    uploadEntryImage(services, entry, input.image),
  ),

  uploadCover: eventProcedure(contract.uploadCover).mutation(async ({ ctx: { services, event }, input }) => ({
    coverUrl: await uploadLook(services, event, "coverUrl", input.image),
  })),

  uploadLogo: eventProcedure(contract.uploadLogo).mutation(async ({ ctx: { services, event }, input }) => ({
    logoUrl: await uploadLook(services, event, "logoUrl", input.image),
  })),
}
