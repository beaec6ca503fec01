/** The events of the security log, one line each. */
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

/** The fields of a log line. None holds a secret, a name or an address. */
export type SecurityFacts = {
  role?: string
  eventId?: number
  judgeId?: number
  requestId?: number
  way?: string
  session?: string
}

type Log = { warn(fields: object, message: string): void }

/** Writes a line. The address is a keyed hash: lines of one address can be matched, but name nobody. */
export function logSecurity(log: Log, event: SecurityEvent, facts: SecurityFacts & { from: string }): void {
  log.warn({ security: event, ...facts }, "security")
}
