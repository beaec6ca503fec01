import type { Role } from "@rosette/contract/roles"
import { useState } from "react"
import { RECORDS_OF } from "../../lib/storage.ts"
import { trpc } from "../../lib/trpc.ts"
import type { Outputs } from "../../lib/trpc-client.ts"
import { leaveSessions } from "../../lib/worker/waiting-logout.ts"

type Sessions = Outputs["session"]["current"]

type LiveSession<Of extends Role> = {
  live: Sessions[Of]
  /** How the organizer has ended the judge's session of this browser; null if the organizer has not. */
  judgeEnded: Sessions["judgeEnded"]
  /** Whether the server is being asked for the first time. */
  isPending: boolean
  /** Ends the session, and removes what a sign-in in this role has stored. */
  logOut: () => Promise<void>
}

/**
 * The session that this browser has in a role. The server is asked each time a sign-in screen opens, because the cookie outlives
 * the tab and the records of the sign-in. Null if there is none or it is not known.
 */
export function useLiveSession<Of extends Role>(role: Of): LiveSession<Of> {
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
    judgeEnded: (isKnown && query.data?.judgeEnded) || null,
    isPending: isOnline && !query.isFetchedAfterMount,
    logOut: async () => {
      setLeft(true)
      for (const record of RECORDS_OF[role]) record.clear()
      await leaveSessions([role])
    },
  }
}
