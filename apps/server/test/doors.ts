import type { ProcedurePath } from "@rosette/contract/routers"
import { getUntypedClient, TRPCClientError } from "@trpc/client"
import { REST_ROUTES } from "../src/doors/rest/routes.ts"
import type { Browser } from "./app.ts"

export type Answer = { status: number; body: unknown }
export type Input = Record<string, unknown>

/** One of the APIs, without type checks on the input. */
export type Door = {
  door: "REST" | "tRPC"
  call(browser: Browser, procedure: ProcedurePath, input: Input): Promise<Answer>
}

function routeOf(procedure: ProcedurePath) {
  const route = REST_ROUTES.find(([, , name]) => name === procedure)
  if (!route) throw new Error(`${procedure} has no REST path`)
  return route
}

async function viaRest(browser: Browser, procedure: ProcedurePath, input: Input): Promise<Answer> {
  const [method, pattern] = routeOf(procedure)
  const rest = { ...input }
  const path = pattern.replace(/:(\w+)/g, (_, key: string) => {
    const value = rest[key]
    delete rest[key]
    return String(value)
  })
  if (method !== "GET")
    return onlyAnswer(await browser.rest(method, path, Object.keys(rest).length > 0 ? rest : undefined))
  const query = new URLSearchParams(
    Object.entries(rest).map(([key, value]): [string, string] => [key, String(value)]),
  ).toString()
  return onlyAnswer(await browser.rest(method, query ? `${path}?${query}` : path))
}

const onlyAnswer = ({ status, body }: Answer): Answer => ({ status, body })

async function viaTrpc(browser: Browser, procedure: ProcedurePath, input: Input): Promise<Answer> {
  const [method, , , created] = routeOf(procedure)
  const client = getUntypedClient(browser.trpc)
  try {
    const body = await (method === "GET" ? client.query(procedure, input) : client.mutation(procedure, input))
    return { status: created ?? 200, body }
  } catch (error) {
    if (!(error instanceof TRPCClientError)) throw error
    const { httpStatus, code, issues, blocking, number, ended } = error.data
    const details = { issues, blocking, number, ended }
    const present = Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined))
    return { status: httpStatus, body: { error: error.message, code, ...present } }
  }
}

const REST: Door = { door: "REST", call: viaRest }
const TRPC: Door = { door: "tRPC", call: viaTrpc }

export const DOORS: Door[] = [REST, TRPC]

/**
 * One API on each database, so that each behaviour is tested by both APIs and on both databases. No API touches a database
 * (`npm run check:imports`), so no fault needs one certain pair of them. `access-levels.test.ts` calls each
 * procedure by both APIs on the same database.
 */
export const doorsOn = (dialect: "sqlite" | "postgresql"): Door[] => (dialect === "sqlite" ? [REST] : [TRPC])
