import { Text } from "@mantine/core"
import type { EventForOrganizer } from "@rosette/contract/events"
import { DownloadEvent } from "../retention/download-event.tsx"

/** What goes with an event, for the confirmation, and its download before that. */
export function EventToDelete({ event: { id, name, resultsState } }: { event: EventForOrganizer }) {
  return (
    <>
      <Text>
        Are you sure you want to permanently delete "{name}"? This will remove all entries, judges, scores, and cannot
        be undone.
      </Text>
      {resultsState === "published" && (
        <Text mt="sm">Its published results go too, with the public page and the links for owners.</Text>
      )}
      <Text mt="sm" mb="xs">
        To keep something, download it first:
      </Text>
      <DownloadEvent eventId={id} />
    </>
  )
}
