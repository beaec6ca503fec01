import { MASTER_ADMIN } from "@rosette/contract"
import { useQueryClient } from "@tanstack/react-query"
import { useLocation } from "wouter"
import { errorText } from "../../lib/error-text.ts"
import { feedback } from "../../lib/feedback.ts"
import { masterAdminData, organizerData, organizerSession } from "../../lib/storage.ts"
import { trpc } from "../../lib/trpc.ts"

/** Ends the master admin's session, and the organizer session of the event they were managing, here and on the server. */
export function useMasterLogout() {
  const [, navigate] = useLocation()
  const queries = useQueryClient()
  const logout = trpc.session.logout.useMutation({
    onSuccess() {
      if (isManaging()) {
        organizerData.clear()
        organizerSession.clear()
      }
      masterAdminData.clear()
      navigate("/master-admin-login")
      queries.clear()
    },
    // Removed here but valid on the server, the session would let in the next person at this computer.
    onError: (error) => feedback.failure("You are still signed in", errorText(error)),
  })
  return {
    isPending: logout.isPending,
    mutate: () => logout.mutate({ roles: isManaging() ? ["masterAdmin", "organizer"] : ["masterAdmin"] }),
  }
}

const isManaging = () => organizerData.read()?.organizerId === MASTER_ADMIN.id
