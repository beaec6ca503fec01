import type { AppRouter } from "@rosette/server/router"
import { createTRPCReact } from "@trpc/react-query"

export type { Inputs, Outputs } from "./trpc-client.ts"

/** The server's procedures as hooks: screens, tabs and dialogs call them, or the `use-*.ts` beside them. */
export const trpc = createTRPCReact<AppRouter>()
