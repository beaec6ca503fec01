import { Button } from "@mantine/core"
import { IconDownload } from "@tabler/icons-react"
import { useCsvDownload } from "./use-csv-download.ts"

type Props = { eventId: number; eventName: string }

/** Downloads every entry of the event as a CSV file. */
export function DownloadCsvButton({ eventId, eventName }: Props) {
  const { download, isPending } = useCsvDownload(eventId, eventName)
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={20} aria-hidden />}
      onClick={download}
      disabled={isPending}
    >
      {isPending ? "Downloading..." : "Download CSV"}
    </Button>
  )
}
