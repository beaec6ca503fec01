import { Button, Text } from "@mantine/core"
import { IconDeviceMobileUp } from "@tabler/icons-react"
import { lazy, useEffect, useState } from "react"
import { followUnsentSheets, type UnsentOnDevice } from "../../offline/unsent-sheets.ts"
import { LazyDialog } from "../../ui/dialogs/lazy-dialog.tsx"
import classes from "./unsent-sheets.module.css"
import { unsentSummary } from "./words.ts"

const UnsentDialog = lazy(() => import("./unsent-dialog.tsx").then((m) => ({ default: m.UnsentDialog })))

/** On the start page and the sign-ins: the sheets of any judge that wait here, to be read and copied without signing in. */
export function UnsentSheets() {
  const [sheets, setSheets] = useState<readonly UnsentOnDevice[]>([])
  useEffect(() => followUnsentSheets(setSheets), [])
  const [isOpen, setOpen] = useState(false)
  if (sheets.length === 0 && !isOpen) return null
  return (
    <section className={classes.panel} aria-label="Score sheets on this device">
      <IconDeviceMobileUp size={26} stroke={1.7} aria-hidden />
      <Text className={classes.text}>{unsentSummary(sheets)}</Text>
      <Button variant="default" onClick={() => setOpen(true)}>
        Show them
      </Button>
      <LazyDialog isOpen={isOpen}>
        {(isShown) => <UnsentDialog sheets={sheets} isOpen={isShown} onClose={() => setOpen(false)} />}
      </LazyDialog>
    </section>
  )
}
