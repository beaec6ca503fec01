import { Button, Modal } from "@mantine/core"
import { useMediaQuery } from "@mantine/hooks"
import { IconFileImport } from "@tabler/icons-react"
import { useState } from "react"
import { CsvImport } from "./csv-import.tsx"

/** Opens the import over the list of entries. */
export function ImportCsvButton({ eventId }: { eventId: number }) {
  const [isOpen, setOpen] = useState(false)
  const isPhone = useMediaQuery("(max-width: 47.99em)")
  return (
    <>
      <Button variant="default" leftSection={<IconFileImport size={20} aria-hidden />} onClick={() => setOpen(true)}>
        Import CSV
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title="Import entries from a CSV file"
        size="xl"
        fullScreen={isPhone}
        closeOnClickOutside={false}
        closeButtonProps={{ "aria-label": "Close" }}
      >
        <CsvImport eventId={eventId} onImported={() => setOpen(false)} />
      </Modal>
    </>
  )
}
