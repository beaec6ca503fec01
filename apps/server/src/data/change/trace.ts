import { createHash } from "node:crypto"

/**
 * What the history keeps of a person besides the name: the role, the session (a digest of its id), how it was opened
 * and on what device. Texts are empty if nobody was signed in.
 */
export type Trace = { role: string; sessionTag: string; way: string; device: string }

const TAG_CHARS = 22

/**
 * A digest of a session id that does not open the session: used by lists, the history and the log. It never begins with a hyphen,
 * because a command line would take it for an option.
 */
export const sessionTag = (sessionId: string): string =>
  createHash("sha256").update(sessionId).digest("base64url").slice(0, TAG_CHARS).replace(/^-/, "_")
