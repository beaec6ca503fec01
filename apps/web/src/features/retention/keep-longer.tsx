import { Button } from "@mantine/core"
import { lazy, useState } from "react"
import { LazyDialog } from "../../ui/dialogs/lazy-dialog.tsx"

const KeepLongerDialog = lazy(() => import("./keep-longer-dialog.tsx").then((m) => ({ default: m.KeepLongerDialog })))

type Props = { eventId: number; describedBy?: string | undefined }

/** The button that keeps an event longer, with its dialog. */
export function KeepLonger({ eventId, describedBy }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)} aria-describedby={describedBy}>
        Keep Longer
      </Button>
      <LazyDialog isOpen={isOpen}>
        {(isShown) => <KeepLongerDialog eventId={eventId} isOpen={isShown} onClose={() => setOpen(false)} />}
      </LazyDialog>
    </>
  )
}
