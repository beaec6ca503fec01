import { Alert } from "@mantine/core"

/** Why something was not done, if no field is the reason. */
export const Refusal = ({ title, children }: { title: string; children: string }) => (
  <Alert color="red" role="alert" title={title}>
    {children}
  </Alert>
)
