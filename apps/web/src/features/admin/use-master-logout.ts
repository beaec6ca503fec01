import { MASTER_ADMIN, type Role } from "@rosette/contract/roles"
import { useQueryClient } from "@tanstack/react-query"
import { useLocation } from "wouter"
import { feedback } from "../../lib/feedback.ts"
import { masterAdminData, organizerData, organizerSession } from "../../lib/storage.ts"
import { leaveSessions } from "../../lib/worker/waiting-logout.ts"

/**
 * Goes to the sign-in at once, also without a connection, and ends the master admin's session and that of the event they were
 * managing, here and on the server.
 */
export function useMasterLogout() {
  const [, navigate] = useLocation()
  const queries = useQueryClient()
  return async () => {
    const roles: Role[] = isManaging() ? ["masterAdmin", "organizer"] : ["masterAdmin"]
    if (isManaging()) {
      organizerData.clear()
      organizerSession.clear()
    }
    masterAdminData.clear()
    const leaving = leaveSessions(roles)
    navigate("/master-admin-login")
    if (!(await leaving)) feedback.failure("Logged out here", "The server is told as soon as it can be reached.")
    queries.removeQueries({ type: "inactive" })
  }
}

const isManaging = () => organizerData.read()?.organizerId === MASTER_ADMIN.id
