import { Button, Group, Text } from "@mantine/core"
import { PageShell } from "../page/page-shell.tsx"
import { Drawing } from "./drawing.tsx"

const REASONS = {
  "missing-code": {
    title: "This screen could not be loaded",
    text: "Either the network is gone, or a newer version of Rosette has just been installed. Check the connection and load the page again. What was saved is safe.",
  },
  fault: {
    title: "Something went wrong on this screen",
    text: "Loading the page again usually helps. What was saved is safe. If it happens again, tell the organizer what you did just before.",
  },
} as const

/** Shown when a screen throws: what happened, and what to do. */
export function CrashScreen({ reason }: { reason: keyof typeof REASONS }) {
  const { title, text } = REASONS[reason]
  return (
    <PageShell title={title} width="text">
      <Drawing name="stopped" />
      <Text size="lg" mb="lg" role="alert">
        {text}
      </Text>
      <Group>
        <Button onClick={() => window.location.reload()}>Load again</Button>
        <Button component="a" href="/" variant="default">
          Go to the Start Page
        </Button>
      </Group>
    </PageShell>
  )
}
