import type { ProcedurePath } from "@rosette/contract/routers"
import type { InjectOptions } from "fastify"
import type { Browser, TestApp } from "../app.ts"
import type { FullEvent } from "../scenes/full-event.ts"
import type { Person, TwoEvents } from "../scenes/two-events.ts"

export type Stage = { app: TestApp; scene: TwoEvents; browser: Browser }

/** A call that is refused, and what it needs first. */
export type ProvokedCall = {
  who: Person
  procedure: ProcedurePath
  input(event: FullEvent): Record<string, unknown>
  prepare?(stage: Stage): Promise<unknown>
  /** With its own settings, the call gets its own app. */
  env?: Record<string, string>
  /** The app cannot be used for other calls afterwards. */
  endsApp?: true
}

/** A request that is refused before it is a call, at each API. */
export type ProvokedRequest = { rest: InjectOptions; trpc: InjectOptions }
