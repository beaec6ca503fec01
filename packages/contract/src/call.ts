import type { ZodType } from "zod"
import type { Effect } from "./effects.ts"
import type { ErrorCode } from "./errors.ts"
import type { AccessLevel } from "./roles.ts"

/** All that is true of a call. Both APIs, their documentation and the access tests are derived from these rows. */
type Row = {
  /** Who may call it. */
  who: AccessLevel
  /** What it does, in one sentence. */
  says: string
  input?: ZodType
  /** The input as the documentation shows it, if its own schema says too little. */
  documentedInput?: ZodType
  /** Many people call it from one address: it limits by itself what is called in vain. */
  hasOwnThrottle?: true
  /** What it may refuse besides what follows from its form. */
  refuses?: readonly ErrorCode[]
}

/** A call that only reads: its input is the path and the query. */
type Read = Row & {
  rest: `GET /${string}`
  output: ZodType
  /** How REST answers, if not with the output as JSON. */
  restAnswer?: RestAnswer
}

/** A file, the bytes of a published version, a list of thousands in slices, or nothing new for whoever has the answer already. */
export type RestAnswer = "csv" | "archive" | "snapshot" | "inSlices" | "unlessKnown"

/** A stream of news, which REST does not have. */
type Live = Row & { rest: null }

type ChangingRoute = `${"POST" | "PUT" | "PATCH" | "DELETE"} /${string}`

/** A call that changes something, or whose input does not fit into an address. */
type Change = Row & {
  rest: ChangingRoute
  /** A second path of the same call. */
  alsoRest?: ChangingRoute
  /** The status of its answer in REST, if it is not 200. */
  status?: 201
  /** The same where what it creates was there already. */
  statusAgain?: 200
  output: ZodType
  /** What it makes stale, at most; null if it changes no event. */
  effect: Effect | null
  /** Its refusal while results are published, if it is not the one of its effect. */
  whenPublished?: ErrorCode
  /** What is checked before its body is read, in this order. */
  beforeBody?: readonly BeforeBody[]
} & ({ who: Exclude<AccessLevel, "anybody">; body?: Body } | { who: "anybody"; body: Body })

/** A few ids or short texts, an event with its criteria, the rows of a file, or a form with a picture; otherwise JSON of usual size. */
type Body = "small" | "newEvent" | "file" | "picture"

/** Whether events may be created here, whether the disk has room, and whose turn it is: one at a time in a session. */
export type BeforeBody = "eventCreation" | "storage" | "importTurn" | "photoTurn" | "previewTurn"

export type Call = Read | Live | Change

/** The calls of a noun by name; one that lacks a fact does not compile. */
export type Calls = Record<string, Call>
