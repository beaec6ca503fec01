import type { AppRouter } from "@rosette/server/router"
import { createTRPCReact, type inferReactQueryProcedureOptions } from "@trpc/react-query"

export type { Inputs, Outputs } from "./trpc-client.ts"

/** The server's procedures as hooks; only screens (`*-screen.tsx`) and their `use-*.ts` call them. */
export const trpc = createTRPCReact<AppRouter>()

export type ProcedureOptions = inferReactQueryProcedureOptions<AppRouter>
