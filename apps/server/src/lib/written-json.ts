const written = new WeakMap<object, () => Buffer | string>()

/** Registers how an immutable object is serialized as JSON: once, when first needed. */
export function writeOnce(value: object, write: () => Buffer | string): void {
  let json: Buffer | string | undefined
  written.set(value, () => {
    json ??= write()
    return json
  })
}

/** A value as JSON: by its registered function, otherwise as text. Undefined, which is not JSON, becomes null. */
export function writtenJson(value: unknown): Buffer | string {
  const write = typeof value === "object" && value !== null ? written.get(value) : undefined
  return write ? write() : (JSON.stringify(value) ?? "null")
}

/** Concatenates parts of JSON: as bytes if one of them is bytes. */
export function joinJson(parts: readonly (Buffer | string)[]): Buffer | string {
  if (parts.every((part) => typeof part === "string")) return parts.join("")
  return Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part) : part)))
}
