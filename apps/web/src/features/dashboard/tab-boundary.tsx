import { Alert, Button, Group, Text } from "@mantine/core"
import { IconAlertTriangle } from "@tabler/icons-react"
import { Component, type ReactNode } from "react"
import { isMissingCode } from "../../lib/missing-code.ts"

type State = { error: unknown }

/** Keeps the dashboard and its tabs while one tab cannot be loaded; it is tried again when the network is back. */
export class TabBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null }

  static getDerivedStateFromError(error: unknown): State {
    return { error }
  }

  private readonly tryAgain = () => this.setState({ error: null })

  override componentDidMount(): void {
    window.addEventListener("online", this.tryAgain)
  }

  override componentWillUnmount(): void {
    window.removeEventListener("online", this.tryAgain)
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === null) return this.props.children
    // A fault is shown by the boundary of the whole screen.
    if (!isMissingCode(error)) throw error
    return <TabNotLoaded onRetry={this.tryAgain} />
  }
}

const TabNotLoaded = ({ onRetry }: { onRetry: () => void }) => (
  <Alert role="alert" color="red" title="This tab could not be loaded" icon={<IconAlertTriangle aria-hidden />}>
    <Text mb="sm">
      Either the network is gone, or a newer version of Rosette has just been installed. The other tabs that you have
      opened still work, and what was saved is safe.
    </Text>
    <Group gap="sm">
      <Button variant="default" onClick={onRetry}>
        Try Again
      </Button>
      <Button variant="default" onClick={() => window.location.reload()}>
        Load the Page Again
      </Button>
    </Group>
  </Alert>
)
