import type { organizerContract as contract } from "@rosette/contract"
import type { z } from "zod"
import { AppError } from "../../app-error.ts"
import type { Context } from "../../trpc/context.ts"

export async function signInOrganizer(
  _ctx: Context,
  _input: z.output<typeof contract.login.input>,
): Promise<z.output<typeof contract.login.output>> {
  throw new AppError("UNAVAILABLE")
}
