const writers = new WeakMap<object, () => string>()

/** Says how this very object, which never changes, is written as JSON: once, when it is first asked for. */
export function writeOnce(value: object, write: () => string): void {
  let text: string | undefined
  writers.set(value, () => {
    text ??= write()
    return text
  })
}

/** A value as JSON. What is known to be written once is not written again. Undefined, which is no JSON, comes as null. */
export function writtenJson(value: unknown): string {
  const write = typeof value === "object" && value !== null ? writers.get(value) : undefined
  return write ? write() : (JSON.stringify(value) ?? "null")
}
