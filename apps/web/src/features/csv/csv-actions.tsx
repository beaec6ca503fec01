import { Modal } from "@mantine/core"
import { IconDownload, IconFileImport } from "@tabler/icons-react"
import { type ReactNode, useState } from "react"
import type { BarAction } from "../../ui/actions/action-bar.tsx"
import { useLocked } from "../../ui/states/locked.tsx"
import styles from "./csv.module.css"
import { CsvImport } from "./csv-import.tsx"
import { useCsvDownload } from "./use-csv-download.ts"

type Props = { eventId: number; eventName: string; children: (actions: readonly BarAction[]) => ReactNode }

/** Passes the actions for CSV files to a list, and shows the import dialog. */
export function CsvActions({ eventId, eventName, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  const isLocked = useLocked()
  const { download, isPending } = useCsvDownload(eventId, eventName)
  const actions: BarAction[] = [
    {
      key: "import",
      label: "Import CSV",
      icon: <IconFileImport size={20} aria-hidden />,
      onPress: () => setOpen(true),
      isDisabled: isLocked,
    },
    {
      key: "download",
      label: isPending ? "Downloading..." : "Download CSV",
      icon: <IconDownload size={20} aria-hidden />,
      onPress: () => download(),
      isDisabled: isPending,
      others: {
        label: "Other ways to download",
        ways: [
          { key: "plain", label: "Seven columns, for any import", onPress: () => download() },
          {
            key: "with-flags",
            label: "With a column for each flag",
            inMenu: "Download CSV with flags",
            onPress: () => download(true),
          },
        ],
      },
    },
  ]
  return (
    <>
      {children(actions)}
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title="Import entries from a CSV file"
        size="lg"
        classNames={{ inner: styles.inner, content: styles.content, header: styles.header, body: styles.body }}
        closeOnClickOutside={false}
        closeButtonProps={{ "aria-label": "Close" }}
      >
        <CsvImport eventId={eventId} onImported={() => setOpen(false)} isPrimary />
      </Modal>
    </>
  )
}
