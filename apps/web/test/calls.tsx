import { ERRORS, type ErrorCode, type FieldConflict, type Issue } from "@rosette/contract/errors"
import type { EndReason } from "@rosette/contract/sessions"
import type { AppRouter } from "@rosette/server/router"
import { QueryClientProvider } from "@tanstack/react-query"
import { createTRPCClient, TRPCClientError, type TRPCLink } from "@trpc/client"
import { observable } from "@trpc/server/observable"
import type { ReactNode } from "react"
import { createQueryClient } from "../src/lib/query-client.ts"
import { type Inputs, type Outputs, trpc } from "../src/lib/trpc.ts"
import { show } from "./render.tsx"

type Router = keyof Inputs & keyof Outputs
type Path = { [R in Router]: `${R}.${string & keyof Inputs[R] & keyof Outputs[R]}` }[Router]
type Answer<P> = P extends `${infer R extends Router}.${infer Name}`
  ? Name extends keyof Inputs[R] & keyof Outputs[R]
    ? (input: Inputs[R][Name]) => Outputs[R][Name] | Promise<Outputs[R][Name]>
    : never
  : never

/** The server's answers by the name of the procedure, such as `"organizer.createEntry"`; a promise for one that comes late. */
export type Answers = { [P in Path]?: Answer<P> }

type Details = { issues?: Issue[]; conflicts?: FieldConflict[]; number?: number; ended?: EndReason }

/** The error that an answer throws: the refusal that the server would send, with its standard message. */
export function refused(code: ErrorCode, details: Details = {}): TRPCClientError<AppRouter> {
  const { message, status } = ERRORS[code]
  return TRPCClientError.from({ error: { code: -32600, message, data: { code, httpStatus: status, ...details } } })
}

function answerLink(answers: Answers): TRPCLink<AppRouter> {
  const byPath = new Map<string, unknown>(Object.entries(answers))
  return () =>
    ({ op }) =>
      observable((observer) => {
        const answer = byPath.get(op.path)
        if (typeof answer !== "function") throw new Error(`This test has no answer for ${op.path}.`)
        const give = (data: unknown) => {
          observer.next({ result: { data } })
          observer.complete()
        }
        const refuse = (error: unknown) =>
          observer.error(TRPCClientError.from(error instanceof Error ? error : new Error(String(error))))
        op.signal?.addEventListener("abort", () => refuse(op.signal?.reason))
        try {
          const data: unknown = answer(op.input)
          if (data instanceof Promise) data.then(give, refuse)
          else give(data)
        } catch (error) {
          refuse(error)
        }
      })
}

/** Renders something that calls the server, with answers from the test. */
export function showWithServer(element: ReactNode, answers: Answers) {
  const queryClient = createQueryClient({ queries: { retry: false }, mutations: { retry: false } })
  const client = createTRPCClient<AppRouter>({ links: [answerLink(answers)] })
  const connected = (children: ReactNode) => (
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  )
  const { rerender, ...shown } = show(connected(element))
  return { ...shown, queryClient, rerender: (next: ReactNode) => rerender(connected(next)) }
}
