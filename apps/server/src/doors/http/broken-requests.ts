import type { Socket } from "node:net"
import type { FastifyInstance, FastifyServerOptions } from "fastify"
import { AppError } from "../../refusals/app-error.ts"
import { isReadableRange } from "./files/byte-range.ts"
import { logFailure } from "./logs/log-failure.ts"
import { refusalOfRequest } from "./request-refusal.ts"
import { securityHeaders } from "./security-headers.ts"
import { sendRefusal } from "./send-refusal.ts"

const TOO_SLOW = "The request took too long to arrive. Please send it again."
const NOT_HTTP = "The request is not well-formed HTTP."

const REASONS: Record<number, string> = { 400: "Bad Request", 404: "Not Found", 413: "Content Too Large" }

/** The first line of a request with a method that Node does not know. */
const REQUEST_LINE = /^[A-Z][A-Z-]* \S+ HTTP\/1\.[01]\r\n/

/** Node passes the bytes; Fastify's type says otherwise. */
type BrokenRequest = { code?: string; rawPacket?: unknown }

const firstBytes = ({ rawPacket }: BrokenRequest) => (Buffer.isBuffer(rawPacket) ? rawPacket.toString("latin1") : "")

/** What Node could not parse as a request: an unknown method, headers too large, too slow, or not HTTP. */
function refusalOfBrokenRequest(error: BrokenRequest): AppError {
  if (error.code === "HPE_INVALID_METHOD" && REQUEST_LINE.test(firstBytes(error))) return new AppError("NOT_FOUND")
  if (error.code === "HPE_HEADER_OVERFLOW" || error.code === "HPE_CHUNK_EXTENSIONS_OVERFLOW")
    return new AppError("TOO_LARGE")
  return new AppError("INVALID_INPUT", { message: error.code === "ERR_HTTP_REQUEST_TIMEOUT" ? TOO_SLOW : NOT_HTTP })
}

/** By then the answer has arrived. A client that never closes its own side would keep the connection for as long as it likes. */
const LINGER_MS = 1_000

/**
 * Answers on the raw socket, in the usual error format, and closes it. A connection on which nothing has arrived is closed
 * without an answer: browsers open some in advance, and would take it for the answer to the request that they are sending.
 */
function answerOnSocket(socket: Socket, refusal: AppError, headers: Record<string, string>): void {
  if (!socket.writable || socket.bytesWritten > 0 || socket.bytesRead === 0) {
    socket.destroy()
    return
  }
  const body = JSON.stringify(refusal.toRefusal())
  const lines = Object.entries({
    ...headers,
    "cache-control": "no-store",
    "content-type": "application/json; charset=utf-8",
    "content-length": String(Buffer.byteLength(body)),
    connection: "close",
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${refusal.status} ${REASONS[refusal.status]}\r\n${lines.join("")}\r\n${body}`)
  setTimeout(() => socket.destroy(), LINGER_MS).unref()
}

/** Fastify's two hooks for requests that never reach a route, answering in the usual error format. */
export function brokenRequestOptions(
  publicUrl: string | undefined,
): Pick<FastifyServerOptions, "clientErrorHandler" | "frameworkErrors"> {
  const headers = securityHeaders(publicUrl)
  return {
    clientErrorHandler: (error, socket) => answerOnSocket(socket, refusalOfBrokenRequest(error), headers),
    frameworkErrors: (_error, request, reply) => {
      reply.headers({ ...headers, "x-request-id": request.id })
      sendRefusal(reply, new AppError("NOT_FOUND"))
    },
  }
}

/** The file's length, when a requested range lies outside it. */
function rangeOf(error: unknown): string | undefined {
  const headers = error instanceof Error && "headers" in error ? error.headers : undefined
  const range =
    typeof headers === "object" && headers !== null ? new Map(Object.entries(headers)).get("Content-Range") : ""
  return typeof range === "string" && range !== "" ? range : undefined
}

const HOST = /^(\[[\da-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i

const countOf = (name: string, rawHeaders: readonly string[]) =>
  rawHeaders.filter((header, index) => index % 2 === 0 && header.toLowerCase() === name).length

/**
 * Refuses requests with an invalid or repeated `Host` before anything builds a URL from it, and gives every failure the
 * usual error format.
 */
export function refuseBrokenRequests(app: FastifyInstance): void {
  app.addHook("onRequest", (request, _reply, done) => {
    const { host } = request.headers
    const isHost = host === undefined || (HOST.test(host) && URL.canParse(`http://${host}`))
    const isOne = countOf("host", request.raw.rawHeaders ?? []) <= 1
    // An unreadable range is ignored.
    if (request.headers.range !== undefined && !isReadableRange(request.headers.range)) delete request.raw.headers.range
    done(isHost && isOne ? undefined : new AppError("INVALID_INPUT", { message: NOT_HTTP }))
  })
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOfRequest(error)
    logFailure(request.log, refusal, { error, what: "request failed" })
    const range = rangeOf(error)
    if (range !== undefined) reply.header("content-range", range)
    return sendRefusal(reply, refusal)
  })
}
