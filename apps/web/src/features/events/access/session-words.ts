import type { ListedSession } from "@rosette/contract/sessions"

export type { ListedSession }

const WAYS: Record<NonNullable<ListedSession["way"]>, string> = {
  code: "by access code",
  name: "by name and passcode",
  password: "with the admin password",
  created: "by creating the event",
  managed: "as master admin",
}

const ROLES: Record<ListedSession["role"], string> = { judge: "Judge", organizer: "Organizer" }

/** The person of a session: "Ann (Judge)". */
export const sessionOwner = ({ name, role }: ListedSession): string => `${name} (${ROLES[role]})`

/** The device and the way of sign-in: "Chrome on Android, signed in by access code". */
export const sessionOrigin = ({ device, way }: ListedSession): string =>
  way ? `${device}, signed in ${WAYS[way]}` : device

/** What ending a session means for the person who uses it. */
export function endingWords(session: ListedSession): string {
  if (session.isCurrent) return "This is the browser that you use now: you are logged out here."
  return session.role === "judge"
    ? `${session.name} has to sign in again on this device: with the code, or by name if you allow it then. Score sheets that wait there are kept, and sent after that.`
    : "The person who uses it has to sign in again with the admin password."
}

/** The current session first, then the latest seen. */
export const inOrder = (sessions: readonly ListedSession[]): ListedSession[] =>
  [...sessions].sort(
    (a, b) =>
      Number(b.isCurrent) - Number(a.isCurrent) ||
      (b.lastSeenAt ?? b.createdAt).localeCompare(a.lastSeenAt ?? a.createdAt),
  )
