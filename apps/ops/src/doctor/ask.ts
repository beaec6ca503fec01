import { type IncomingMessage, request as requestPlainly } from "node:http"
import { request as requestOverTls } from "node:https"
import { TLSSocket } from "node:tls"

export type Certificate = {
  /** Why a phone would refuse it, as Node names it; null for one that is valid here and now. */
  problem: string | null
  validFrom: Date
  validTo: Date
}

export type Answer = {
  status: number
  location: string | null
  body: string
  /** How far its clock is ahead of this machine's, by the Date header, which has whole seconds. */
  aheadSeconds: number | null
  /** Null where it was asked without TLS. */
  certificate: Certificate | null
}

/** What an address answers, or why there was no answer. */
export type Asked = { answer: Answer; reason: null } | { answer: null; reason: string }

/** Names that every device understands as itself. */
const ITSELF = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

export const isItself = (url: string): boolean => ITSELF.test(new URL(url).hostname)

const MOST_BYTES = 1_000_000

/** Asks an address once, follows nothing, and takes every certificate: what is wrong with it is among the facts. */
export function ask(url: string, patienceMs: number): Promise<Asked> {
  const request = url.startsWith("https:") ? requestOverTls : requestPlainly
  const leaving = AbortSignal.timeout(patienceMs)
  return new Promise((resolve) => {
    const fail = (error: unknown) =>
      resolve({ answer: null, reason: leaving.aborted ? "no answer in time" : reasonOf(error) })
    const sent = request(url, { agent: false, rejectUnauthorized: false, signal: leaving }, (response) => {
      answerIn(response).then((answer) => resolve({ answer, reason: null }), fail)
    })
    sent.on("error", fail).end()
  })
}

async function answerIn(response: IncomingMessage): Promise<Answer> {
  const now = Date.now()
  const { statusCode: status = 0, headers, socket } = response
  const certificate = socket instanceof TLSSocket ? certificateOf(socket) : null
  const date = Date.parse(headers.date ?? "")
  const body = await textOf(response)
  return {
    status,
    location: headers.location ?? null,
    body,
    aheadSeconds: Number.isNaN(date) ? null : Math.round((date - now) / 1_000),
    certificate,
  }
}

async function textOf(response: IncomingMessage): Promise<string> {
  let text = ""
  for await (const part of response.setEncoding("utf8")) {
    text += part
    if (text.length > MOST_BYTES) break
  }
  return text
}

function certificateOf(socket: TLSSocket): Certificate {
  const { valid_from, valid_to } = socket.getPeerCertificate()
  // For an error Node sets its code here, whatever the type says.
  const problem: unknown = socket.authorizationError
  return { problem: problem ? String(problem) : null, validFrom: new Date(valid_from), validTo: new Date(valid_to) }
}

function reasonOf(error: unknown): string {
  if (error instanceof Error && "code" in error && typeof error.code === "string") return error.code
  return error instanceof Error ? error.message : String(error)
}
