import { Button } from "@mantine/core"
import { CSV_COLUMN_OF } from "@rosette/contract"
import { IconFileDownload } from "@tabler/icons-react"
import { saveFile } from "../../lib/save-file.ts"

const HEADERS = Object.values(CSV_COLUMN_OF).join(",")

/** Downloads an empty file with all columns, to be filled in with a spreadsheet program. */
export const TemplateButton = () => (
  <Button
    variant="subtle"
    px="xs"
    mx="-xs"
    leftSection={<IconFileDownload size={20} aria-hidden />}
    onClick={() => saveFile(new Blob([`${HEADERS}\r\n`], { type: "text/csv" }), "entries-template.csv")}
  >
    Download a Template
  </Button>
)
