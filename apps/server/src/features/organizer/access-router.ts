import { organizerContract as contract } from "@rosette/contract"
import { organizedEvent, organizedSession, organizedSignInRequest } from "../../access/organized.ts"
import { organizerProcedure } from "../../trpc/procedures.ts"
import { regeneratePasscode } from "./passcode-command.ts"
import { changePassword } from "./password-command.ts"
import { endSession, listSessions } from "./session-commands.ts"
import { confirmPassword } from "./sign-in.ts"
import { decideSignIn, signInRequestsOf } from "./sign-in-requests.ts"

/** Who may sign in to an event, and who is. */
export const accessProcedures = {
  changePassword: organizerProcedure
    .input(contract.changePassword.input)
    .output(contract.changePassword.output)
    .mutation(async ({ ctx, input: { eventId, currentPassword, newPassword } }) => {
      const { services, organizing } = ctx
      const event = await organizedEvent(services.db, organizing, eventId)
      const verifiedHash = organizing.everyEvent ? null : await confirmPassword(ctx, event, currentPassword)
      const { sessionId } = organizing
      const answer = await changePassword(services.db, event, { newPassword, verifiedHash, sessionId })
      ctx.note("password.changed", { role: event.role, eventId, session: event.sessionTag })
      return answer
    }),

  regeneratePasscode: organizerProcedure
    .input(contract.regeneratePasscode.input)
    .output(contract.regeneratePasscode.output)
    .mutation(async ({ ctx, input: { eventId } }) => {
      const { db } = ctx.services
      const event = await organizedEvent(db, ctx.organizing, eventId)
      const renewed = await regeneratePasscode(db, event)
      ctx.note("passcode.renewed", { role: event.role, eventId })
      return renewed
    }),

  sessions: organizerProcedure
    .input(contract.sessions.input)
    .output(contract.sessions.output)
    .query(async ({ ctx, input }) =>
      listSessions(ctx.services, await organizedEvent(ctx.services.db, ctx.organizing, input.eventId)),
    ),

  endSession: organizerProcedure
    .input(contract.endSession.input)
    .output(contract.endSession.output)
    .mutation(async ({ ctx, input }) => {
      const session = await organizedSession(ctx.services.db, ctx.organizing, input.sessionId)
      const answer = await endSession(ctx.services, session)
      ctx.note("session.ended", { role: session.role, eventId: session.eventId, session: input.sessionId })
      return answer
    }),

  signInRequests: organizerProcedure
    .input(contract.signInRequests.input)
    .output(contract.signInRequests.output)
    .query(async ({ ctx, input }) =>
      signInRequestsOf(ctx.services.db, await organizedEvent(ctx.services.db, ctx.organizing, input.eventId)),
    ),

  allowSignIn: organizerProcedure
    .input(contract.allowSignIn.input)
    .output(contract.allowSignIn.output)
    .mutation(async ({ ctx, input: { requestId } }) => {
      const { db } = ctx.services
      const request = await organizedSignInRequest(db, ctx.organizing, requestId)
      const decided = await decideSignIn(db, request, "allowed")
      ctx.note("sign-in.allowed", { role: request.role, eventId: request.eventId, judgeId: decided.judgeId, requestId })
      return decided
    }),

  refuseSignIn: organizerProcedure
    .input(contract.refuseSignIn.input)
    .output(contract.refuseSignIn.output)
    .mutation(async ({ ctx, input: { requestId } }) => {
      const { db } = ctx.services
      const request = await organizedSignInRequest(db, ctx.organizing, requestId)
      const decided = await decideSignIn(db, request, "refused")
      ctx.note("sign-in.refused", { role: request.role, eventId: request.eventId, judgeId: decided.judgeId, requestId })
      return decided
    }),
}
