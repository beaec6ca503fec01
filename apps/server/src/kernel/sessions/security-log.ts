/** What the security log tells, each as a line of its own. */
export type SecurityEvent =
  | "sign-in.succeeded"
  | "sign-in.failed"
  | "sign-in.throttled"
  | "sign-in.approval-wanted"
  | "sign-in.allowed"
  | "sign-in.refused"
  | "role.changed"
  | "session.ended"
  | "code.renewed"
  | "passcode.renewed"
  | "password.changed"
  | "password.wrong"

/** What a line may tell: whom and what it concerns, never a secret, a name or an address. */
export type SecurityFacts = {
  role?: string
  eventId?: number
  judgeId?: number
  requestId?: number
  way?: string
  session?: string
}

type Log = { warn(fields: object, message: string): void }

/** Writes a line. The address comes keyed and hashed: lines of one address belong together, and name nobody. */
export function logSecurity(log: Log, event: SecurityEvent, facts: SecurityFacts & { from: string }): void {
  log.warn({ security: event, ...facts }, "security")
}
