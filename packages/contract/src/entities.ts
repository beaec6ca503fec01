import { z } from "zod"
import { flag, id, isoDate } from "./text.ts"

export const eventFields = {
  id: id("Event"),
  name: z.string(),
  description: z.string(),
  date: z.string(),
  time: z.string(),
  location: z.string(),
  organizerName: z.string(),
  isActive: z.boolean(),
  isDemo: z.boolean(),
  changeVersion: z.number().int(),
  /** Grows with the event's details, entries and criteria. A save may name the one that the judge saw. */
  setupVersion: z.number().int(),
}

/** What everybody may know of an event. */
export const publicEvent = z.object({
  id: id("Event"),
  name: z.string(),
  date: z.string(),
  location: z.string(),
  isActive: z.boolean(),
})
export type PublicEvent = z.infer<typeof publicEvent>

/** What a judge of the event sees. */
export const judgedEvent = z.object(eventFields)
export type JudgedEvent = z.infer<typeof judgedEvent>

/** What the organizer and the master administrator see. */
export const organizedEvent = z.object({
  ...eventFields,
  passcode: z.string(),
  allowNameSignIn: z.boolean(),
  devicesVersion: z.number().int(),
})
export type OrganizedEvent = z.infer<typeof organizedEvent>

export const entryFlags = {
  isElectricVehicle: flag("Electric vehicle"),
  hasDriverCosplay: flag("Driver cosplay"),
  isClassicVehicle: flag("Classic vehicle"),
  hasCustomPaint: flag("Custom paint"),
  hasPerformanceMods: flag("Performance mods"),
  participatesInSound: flag("Sound participation"),
}

export const entry = z.object({
  id: id("Entry"),
  eventId: id("Event"),
  entryName: z.string(),
  description: z.string(),
  imageUrl: z.string().nullable(),
  ownerParticipant: z.string(),
  votingId: z.string(),
  showEntryName: z.boolean(),
  showOwnerParticipant: z.boolean(),
  ...entryFlags,
  createdAt: isoDate,
  updatedAt: isoDate,
})
export type Entry = z.infer<typeof entry>

export const requirements = {
  requiresElectricVehicle: flag("Requires electric vehicle"),
  requiresDriverCosplay: flag("Requires driver cosplay"),
  requiresClassicVehicle: flag("Requires classic vehicle"),
  requiresCustomPaint: flag("Requires custom paint"),
  requiresPerformanceMods: flag("Requires performance mods"),
  requiresSound: flag("Requires sound"),
}

export const criterion = z.object({
  id: id("Criterion"),
  eventId: id("Event"),
  name: z.string(),
  description: z.string(),
  maxPoints: z.number().int(),
  order: z.number().int(),
  /** The event's setupVersion that the criterion was added with. */
  setupVersion: z.number().int(),
  ...requirements,
})
export type Criterion = z.infer<typeof criterion>

/** A judge as judges see themselves: no code, nothing to sign in with. */
export const judge = z.object({
  id: id("Judge"),
  eventId: id("Event"),
  name: z.string(),
  isActive: z.boolean(),
  createdAt: isoDate,
})
export type Judge = z.infer<typeof judge>

/** A judge as the organizer sees them, with the code and how far they are. */
export const organizedJudge = judge.extend({
  accessCode: z.string(),
  sessionId: z.string(),
  totalScores: z.number().int(),
  submittedScores: z.number().int(),
  submittedEntries: z.number().int(),
  draftEntries: z.number().int(),
  totalEntries: z.number().int(),
  percent: z.number().int(),
  status: z.enum(["Not Started", "In Progress", "Complete"]),
  lastSeenAt: isoDate.nullable(),
  waitingSheets: z.number().int(),
  /** Every device that has signed in as this judge since the code was last renewed, the latest seen first. */
  devices: z.array(
    z.object({ label: z.string(), firstSeenAt: isoDate, lastSeenAt: isoDate, waitingSheets: z.number().int() }),
  ),
})
export type OrganizedJudge = z.infer<typeof organizedJudge>

export const score = z.object({
  id: id("Score"),
  judgeId: id("Judge"),
  entryId: id("Entry"),
  criterionId: id("Criterion"),
  points: z.number().int(),
  comments: z.string(),
  isSubmitted: z.boolean(),
})
export type Score = z.infer<typeof score>

export const award = z.object({
  id: id("Award"),
  eventId: id("Event"),
  name: z.string(),
  description: z.string(),
  priority: z.number().int(),
  isExclusive: z.boolean(),
  maxWinners: z.number().int(),
  createdAt: isoDate,
  updatedAt: isoDate,
})
export type Award = z.infer<typeof award>

export const awardWinner = z.object({
  id: id("Assignment"),
  awardId: id("Award"),
  entryId: id("Entry"),
  assignedBy: z.string(),
  assignedAt: isoDate,
  notes: z.string(),
})
export type AwardWinner = z.infer<typeof awardWinner>

export const WINNER_TYPES = ["overall", "category", "runner_up"] as const

export const confirmedWinner = z.object({
  id: id("Confirmation"),
  eventId: id("Event"),
  entryId: id("Entry"),
  criterionId: id("Criterion").nullable(),
  winnerType: z.enum(WINNER_TYPES),
  position: z.number().int(),
  confirmedBy: z.string(),
  confirmedAt: isoDate,
  notes: z.string(),
})
export type ConfirmedWinner = z.infer<typeof confirmedWinner>

/** How a session was opened: by access code, by name and passcode, by password, by creating the event, by the master admin. */
export const SIGN_IN_WAYS = ["code", "name", "password", "created", "managed"] as const

/** A session of an event as its organizer sees it; `id` ends it and opens nothing. */
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

/** A device that asks to sign in by a judge's name. */
export const signInRequest = z.object({
  id: id("Request"),
  judgeId: id("Judge"),
  judgeName: z.string(),
  device: z.string(),
  status: z.enum(["open", "allowed", "refused"]),
  createdAt: isoDate,
})
export type SignInRequest = z.infer<typeof signInRequest>

export const historyItem = z.object({
  id: id("History item"),
  at: isoDate,
  actor: z.string(),
  /** In which role, how that session was opened and on what device; empty on lines older than these. */
  role: z.string(),
  way: z.string(),
  device: z.string(),
  action: z.string(),
  subject: z.string(),
  before: z.unknown(),
  after: z.unknown(),
})
export type HistoryItem = z.infer<typeof historyItem>
