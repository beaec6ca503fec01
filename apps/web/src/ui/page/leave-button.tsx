import { Button } from "@mantine/core"
import { IconLogout } from "@tabler/icons-react"

/** Exit or Logout, at the end of a screen's header. */
export const LeaveButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Button variant="subtle" color="gray" leftSection={<IconLogout size={20} aria-hidden />} px="sm" onClick={onClick}>
    {label}
  </Button>
)
