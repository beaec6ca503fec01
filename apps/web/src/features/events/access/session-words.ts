import type { ListedSession } from "@rosette/contract"

export type Session = ListedSession

const WAYS: Record<NonNullable<Session["way"]>, string> = {
  code: "by access code",
  name: "by name and passcode",
  password: "with the admin password",
  created: "by creating the event",
  managed: "as master admin",
}

const ROLES: Record<Session["role"], string> = { judge: "Judge", organizer: "Organizer" }

/** Who a session is of: "Ann (Judge)". */
export const sessionOwner = ({ name, role }: Session): string => `${name} (${ROLES[role]})`

/** How it was opened and on what: "Chrome on Android, signed in by access code". */
export const sessionOrigin = ({ device, way }: Session): string => (way ? `${device}, signed in ${WAYS[way]}` : device)

/** What ending a session does to whoever uses it. */
export function endingWords(session: Session): string {
  if (session.isCurrent) return "This is the browser that you use now: you are logged out here."
  return session.role === "judge"
    ? `${session.name} has to sign in again on this device. Score sheets that wait there are kept, and sent after that.`
    : "Whoever uses it has to sign in again with the admin password."
}

/** The one in use first, then the latest seen. */
export const inOrder = (sessions: readonly Session[]): Session[] =>
  [...sessions].sort(
    (a, b) =>
      Number(b.isCurrent) - Number(a.isCurrent) ||
      (b.lastSeenAt ?? b.createdAt).localeCompare(a.lastSeenAt ?? a.createdAt),
  )
