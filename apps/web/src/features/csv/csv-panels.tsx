import { Text, Title } from "@mantine/core"
import card from "../../ui/page/card.module.css"
import { CsvImport } from "./csv-import.tsx"
import classes from "./csv-panels.module.css"
import { DownloadCsvButton } from "./download-csv-button.tsx"

type Props = { eventId: number; eventName: string }

/** Import and download of entries, side by side on the overview. */
export function CsvPanels({ eventId, eventName }: Props) {
  return (
    <div className={`${card.card} ${classes.panels}`} data-print="never">
      <section aria-labelledby="csv-import">
        <Title order={3} id="csv-import" mb="sm">
          Import CSV
        </Title>
        <CsvImport eventId={eventId} />
      </section>
      <section aria-labelledby="csv-export">
        <Title order={3} id="csv-export" mb="sm">
          Export CSV
        </Title>
        <Text mb="md">
          All entries as one file that every spreadsheet opens. Importing it into another event gives the same entries.
        </Text>
        <DownloadCsvButton eventId={eventId} eventName={eventName} />
      </section>
    </div>
  )
}
