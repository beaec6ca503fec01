import { Alert } from "@mantine/core"
import { LIMITS } from "@rosette/contract/limits"
import { IconAlertTriangle } from "@tabler/icons-react"
import { trpc } from "../../lib/trpc.ts"

/** Warns of a master password of an earlier version that is shorter than a new installation accepts. */
export function ShortPassword() {
  const session = trpc.session.current.useQuery()
  if (!session.data?.masterAdmin?.hasShortPassword) return null
  return (
    <Alert color="yellow" mb="sm" title="The master password is short" icon={<IconAlertTriangle aria-hidden />}>
      It opens every event. Set MASTER_ADMIN_PASSWORD to at least {LIMITS.masterAdminPassword.minChars} characters and
      restart the server.
    </Alert>
  )
}
