import { createHash, timingSafeEqual } from "node:crypto"
import { type adminContract as contract, MASTER_ADMIN } from "@rosette/contract"
import type { z } from "zod"
import { signIn } from "../../sessions/sign-in.ts"
import type { Context } from "../../trpc/context.ts"
import { allEvents } from "./queries.ts"

const digest = (text: string) => createHash("sha256").update(text).digest()

/** Whether two passwords are the same, in a time that tells nothing of where they differ. */
const isSamePassword = (a: string, b: string) => timingSafeEqual(digest(a), digest(b))

/** Signs the master administrator in; where no password is set, none is right. */
export async function signInMasterAdmin(
  ctx: Context,
  { password }: z.output<typeof contract.login.input>,
): Promise<z.output<typeof contract.login.output>> {
  const { db, settings } = ctx.services
  const { sessionId } = await signIn(ctx, { role: "masterAdmin" }, async () => {
    if (settings.masterAdminPassword === undefined || !isSamePassword(password, settings.masterAdminPassword))
      return null
    return { session: { role: "masterAdmin", actor: MASTER_ADMIN.name }, stillRight: async () => true, who: null }
  })
  return { sessionId, events: await allEvents(db), isMasterAdmin: true }
}
