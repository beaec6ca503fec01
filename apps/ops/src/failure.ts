import { ConnectionError, RosetteError } from "@rosette/client"
import { CommanderError } from "commander"
import { EXIT, Refused, UsageError } from "./exit-codes.ts"
import { plainText } from "./terminal/plain-text.ts"

/** `lines` stand below the sentence; `facts` are for programs. An empty sentence is not printed. */
export type Failure = {
  exitCode: number
  sentence: string
  lines: string[]
  facts: { code?: string } & Record<string, unknown>
}

const failure = (exitCode: number, sentence: string, lines: string[] = [], facts: Failure["facts"] = {}): Failure => {
  return { exitCode, sentence, lines, facts }
}

/** Why a command has failed. What is no failure of a command is thrown on. */
export function failureOf(error: unknown): Failure {
  if (error instanceof RosetteError) return refusal(error)
  if (error instanceof ConnectionError) return noConnection(error)
  if (error instanceof UsageError) return failure(EXIT.usage, error.message, [], { code: "USAGE" })
  if (error instanceof Refused) return failure(EXIT.refused, error.message, [], { code: "REFUSED" })
  if (error instanceof CommanderError) return unreadableLine(error)
  if (error instanceof Error && error.name === "ExitPromptError")
    return failure(EXIT.cancelled, "Stopped. Nothing was changed.")
  throw error
}

/** A line that cannot be read. Help and version are printed already, and end a command too. */
function unreadableLine({ code, message, exitCode }: CommanderError): Failure {
  const isSaid = !["commander.help", "commander.helpDisplayed", "commander.version"].includes(code)
  const [sentence = "", ...lines] = message.replace(/^error: /, "").split("\n")
  if (isSaid) return failure(EXIT.usage, sentence, lines, { code: "USAGE" })
  return failure(exitCode === 0 ? EXIT.done : EXIT.usage, "")
}

/** The server's own sentence, and what it says about fields and rows. */
function refusal(error: RosetteError): Failure {
  const { code, status, message, issues, rows, conflicts, blocking, retryAfterSeconds } = error
  const lines = [
    ...issues.map((issue) => (issue.path.length > 0 ? `${issue.path.join(".")}: ${issue.message}` : issue.message)),
    ...rows.map(({ row, column, message: said }) => `row ${row}, ${column}: ${said}`),
    ...conflicts.map(({ field, current }) => `${field} is now: ${current ?? "nothing"}`),
    ...(code === "SIGN_IN_REQUIRED" ? ["rosette login EVENT, or rosette login --master-admin"] : []),
    ...(retryAfterSeconds === null ? [] : [`Try again in ${retryAfterSeconds} seconds.`]),
  ]
  return failure(EXIT.refused, message, lines, { code, status, issues, rows, conflicts, blocking, retryAfterSeconds })
}

const TO_DO: Partial<Record<ConnectionError["kind"], string>> = {
  certificate: "To trust the authority that has signed it: NODE_EXTRA_CA_CERTS=authority.pem rosette …",
  otherVersion: "npx rosette in the folder of that version, or `rosette` of its build.",
}

function noConnection({ kind, message, reason, status, contentType, serverVersion }: ConnectionError): Failure {
  const found = [
    reason,
    status === null ? null : `status ${status}`,
    contentType,
    serverVersion === null ? null : `version ${serverVersion}`,
  ].filter((fact) => fact !== null && fact !== "")
  const lines = [...(found.length > 0 ? [`Found: ${found.join(", ")}`] : []), ...(TO_DO[kind] ? [TO_DO[kind]] : [])]
  return failure(EXIT.noConnection, message, lines, { code: "NO_CONNECTION", kind, reason, status, serverVersion })
}

/** On the error output: a sentence and its lines for a person, one object for a program. */
export function printFailure({ sentence, lines, facts }: Failure, isJson: boolean): void {
  if (sentence === "") return
  const text = isJson
    ? JSON.stringify({ error: sentence, ...facts })
    : [sentence, ...lines.map((line) => `  ${line}`)].map(plainText).join("\n")
  process.stderr.write(`${text}\n`)
}
