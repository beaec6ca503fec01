import { Button, Loader, Stack, Text } from "@mantine/core"

/** Shown while the organizer decides about this phone. */
export function ApprovalPanel({ judgeName, onCancel }: { judgeName: string; onCancel: () => void }) {
  return (
    <Stack gap="md" align="flex-start">
      <Text role="status" fw={600} size="lg">
        This phone is new for {judgeName}. Ask the organizer to allow it.
      </Text>
      <Text c="dimmed">
        Keep this page open: you are signed in as soon as the organizer presses “Allow” on the Judges tab.
      </Text>
      <Loader size="sm" type="dots" aria-hidden />
      <Button variant="default" onClick={onCancel}>
        Cancel
      </Button>
    </Stack>
  )
}
