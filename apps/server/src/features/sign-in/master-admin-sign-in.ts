import { createHash, timingSafeEqual } from "node:crypto"
import { type adminContract as contract, MASTER_ADMIN } from "@rosette/contract"
import type { z } from "zod"
import type { Context } from "../../kernel/context.ts"
import { knownOn, signIn } from "../../kernel/sessions/sign-in.ts"
import { allEvents } from "../admin/queries.ts"

const digest = (text: string) => createHash("sha256").update(text).digest()

/** Whether two passwords are the same, in a time that tells nothing of where they differ. */
const isSamePassword = (a: string, b: string) => timingSafeEqual(digest(a), digest(b))

/** Signs the master administrator in; where no password is set, none is right. */
export async function signInMasterAdmin(
  ctx: Context,
  { password }: z.output<typeof contract.login.input>,
): Promise<z.output<typeof contract.login.output>> {
  const { db, settings, digests } = ctx.services
  const target = { role: "masterAdmin" } as const
  const known = await knownOn(ctx, target)
  const { sessionId } = await signIn(ctx, { ...target, known }, async () => {
    if (settings.masterAdminPassword === undefined || !isSamePassword(password, settings.masterAdminPassword))
      return null
    const [secretTag] = digests.masterAdminTags
    return {
      session: { ...target, actor: MASTER_ADMIN.name, secretTag },
      way: "password",
      stillRight: async () => true,
      who: null,
    }
  })
  return { sessionId, events: await allEvents(db), isMasterAdmin: true }
}
