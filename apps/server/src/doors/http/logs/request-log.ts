import { randomUUID } from "node:crypto"
import { type FastifyInstance, type FastifyServerOptions, LogController } from "fastify"
import { describeError } from "../describe-error.ts"
import { batchLines } from "./log-lines.ts"

const SECRET_FIELDS = [
  "cookie",
  "set-cookie",
  "authorization",
  "password",
  "newPassword",
  "currentPassword",
  "organizerPassword",
  "accessCode",
  "passcode",
  "sessionId",
]

const stdoutLines = batchLines(process.stdout)

const placesOf = (field: string) => [`["${field}"]`, `*["${field}"]`]

type LogSettings = { logLevel: string; logTo?: { write(line: string): void } }

/** JSON lines on stdout. Headers and bodies are never logged; fields that could hold a secret are blanked as well. */
export function logOptions({
  logLevel,
  logTo,
}: LogSettings): Pick<FastifyServerOptions, "logger" | "logController" | "genReqId"> {
  const pino = {
    level: logLevel,
    redact: { paths: SECRET_FIELDS.flatMap(placesOf), censor: "[redacted]" },
    serializers: { err: describeError },
    stream: logTo ?? stdoutLines,
  }
  return {
    logger: logLevel === "silent" ? false : pino,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
  }
}

/** What follows the words before the keys of stages, public pages and owners' pages, and before a ticket's code that somebody typed so. */
const KEYED = /((?:^|[/\\])(?:stage|r|e|v)[/\\#]+).+$/i
const ENCODED = /%([\da-f]{2})/gi
const MOST_ENCODINGS = 3

/** As a server reads it, also if it is encoded more than once or not well. */
function decoded(path: string): string {
  let text = path
  for (let round = 0; round < MOST_ENCODINGS; round += 1)
    text = text.replace(ENCODED, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return text
}

/**
 * Without the query, the keys of stages and public pages, and a ticket's code, however the path is spelt: nobody can open anything
 * with what is in the log.
 */
export function loggedPath(url: string): string {
  const path = url.split("?", 1)[0] ?? ""
  const read = decoded(path)
  return KEYED.test(read) ? read.replace(KEYED, "$1[redacted]") : path
}

/**
 * Logs one line per response and puts the request's id on the response, so that a person can quote it when asking for
 * help.
 */
export function logRequests(app: FastifyInstance): void {
  // None of these fields can hold a secret, and looking for one in each line takes a seventh of all memory that a save allocates.
  const answers = app.log.child({}, { redact: [] })
  app.addHook("onRequest", (request, reply, done) => {
    reply.header("x-request-id", request.id)
    done()
  })
  app.addHook("onResponse", (request, reply, done) => {
    const ms = Math.round(reply.elapsedTime * 10) / 10
    const { id: reqId, method, url } = request
    answers.info({ reqId, method, path: loggedPath(url), status: reply.statusCode, ms }, "answered")
    done()
  })
}
