import type { ProcedurePath } from "@rosette/contract/routers"
import { PROCEDURES } from "../calls/procedure-list.ts"

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE"

export type RestRoute = readonly [method: Method, path: string, procedure: ProcedurePath, status?: 201]

/** The documented paths, each for a procedure: its input is the body or query with the path parameters. */
export const REST_ROUTES: readonly RestRoute[] = [...PROCEDURES.values()].flatMap(({ path, rest, alsoRest, status }) =>
  [rest, alsoRest].flatMap((route) => {
    if (!route) return []
    const [method, address = ""] = route.split(" ")
    return [[method as Method, address, path, status] as const]
  }),
)
