import { ERRORS, type Issue, MASTER_ADMIN, type RowIssue } from "@rosette/contract"
import { initTRPC, TRPCError } from "@trpc/server"
import { AppError } from "../app-error.ts"
import type { Organizing } from "../access/organized.ts"
import type { Context } from "./context.ts"
import { refusalOf } from "./refusal.ts"

type RefusalData = { code: keyof typeof ERRORS; httpStatus: number; issues?: Issue[]; rows?: RowIssue[]; retryAfter?: number }

const TRPC_CODES = {
  400: "BAD_REQUEST",
  401: "UNAUTHORIZED",
  403: "FORBIDDEN",
  404: "NOT_FOUND",
  409: "CONFLICT",
  413: "PAYLOAD_TOO_LARGE",
  415: "UNSUPPORTED_MEDIA_TYPE",
  429: "TOO_MANY_REQUESTS",
  503: "SERVICE_UNAVAILABLE",
} as const satisfies Record<(typeof ERRORS)[keyof typeof ERRORS]["status"], TRPCError["code"]>

const t = initTRPC.context<Context>().create({
  isDev: false,
  errorFormatter({ error, shape }) {
    const refusal = refusalOf(error)
    const data: RefusalData = {
      code: refusal.code,
      httpStatus: refusal.status,
      issues: refusal.issues,
      rows: refusal.rows,
      retryAfter: refusal.retryAfterSeconds,
    }
    return { ...shape, message: refusal.message, data }
  },
})

export const router = t.router
export const createCallerFactory = t.createCallerFactory

/** Gives every refusal the status of its row in the table of errors. */
const refuseByTable = t.middleware(async ({ next }) => {
  const result = await next()
  if (result.ok) return result
  const refusal = refusalOf(result.error)
  throw new TRPCError({ code: TRPC_CODES[ERRORS[refusal.code].status], message: refusal.message, cause: refusal })
})

/** Anybody, signed in or not. */
export const publicProcedure = t.procedure.use(refuseByTable)

/** A signed-in judge. */
export const judgeProcedure = publicProcedure.use(async ({ ctx, next }) => {
  const who = await ctx.who()
  if (who.judge) return next({ ctx: { judge: who.judge } })
  throw new AppError(who.organizer || who.masterAdmin ? "FORBIDDEN" : "SIGN_IN_REQUIRED")
})

/** Anybody who is signed in, in whatever role. */
export const memberProcedure = publicProcedure.use(async ({ ctx, next }) => {
  const who = await ctx.who()
  if (who.judge || who.organizer || who.masterAdmin) return next({ ctx: { member: who } })
  throw new AppError("SIGN_IN_REQUIRED")
})

/** An organizer, or the master administrator, who may organize every event. */
export const organizerProcedure = publicProcedure.use(async ({ ctx, next }) => {
  const { judge, organizer, masterAdmin } = await ctx.who()
  if (!organizer && !masterAdmin) throw new AppError(judge ? "FORBIDDEN" : "SIGN_IN_REQUIRED")
  const organizing: Organizing = {
    ownEventId: organizer?.eventId ?? null,
    everyEvent: masterAdmin !== null,
    sessionId: organizer?.sessionId ?? null,
    actorIn: (eventId) => (organizer?.eventId === eventId ? organizer.actor : MASTER_ADMIN.name),
  }
  return next({ ctx: { organizing } })
})

/** The master administrator. */
export const adminProcedure = publicProcedure.use(async ({ ctx, next }) => {
  const { judge, organizer, masterAdmin } = await ctx.who()
  if (masterAdmin) return next({ ctx: { masterAdmin } })
  throw new AppError(judge || organizer ? "FORBIDDEN" : "SIGN_IN_REQUIRED")
})
