import { Alert } from "@mantine/core"

/** After a lost answer: the same attempt can be sent again, and makes nothing twice. */
export const AnswerLost = ({ action }: { action: string }) => (
  <Alert role="alert" color="red" title="No answer from the server">
    The event may have been created. Press {action} again when you are connected: however often you press, there will be
    one event.
  </Alert>
)
