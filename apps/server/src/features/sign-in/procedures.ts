import { networkInterfaces } from "node:os"
import { ROLES } from "@rosette/contract/roles"
import { adminContract, organizerContract as contract, judgeContract, sessionContract } from "@rosette/contract/routers"
import { isShortMasterPassword } from "../../env.ts"
import { procedure, withRecord } from "../../kernel/access-levels.ts"
import { eventProcedure } from "../../kernel/event-procedures.ts"
import { lanAddresses } from "../../lib/lan-addresses.ts"
import { organizedSession, organizedSignInRequest } from "./access.ts"
import { changePassword, decideSignIn, endSession, regeneratePasscode } from "./commands.ts"
import { signInJudge } from "./judge-sign-in.ts"
import { signInMasterAdmin } from "./master-admin-sign-in.ts"
import { confirmPassword, signInOrganizer } from "./organizer-sign-in.ts"
import { signInRequestsOf } from "./requests-query.ts"
import { currentSessions, listSessions } from "./session-queries.ts"

/** For calls that name a request to sign in. */
const signInRequestProcedure = withRecord("organizer", "requestId", "request", organizedSignInRequest)

export const judgeSignIn = {
  login: procedure(judgeContract.login).mutation(({ ctx, input }) => signInJudge(ctx, input)),
}

export const organizerSignIn = {
  login: procedure(contract.login).mutation(({ ctx, input }) => signInOrganizer(ctx, input)),
}

export const masterAdminSignIn = {
  login: procedure(adminContract.login).mutation(({ ctx, input }) => signInMasterAdmin(ctx, input)),
}

/** Who the browser is signed in as. */
export const session = {
  current: procedure(sessionContract.current).query(async ({ ctx }) => {
    const { settings, creation } = ctx.services
    const who = await ctx.who()
    const canCreateEvents = creation.isOpenTo({ isMasterAdmin: who.masterAdmin !== null })
    const { publicUrl = null, retention: deletesEvents } = settings
    const hasShortPassword = isShortMasterPassword(settings.masterAdminPassword)
    const isOrganizing = who.organizer !== null || who.masterAdmin !== null
    const lan = isOrganizing && publicUrl === null ? lanAddresses(settings.host, networkInterfaces()) : []
    return currentSessions(ctx.db, who, {
      publicUrl,
      lanAddresses: lan,
      canCreateEvents,
      deletesEvents,
      hasShortPassword,
    })
  }),

  logout: procedure(sessionContract.logout).mutation(async ({ ctx, input }) => ({
    ended: await ctx.signOut(input?.roles ?? ROLES),
  })),
}

/** Who may sign in to an event, and who is signed in. */
export const eventAccess = {
  changePassword: eventProcedure(contract.changePassword).mutation(
    async ({ ctx, input: { eventId, currentPassword, newPassword } }) => {
      const { db, event, caller } = ctx
      const verifiedHash = caller.everyEvent ? null : await confirmPassword(ctx, event, currentPassword)
      const { sessionId } = caller
      const answer = await changePassword(db, event, { newPassword, verifiedHash, sessionId })
      ctx.note("password.changed", { role: event.role, eventId, session: event.sessionTag })
      return answer
    },
  ),

  regeneratePasscode: eventProcedure(contract.regeneratePasscode).mutation(async ({ ctx, input: { eventId } }) => {
    const renewed = await regeneratePasscode(ctx.db, ctx.event)
    ctx.note("passcode.renewed", { role: ctx.event.role, eventId })
    return renewed
  }),

  sessions: eventProcedure(contract.sessions).query(({ ctx: { services, event } }) => listSessions(services, event)),

  endSession: procedure(contract.endSession).mutation(async ({ ctx, input }) => {
    const session = await organizedSession(ctx.db, ctx.caller, input.sessionId)
    const answer = await endSession(ctx.services, session)
    ctx.note("session.ended", { role: session.role, eventId: session.eventId, session: input.sessionId })
    return answer
  }),

  signInRequests: eventProcedure(contract.signInRequests).query(({ ctx: { db, event } }) =>
    signInRequestsOf(db, event),
  ),

  allowSignIn: signInRequestProcedure(contract.allowSignIn).mutation(
    async ({ ctx: { db, request, note }, input: { requestId } }) => {
      const decided = await decideSignIn(db, request, "allowed")
      note("sign-in.allowed", { role: request.role, eventId: request.eventId, judgeId: decided.judgeId, requestId })
      return decided
    },
  ),

  refuseSignIn: signInRequestProcedure(contract.refuseSignIn).mutation(
    async ({ ctx: { db, request, note }, input: { requestId } }) => {
      const decided = await decideSignIn(db, request, "refused")
      note("sign-in.refused", { role: request.role, eventId: request.eventId, judgeId: decided.judgeId, requestId })
      return decided
    },
  ),
}
