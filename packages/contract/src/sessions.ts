import { z } from "zod"
import type { Calls } from "./call.ts"
import { organizerPassword } from "./credentials.ts"
import { eventForOrganizer, judgedEvent } from "./events.ts"
import { byEvent, id } from "./ids.ts"
import { judge } from "./judges.ts"
import { LIMITS } from "./limits.ts"
import { atMost } from "./lists.ts"
import { ROLES, roleSchema } from "./roles.ts"
import { isoDate, requiredText } from "./text.ts"

/** How a session was opened: by access code, by name and passcode, by password, by creating the event, by the master admin. */
export const SIGN_IN_WAYS = ["code", "name", "password", "created", "managed"] as const

/** Why the organizer ended a judge's session: the judge was removed, has a new code, or this session was ended. */
export const END_REASONS = ["removed", "newCode", "ended"] as const
export type EndReason = (typeof END_REASONS)[number]

/** A session of an event as its organizer sees it. With `id` the session can be ended, not used. */
export const listedSession = z.object({
  id: z.string(),
  role: z.enum(["judge", "organizer"]),
  name: z.string(),
  way: z.enum(SIGN_IN_WAYS).nullable(),
  device: z.string(),
  createdAt: isoDate,
  lastSeenAt: isoDate.nullable(),
  isCurrent: z.boolean(),
})
export type ListedSession = z.infer<typeof listedSession>

/** A device that asks to sign in by a judge's name. The device shows the same `number`. */
export const signInRequest = z.object({
  id: id("Request"),
  judgeId: id("Judge"),
  judgeName: z.string(),
  device: z.string(),
  number: z.number().int(),
  status: z.enum(["open", "allowed", "refused"]),
  createdAt: isoDate,
})
export type SignInRequest = z.infer<typeof signInRequest>

const byRequest = z.object({ requestId: id("Request") })

/** Who may sign in to an event, and who is signed in; part of the organizer's router. */
export const eventAccessCalls = {
  changePassword: {
    who: "organizer",
    rest: "PUT /events/:eventId/password",
    says: "Change the organizer password; every other session that the old one opened ends",
    input: byEvent.extend({
      /** The master admin does not need it. */
      currentPassword: z
        .string({ error: "Current password must be text" })
        .max(LIMITS.password.maxChars, "Password is too long")
        .optional(),
      newPassword: organizerPassword,
    }),
    output: z.object({ endedSessions: z.number().int() }),
    refuses: ["WRONG_PASSWORD", "TOO_MANY_ATTEMPTS"],
    effect: "administration",
    body: "small",
  },
  regeneratePasscode: {
    who: "organizer",
    rest: "PATCH /events/:eventId/regenerate-passcode",
    says: "Give the event a new passcode; no session ends",
    input: byEvent,
    output: z.object({ passcode: z.string() }),
    effect: "administration",
    body: "small",
  },
  sessions: {
    who: "organizer",
    rest: "GET /events/:eventId/sessions",
    says: "Who is signed in to the event, and on what device",
    input: byEvent,
    output: z.array(listedSession),
  },
  endSession: {
    who: "organizer",
    rest: "DELETE /sessions/:sessionId",
    says: "End a session at once",
    input: z.object({ sessionId: requiredText("Session") }),
    output: z.object({ endedCount: z.number().int() }),
    effect: "administration",
    body: "small",
  },
  signInRequests: {
    who: "organizer",
    rest: "GET /events/:eventId/sign-in-requests",
    says: "The devices that wait to sign in by a judge's name",
    input: byEvent,
    output: z.array(signInRequest),
  },
  allowSignIn: {
    who: "organizer",
    rest: "POST /sign-in-requests/:requestId/allow",
    says: `Allow a device to sign in by the judge's name, within ${LIMITS.signInRequest.minutes} minutes`,
    input: byRequest,
    output: signInRequest,
    effect: "administration",
    body: "small",
  },
  refuseSignIn: {
    who: "organizer",
    rest: "POST /sign-in-requests/:requestId/refuse",
    says: `Refuse a device that asks to sign in by the judge's name, for ${LIMITS.signInRequest.minutes} minutes`,
    input: byRequest,
    output: signInRequest,
    effect: "administration",
    body: "small",
  },
} as const satisfies Calls

const roles = atMost(
  ROLES.length,
  `There are at most ${ROLES.length} roles`,
  z.array(roleSchema, { error: "Roles must be a list" }),
)

export const ownSessionCalls = {
  /** Who this browser is signed in as, for each role; null if it is not. */
  current: {
    who: "anybody",
    rest: "GET /session",
    says: "Who this browser is signed in as",
    output: z.object({
      judge: z
        .object({
          judge,
          event: judgedEvent,
          sessionId: z.string(),
          /** On how many devices this judge is signed in now, this one included. */
          devices: z.number().int(),
        })
        .nullable(),
      /** Why the organizer has ended the session that this browser had as a judge; null if the organizer has not. */
      judgeEnded: z.object({ reason: z.enum(END_REASONS), eventName: z.string() }).nullable(),
      organizer: z.object({ event: eventForOrganizer, sessionId: z.string(), organizerName: z.string() }).nullable(),
      /** `hasShortPassword`: the password is shorter than a new installation accepts. */
      masterAdmin: z.object({ sessionId: z.string(), hasShortPassword: z.boolean() }).nullable(),
      /** The address for printed cards; null if it is the one that the browser uses. */
      publicUrl: z.string().nullable(),
      /** For organizers, where `publicUrl` is null: the addresses at which phones in the same network reach the server. */
      lanAddresses: z.array(z.string()),
      /** Whether this browser may create events; if not, only the site's host can. */
      canCreateEvents: z.boolean(),
      /** Whether this site deletes events some time after they were held. */
      deletesEvents: z.boolean(),
    }),
  },
  logout: {
    who: "anybody",
    rest: "POST /logout",
    says: "End the sessions of the named roles, or all",
    input: z.object({ roles: roles.optional() }).optional(),
    output: z.object({ ended: z.array(roleSchema) }),
    refuses: ["TOO_MANY_ATTEMPTS"],
    effect: null,
    body: "small",
  },
} as const satisfies Calls
