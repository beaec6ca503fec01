import { Button, Text } from "@mantine/core"
import { IconDownload } from "@tabler/icons-react"
import { formatMegabytes } from "../../lib/format.ts"
import { type DownloadState, useEventDownload } from "./use-event-download.ts"

type Props = { eventId: number; describedBy?: string | undefined }

/** Downloads everything of an event. The state is shown here, because a big event takes longer than a notice is visible. */
export function DownloadEvent({ eventId, describedBy }: Props) {
  const { state, download } = useEventDownload(eventId)
  const isUnderWay = state.step === "underWay"
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconDownload size={20} aria-hidden />}
        onClick={download}
        disabled={isUnderWay}
        aria-describedby={describedBy}
      >
        {isUnderWay ? `Downloading... ${formatMegabytes(state.bytes)}` : "Download Everything"}
      </Button>
      <Outcome {...state} />
    </>
  )
}

function Outcome(state: DownloadState) {
  if (state.step === "failed")
    return (
      <Text role="alert" c="red">
        {state.sentence}
      </Text>
    )
  return <Text role="status">{state.step === "done" && `Saved as ${state.fileName}`}</Text>
}
