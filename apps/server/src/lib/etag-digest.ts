import { hash } from "node:crypto"

const DIGEST_CHARS = 27

/** The content of an ETag, without its quotes: the first 162 bits of a SHA-256 in base64url. */
export const etagDigest = (content: Buffer | string): string =>
  hash("sha256", content, "base64url").slice(0, DIGEST_CHARS)
