const MAX_CAUSES = 4

type ErrorDescription = { type: string; message: string; code?: string; stack: string; cause?: ErrorDescription }

/**
 * Some libraries put whole queries with values into an error message: only the first and last lines are kept, which
 * name the operation and the error.
 */
function withoutValues(message: string): string {
  const lines = message
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
  return lines.length > 2 ? `${lines[0]} … ${lines.at(-1)}` : lines.join(" ")
}

const framesOf = (stack: string | undefined) =>
  (stack ?? "")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line.startsWith("at "))
    .join("\n")

/** An error as logged: type, message, code, stack and causes, without any other fields. */
export function describeError(error: unknown, depth = 0): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error, message: "not an error", stack: "" }
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined
  return {
    type: error.name,
    message: withoutValues(error.message),
    ...(code !== undefined && { code }),
    stack: framesOf(error.stack),
    ...(error.cause instanceof Error && depth < MAX_CAUSES && { cause: describeError(error.cause, depth + 1) }),
  }
}
