import type { EventForOrganizer, JudgedEvent, PublicEvent } from "@rosette/contract/events"
import type { Judge } from "@rosette/contract/judges"
import type { Role } from "@rosette/contract/roles"
import { isFields } from "./is-fields.ts"
import { type Stored, stored } from "./stored.ts"

const local = () => window.localStorage
const session = () => window.sessionStorage

/** What the screens need to know about a signed-in judge; the server trusts only its cookie. */
export type JudgeData = { judge: Judge; event: JudgedEvent }

/** An organizer's event; a master admin who manages it has their own id and name here. */
export type OrganizerData = { event: EventForOrganizer; organizerId?: string; organizerName?: string }

/** The state of the sign-in's address after a session has ended: its event is chosen already. */
export type EndedEvent = { eventId: number }
export const isEndedEvent = (value: unknown): value is EndedEvent => isFields(value) && Number.isInteger(value.eventId)

type MasterAdminData = { sessionId: string; events: (EventForOrganizer | PublicEvent)[] }

const isText = (value: unknown): value is string => typeof value === "string" && value !== ""
const isNamed = (value: unknown) => isFields(value) && Number.isInteger(value.id) && typeof value.name === "string"

const isJudgeData = (value: unknown): value is JudgeData =>
  isFields(value) && isNamed(value.judge) && isNamed(value.event)
const isOrganizerData = (value: unknown): value is OrganizerData => isFields(value) && isNamed(value.event)
const isMasterAdminData = (value: unknown): value is MasterAdminData =>
  isFields(value) && isText(value.sessionId) && Array.isArray(value.events) && value.events.every(isNamed)

export const judgeSession: Stored<string> = stored(local, "rosette.judge-session", isText)
export const judgeData: Stored<JudgeData> = stored(local, "rosette.judge-data", isJudgeData)
export const organizerSession: Stored<string> = stored(session, "rosette.organizer-session", isText)
export const organizerData: Stored<OrganizerData> = stored(session, "rosette.organizer-data", isOrganizerData)
export const masterAdminData: Stored<MasterAdminData> = stored(session, "rosette.master-admin", isMasterAdminData)

/** What a sign-in in each role stores. */
export const RECORDS_OF: Record<Role, readonly { clear: () => void }[]> = {
  judge: [judgeSession, judgeData],
  organizer: [organizerSession, organizerData],
  masterAdmin: [masterAdminData],
}

/** The fragment of a card's address, `#card=…`, that was opened before its judge has signed in. */
export const cardOnTheWay: Stored<string> = stored(session, "rosette.card", isText)

/** Remembers the card that the fragment of an address names, if it names one, for after the sign-in. */
export function keepCardOf(fragment: string): void {
  if (fragment.startsWith("#card=")) cardOnTheWay.write(fragment)
}

const isId = (value: unknown): value is number => Number.isInteger(value)

/** The entry that a judge has last looked at on this device, to go on with after the browser was closed. */
export const lastEntry = ({ databaseId, judge }: Pick<JudgeOfEvent, "databaseId" | "judge">): Stored<number> =>
  stored(local, `rosette.entry.${databaseId}.${judge.id}`, isId)

const isTrue = (value: unknown): value is true => value === true

type JudgeOfEvent = { databaseId: string; judge: { id: number }; event: { id: number } }

/**
 * Whether a judge has accepted the terms of an event on this device: asked once per judge and event (product rule). Another
 * database at the same address often uses the same small ids.
 */
export const termsAcceptance = ({ databaseId, judge, event }: JudgeOfEvent): Stored<true> =>
  stored(local, `rosette.terms.${databaseId}.${judge.id}.${event.id}`, isTrue)
