import { Button } from "@mantine/core"
import { IconCertificate, IconMicrophone2, IconWorld } from "@tabler/icons-react"
import { lazy, useState } from "react"
import { trpc } from "../../../lib/trpc.ts"
import { LazyDialog } from "../../../ui/dialogs/lazy-dialog.tsx"
import { ButtonLink } from "../../../ui/page/button-link.tsx"
import { ShowNow } from "./show-now.tsx"

const RunOrderDialog = lazy(() => import("./run-order-dialog.tsx").then((m) => ({ default: m.RunOrderDialog })))
const PublicPageDialog = lazy(() => import("./public-page-dialog.tsx").then((m) => ({ default: m.PublicPageDialog })))

/** The way to the papers of published results. */
export const PapersLink = () => (
  <ButtonLink href="/organizer-print" variant="default" leftSection={<IconCertificate size={20} aria-hidden />}>
    Print papers
  </ButtonLink>
)

/** The first actions for published results: the ceremony, the public page. While a version is amended, publishing comes first. */
export function CeremonyActions({ eventId }: { eventId: number }) {
  const [open, setOpen] = useState<"ceremony" | "page" | null>(null)
  const close = () => setOpen(null)
  const event = trpc.organizer.event.useQuery({ eventId }).data
  const isPublished = event !== undefined && "resultsState" in event && event.resultsState === "published"
  return (
    <>
      <Button
        variant={isPublished ? "filled" : "default"}
        leftSection={<IconMicrophone2 size={20} aria-hidden />}
        onClick={() => setOpen("ceremony")}
      >
        Run the ceremony…
      </Button>
      <Button variant="default" leftSection={<IconWorld size={20} aria-hidden />} onClick={() => setOpen("page")}>
        Public page…
      </Button>
      {isPublished && <ShowNow eventId={eventId} onShown={() => setOpen("page")} />}
      <LazyDialog isOpen={open === "ceremony"}>
        {(isOpen) => <RunOrderDialog eventId={eventId} isOpen={isOpen} onClose={close} />}
      </LazyDialog>
      <LazyDialog isOpen={open === "page"}>
        {(isOpen) => <PublicPageDialog eventId={eventId} isOpen={isOpen} onClose={close} />}
      </LazyDialog>
    </>
  )
}
