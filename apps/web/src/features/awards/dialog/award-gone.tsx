import { Alert } from "@mantine/core"
import { IconTrash } from "@tabler/icons-react"

/** Shown in the dialog of an award that somebody else has deleted. */
export function AwardGone() {
  return (
    <Alert color="red" role="alert" title="This award was deleted meanwhile" icon={<IconTrash aria-hidden />}>
      It was deleted in another window or by somebody else. Nothing can be saved to it. What you typed is lost when you
      close this.
    </Alert>
  )
}
