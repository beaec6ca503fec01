import { MASTER_ADMIN } from "@rosette/contract/roles"
import type { adminContract as contract } from "@rosette/contract/routers"
import type { z } from "zod"
import type { Context } from "../../kernel/context.ts"
import { knownOn, signIn } from "../../kernel/sessions/sign-in.ts"
import { equalInConstantTime } from "../../lib/equal-in-constant-time.ts"
import { allEvents } from "../admin/queries.ts"

/** Signs the master administrator in. If no password is set, every password is wrong. */
export async function signInMasterAdmin(
  ctx: Context,
  { password }: z.output<typeof contract.login.input>,
): Promise<z.output<typeof contract.login.output>> {
  const { db, settings, digests } = ctx.services
  const target = { role: "masterAdmin" } as const
  const known = await knownOn(ctx, target)
  const { sessionId } = await signIn(ctx, { ...target, known }, async () => {
    const right = settings.masterAdminPassword
    if (right === undefined || !equalInConstantTime(password, right)) return null
    const [secretTag] = digests.masterAdminTags
    return {
      session: { ...target, actor: MASTER_ADMIN.name, secretTag },
      way: "password",
      isStillValid: async () => true,
      who: null,
    }
  })
  return { sessionId, events: await allEvents(db), isMasterAdmin: true }
}
