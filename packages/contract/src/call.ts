import type { ZodType } from "zod"
import type { Effect } from "./effects.ts"
import type { ErrorCode } from "./errors.ts"
import type { AccessLevel } from "./roles.ts"

/** All that is true of a call. Both APIs, their documentation and the access tests are derived from these rows. */
type Call = {
  /** Who may call it. */
  who: AccessLevel
  /** What it does, in one sentence. */
  says: string
  input?: ZodType
  /** What it may refuse besides what follows from its form. */
  refuses?: readonly ErrorCode[]
}

/** A call that only reads: its input is the path and the query. */
type Read = Call & { rest: `GET /${string}`; output: ZodType }

/** A stream of news, which REST does not have. */
type Live = Call & { rest: null }

type Method = "POST" | "PUT" | "PATCH" | "DELETE"
type ChangingRoute = `${Method} /${string}`

/** A call that changes something, or whose input does not fit into an address. */
type Change = Call & {
  rest: ChangingRoute
  /** A second path of the same call. */
  alsoRest?: ChangingRoute
  /** The status of its answer in REST, if it is not 200. */
  status?: 201
  output: ZodType
  /** What it makes stale, at most; null if it changes no event. */
  effect: Effect | null
  /** Its refusal while results are published, if it is not the one of its effect. */
  whenPublished?: ErrorCode
  /** How large its body may be: a few ids, an event with its criteria, a whole file. Otherwise the usual size of an API. */
  body?: "small" | "newEvent" | "file"
  /** What is checked before its body is read, in this order. */
  beforeBody?: readonly BeforeBody[]
}

/** Whether events may be created here, whether the disk has room, and whose turn it is: one at a time in a session. */
export type BeforeBody = "eventCreation" | "storage" | "importTurn" | "photoTurn" | "previewTurn"

/** The calls of a noun by name; one that lacks a fact does not compile. */
export type Calls = Record<string, Read | Live | Change>
