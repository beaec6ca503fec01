import { Button, Text } from "@mantine/core"
import { IconDeviceMobileUp } from "@tabler/icons-react"
import { lazy, useEffect, useState } from "react"
import { type KeptOnDevice, onKeptSheets, readKeptSheets } from "../../offline/kept-sheets.ts"
import { LazyDialog } from "../../ui/dialogs/lazy-dialog.tsx"
import classes from "./kept-sheets.module.css"
import { keptSummary } from "./kept-words.ts"

const KeptDialog = lazy(() => import("./kept-dialog.tsx").then((m) => ({ default: m.KeptDialog })))

/** Follows what this device keeps of anybody's sheets; empty where the browser keeps nothing. */
function useKeptSheets(): readonly KeptOnDevice[] {
  const [sheets, setSheets] = useState<readonly KeptOnDevice[]>([])
  useEffect(() => {
    let isLeft = false
    const read = () =>
      readKeptSheets().then(
        (found) => !isLeft && setSheets(found),
        // Without storage nothing can be kept.
        () => undefined,
      )
    void read()
    const stop = onKeptSheets(read)
    return () => {
      isLeft = true
      stop()
    }
  }, [])
  return sheets
}

/** On the start page and the sign-ins: the sheets that wait here, whoever's they are, to be read and copied without signing in. */
export function KeptSheets() {
  const sheets = useKeptSheets()
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
