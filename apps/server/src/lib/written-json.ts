import { etagDigest } from "./etag-digest.ts"

type WrittenOnce = { write(): Buffer | string; digestOf?(): string; json?: Buffer | string; digest?: string }

const kept = new WeakMap<object, WrittenOnce>()

/**
 * Registers how an immutable object is serialized as JSON: once, when first needed. `digestOf` computes the digest of its
 * content; omitted, it is that of the JSON.
 */
export function writeOnce(value: object, write: () => Buffer | string, digestOf?: () => string): void {
  kept.set(value, { write, ...(digestOf && { digestOf }) })
}

const keptOf = (value: unknown) => (typeof value === "object" && value !== null ? kept.get(value) : undefined)

/** A value as JSON: by its registered function, otherwise as text. Undefined, which is not JSON, becomes null. */
export function writtenJson(value: unknown): Buffer | string {
  const known = keptOf(value)
  if (!known) return JSON.stringify(value) ?? "null"
  known.json ??= known.write()
  return known.json
}

/** A digest of the value's content for an ETag; for a registered object computed once. */
export function writtenDigest(value: unknown): string {
  const known = keptOf(value)
  if (!known) return etagDigest(writtenJson(value))
  known.digest ??= known.digestOf?.() ?? etagDigest(writtenJson(value))
  return known.digest
}

/** Concatenates parts of JSON: as bytes if one of them is bytes. */
export function joinJson(parts: readonly (Buffer | string)[]): Buffer | string {
  if (parts.every((part) => typeof part === "string")) return parts.join("")
  return Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part) : part)))
}
