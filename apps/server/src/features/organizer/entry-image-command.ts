import type { organizerContract as contract } from "@rosette/contract"
import type { z } from "zod"
import type { OrganizedEntry } from "../../access/organized.ts"
import { AppError } from "../../app-error.ts"
import type { Services } from "../../services.ts"

export async function uploadEntryImage(_services: Services, _entry: OrganizedEntry, _image: Uint8Array): Promise<z.output<typeof contract.uploadEntryImage.output>> {
  throw new AppError("UNAVAILABLE")
}
