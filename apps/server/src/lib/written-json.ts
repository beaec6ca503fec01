const written = new WeakMap<object, () => Buffer>()

/** Registers how this immutable object is serialized as JSON: once, when first needed. */
export function writeOnce(value: object, write: () => Buffer): void {
  let bytes: Buffer | undefined
  written.set(value, () => {
    bytes ??= write()
    return bytes
  })
}

/** A value as JSON: cached bytes where registered, otherwise text. Undefined, which is not JSON, becomes null. */
export function writtenJson(value: unknown): Buffer | string {
  const write = typeof value === "object" && value !== null ? written.get(value) : undefined
  return write ? write() : (JSON.stringify(value) ?? "null")
}

/** Concatenates parts of JSON: as bytes if one of them is bytes. */
export function joinJson(parts: readonly (Buffer | string)[]): Buffer | string {
  if (parts.every((part) => typeof part === "string")) return parts.join("")
  return Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part) : part)))
}
