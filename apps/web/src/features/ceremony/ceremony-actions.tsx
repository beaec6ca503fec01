import { Button } from "@mantine/core"
import { IconMicrophone2, IconWorld } from "@tabler/icons-react"
import { lazy, useState } from "react"
import { LazyDialog } from "../../ui/dialogs/lazy-dialog.tsx"

const RunOrderDialog = lazy(() =>
  import("./run-order/run-order-dialog.tsx").then((m) => ({ default: m.RunOrderDialog })),
)
const PublicPageDialog = lazy(() =>
  import("./public-page/public-page-dialog.tsx").then((m) => ({ default: m.PublicPageDialog })),
)

/** What published results are good for: the ceremony, and the page for everybody. */
export function CeremonyActions({ eventId }: { eventId: number }) {
  const [open, setOpen] = useState<"ceremony" | "page" | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconMicrophone2 size={20} aria-hidden />}
        onClick={() => setOpen("ceremony")}
      >
        Ceremony…
      </Button>
      <Button variant="default" leftSection={<IconWorld size={20} aria-hidden />} onClick={() => setOpen("page")}>
        Public page…
      </Button>
      <LazyDialog isOpen={open === "ceremony"}>
        {(isOpen) => <RunOrderDialog eventId={eventId} isOpen={isOpen} onClose={close} />}
      </LazyDialog>
      <LazyDialog isOpen={open === "page"}>
        {(isOpen) => <PublicPageDialog eventId={eventId} isOpen={isOpen} onClose={close} />}
      </LazyDialog>
    </>
  )
}
