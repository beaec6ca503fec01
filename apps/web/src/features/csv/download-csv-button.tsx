import { Button, Menu } from "@mantine/core"
import { IconChevronDown, IconDownload } from "@tabler/icons-react"
import { useCsvDownload } from "./use-csv-download.ts"

type Props = { eventId: number; eventName: string }

/** Downloads all entries of the event as a CSV file, with or without the columns of flags. */
export function DownloadCsvButton({ eventId, eventName }: Props) {
  const { download, isPending } = useCsvDownload(eventId, eventName)
  return (
    <Button.Group>
      <Button
        variant="default"
        leftSection={<IconDownload size={20} aria-hidden />}
        onClick={() => download()}
        disabled={isPending}
      >
        {isPending ? "Downloading..." : "Download CSV"}
      </Button>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" px="sm" aria-label="Other ways to download" disabled={isPending}>
            <IconChevronDown size={20} aria-hidden />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => download()}>Seven columns, for any import</Menu.Item>
          <Menu.Item onClick={() => download(true)}>With a column for each flag</Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </Button.Group>
  )
}
