import { Button, Text } from "@mantine/core"
import { IconDeviceMobileUp } from "@tabler/icons-react"
import { lazy, useEffect, useState } from "react"
import { followKeptSheets, type KeptOnDevice } from "../../offline/kept-sheets.ts"
import { LazyDialog } from "../../ui/dialogs/lazy-dialog.tsx"
import classes from "./kept-sheets.module.css"
import { keptSummary } from "./kept-words.ts"

const KeptDialog = lazy(() => import("./kept-dialog.tsx").then((m) => ({ default: m.KeptDialog })))

/** On the start page and the sign-ins: the sheets of any judge that wait here, to be read and copied without signing in. */
export function KeptSheets() {
  const [sheets, setSheets] = useState<readonly KeptOnDevice[]>([])
  useEffect(() => followKeptSheets(setSheets), [])
  const [isOpen, setOpen] = useState(false)
  if (sheets.length === 0 && !isOpen) return null
  return (
    <section className={classes.panel} aria-label="Score sheets on this device">
      <IconDeviceMobileUp size={26} stroke={1.7} aria-hidden />
      <Text className={classes.text}>{keptSummary(sheets)}</Text>
      <Button variant="default" onClick={() => setOpen(true)}>
        Show them
      </Button>
      <LazyDialog isOpen={isOpen}>
        {(isShown) => <KeptDialog sheets={sheets} isOpen={isShown} onClose={() => setOpen(false)} />}
      </LazyDialog>
    </section>
  )
}
