/** The events of the security log, one line each. */
export type SecurityEvent =
  | "sign-in.succeeded"
  | "sign-in.failed"
  | "sign-in.throttled"
  | "sign-in.ceiling"
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

type Write = (fields: object, message: string) => void
type Log = { warn: Write; error: Write }

/** Somebody guesses from many addresses: whoever runs the server should know. */
const LOUD: Partial<Record<SecurityEvent, string>> = {
  "sign-in.ceiling": "so many sign-ins fail, of all addresses together, that further wrong ones are refused",
}

/** Writes a line. The address is a keyed hash: lines of one address can be matched, but name nobody. */
export function logSecurity(log: Log, event: SecurityEvent, facts: SecurityFacts & { from: string }): void {
  const loud = LOUD[event]
  if (loud) log.error({ security: event, ...facts }, loud)
  else log.warn({ security: event, ...facts }, "security")
}
