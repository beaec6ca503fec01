import { LIMITS } from "@rosette/contract/limits"
import type { FastifyRequest } from "fastify"
import { AppError, invalid } from "../../refusals/app-error.ts"

export type RestInput = Record<string, unknown>

/** Ids that are text; all others are numbers. */
const TEXTS = new Set(["sessionId", "stageKey"])

/** A path parameter is an id; any other text is NOT_FOUND. */
function idFromPath(text: string): number {
  if (!/^[1-9]\d{0,9}$/.test(text) || Number(text) > LIMITS.id.max) throw new AppError("NOT_FOUND")
  return Number(text)
}

export const idsOf = (params: unknown): RestInput =>
  Object.fromEntries(
    Object.entries(params as Record<string, string>).map(([key, text]) => [
      key,
      TEXTS.has(key) ? text : idFromPath(text),
    ]),
  )

/** Query values are text: whole numbers become numbers, the rest is unchanged. */
const fromQuery = (query: unknown): RestInput =>
  Object.fromEntries(
    Object.entries(query as RestInput).map(([key, value]) => [
      key,
      typeof value === "string" && /^\d{1,10}$/.test(value) ? Number(value) : value,
    ]),
  )

/** The body of a write; without one only the path parameters are sent. */
function fromBody(request: FastifyRequest): RestInput {
  if (request.isMultipart()) throw new AppError("UNSUPPORTED_MEDIA_TYPE")
  const { body } = request
  if (body === undefined) return {}
  if (typeof body !== "object" || body === null || Array.isArray(body))
    throw invalid([], "The request body must be a JSON object")
  return body as RestInput
}

/** A request as a procedure's input: query or body, overridden by the path parameters. */
export function jsonInput(request: FastifyRequest): RestInput {
  const isRead = request.method === "GET" || request.method === "HEAD"
  return { ...(isRead ? fromQuery(request.query) : fromBody(request)), ...idsOf(request.params) }
}
