import type { Role } from "@rosette/contract"
import { useState } from "react"
import { trpc } from "../../lib/trpc.ts"
import type { Outputs } from "../../lib/trpc-client.ts"
import { leaveSessions } from "../../lib/worker/waiting-logout.ts"

type Sessions = Outputs["session"]["current"]

/**
 * The session that this browser has in a role, asked anew each time a sign-in opens: its cookie outlives the tab that the
 * sign-in was made in, and the records of it. Null where there is none, or nobody can tell.
 */
export function useLiveSession<Of extends Role>(role: Of): { live: Sessions[Of]; logOut: () => Promise<void> } {
  const [isOnline] = useState(() => navigator.onLine)
  const query = trpc.session.current.useQuery(undefined, {
    staleTime: 0,
    refetchOnMount: "always",
    enabled: isOnline,
  })
  const [isLeft, setLeft] = useState(false)
  const isKnown = query.isFetchedAfterMount && !isLeft
  return {
    live: (isKnown && query.data?.[role]) || null,
    logOut: async () => {
      setLeft(true)
      await leaveSessions([role])
    },
  }
}
