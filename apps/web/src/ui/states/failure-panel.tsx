import { Alert, Button, Text } from "@mantine/core"
import { IconAlertTriangle } from "@tabler/icons-react"

type Props = { title?: string; message: string; onRetry?: () => void; isRetrying?: boolean }

/** Says what could not be loaded and why, and offers to try again. */
export function FailurePanel({ title = "This could not be loaded", message, onRetry, isRetrying = false }: Props) {
  return (
    <Alert role="alert" color="red" title={title} icon={<IconAlertTriangle aria-hidden />}>
      <Text mb={onRetry ? "sm" : 0}>{message}</Text>
      {onRetry && (
        <Button variant="default" onClick={onRetry} loading={isRetrying}>
          Try again
        </Button>
      )}
    </Alert>
  )
}
