const written = new WeakMap<object, () => Buffer>()

/** Says how this very object, which never changes, is written as JSON: once, when it is first asked for. */
export function writeOnce(value: object, write: () => Buffer): void {
  let bytes: Buffer | undefined
  written.set(value, () => {
    bytes ??= write()
    return bytes
  })
}

/** A value as JSON: the bytes of what is known to be written once, the text of anything else. Undefined, which is no JSON, comes as null. */
export function writtenJson(value: unknown): Buffer | string {
  const write = typeof value === "object" && value !== null ? written.get(value) : undefined
  return write ? write() : (JSON.stringify(value) ?? "null")
}

/** Parts of JSON as one: bytes where one of them is bytes already. */
export function joinJson(parts: readonly (Buffer | string)[]): Buffer | string {
  if (parts.every((part) => typeof part === "string")) return parts.join("")
  return Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part) : part)))
}
