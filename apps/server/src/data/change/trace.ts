import { createHash } from "node:crypto"

/**
 * Who did something besides their name: in which role, in which session (a digest of it), how that session was opened
 * and on what device. Texts are empty where nobody was signed in.
 */
export type Trace = { role: string; sessionTag: string; way: string; device: string }

const TAG_CHARS = 22

/** Names a session without opening it: what lists, the history and the log show of its id. */
export const sessionTag = (sessionId: string): string =>
  createHash("sha256").update(sessionId).digest("base64url").slice(0, TAG_CHARS)
