// Every type that comes from the server or the contract. The build writes them out, so that a packed copy needs neither.

import type { AppRouter } from "@rosette/server/router"
import type { inferRouterInputs, inferRouterOutputs } from "@trpc/server"

export type { ErrorBody, RefusalData } from "@rosette/contract/error-body"
export type { ErrorCode } from "@rosette/contract/errors"
export type { JudgeNews, OrganizerNews } from "@rosette/contract/live"
export type { Role } from "@rosette/contract/roles"
export type { AppRouter }

/** What each call takes and returns: `Inputs["organizer"]["createEntry"]`. */
export type Inputs = inferRouterInputs<AppRouter>
export type Outputs = inferRouterOutputs<AppRouter>
