import { createHash, randomBytes } from "node:crypto"
import { canonicalJson } from "@rosette/domain/snapshots/canonical-json"

const SALT_BYTES = 32

/** The content of a line; `before` and `after` are JSON texts. */
export type LineContent = { actor: string; subject: string; before: string | null; after: string | null }

/** The content of an erased line. Its salt is erased too, so that nobody can guess the old content by trying. */
export const ERASED: LineContent & { salt: null } = {
  actor: "erased",
  subject: "erased",
  before: null,
  after: null,
  salt: null,
}

/** A line's place in the chain of its event's history: all five fields, or none if it is not in the chain. */
export type Link = { seq: number; salt: string; contentHash: string; previous: string | null; hash: string }

/** The last link of an event: 0 and null before the first one. */
export type ChainEnd = { seq: number; hash: string | null }

type LineOfChain = { eventId: number; at: string; role: string; action: string }

const sha256 = (...parts: (Buffer | string)[]): string => {
  const digest = createHash("sha256")
  for (const part of parts) digest.update(part)
  return digest.digest("hex")
}

/** The digest of the salt and the content of a line. Throws if `before` or `after` is not JSON. */
export function contentHashOf(salt: string, { actor, subject, before, after }: LineContent): string {
  const said = { actor, subject, before: parsed(before), after: parsed(after) }
  return sha256(Buffer.from(salt, "hex"), canonicalJson(said))
}

/**
 * The digest of a line and the digest of the line before it: to change one, all later ones must be changed too. `at` is
 * ISO 8601 in UTC.
 */
export function lineHashOf(line: LineOfChain & Pick<Link, "seq" | "contentHash" | "previous">): string {
  const { eventId, seq, at, role, action, contentHash, previous } = line
  return sha256(canonicalJson({ eventId, seq, at, role, action, contentHash, previous }))
}

/** The next link after the end of the chain. */
export function linkAfter(end: ChainEnd, line: LineOfChain & LineContent): Link {
  const salt = randomBytes(SALT_BYTES).toString("hex")
  const place = { seq: end.seq + 1, contentHash: contentHashOf(salt, line), previous: end.hash }
  return { ...place, salt, hash: lineHashOf({ ...line, ...place }) }
}

const parsed = (text: string | null) => (text === null ? null : JSON.parse(text))
