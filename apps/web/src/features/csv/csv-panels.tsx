import { Text, Title } from "@mantine/core"
import card from "../../ui/page/page.module.css"
import classes from "./csv.module.css"
import { CsvImport } from "./csv-import.tsx"
import { DownloadCsvButton } from "./download-csv-button.tsx"

type Props = { eventId: number; eventName: string }

/** Import and download of entries: two parts of a surface of the overview. */
export const CsvPanels = ({ eventId, eventName }: Props) => (
  <>
    <section aria-labelledby="csv-import" className={classes.import} data-print="never">
      <div className={card.head}>
        <Title order={2} id="csv-import">
          Import CSV
        </Title>
      </div>
      <CsvImport eventId={eventId} />
    </section>
    <section aria-labelledby="csv-export" data-print="never">
      <div className={card.head}>
        <Title order={2} id="csv-export">
          Export CSV
        </Title>
      </div>
      <Text mb="sm">All entries in one file, for any spreadsheet or to import into another event.</Text>
      <DownloadCsvButton eventId={eventId} eventName={eventName} />
    </section>
  </>
)
