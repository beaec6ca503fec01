import { Button } from "@mantine/core"
import { IconCategory } from "@tabler/icons-react"
import { lazy } from "react"
import { LazyDialog } from "../../ui/dialogs/lazy-dialog.tsx"
import { useOpened } from "../../ui/dialogs/use-opened.ts"

const ClassesDialog = lazy(() => import("./classes-dialog.tsx").then((m) => ({ default: m.ClassesDialog })))

/** Opens the classes of the event. */
export function ClassesButton({ eventId }: { eventId: number }) {
  const { isOpen, turn, open, close } = useOpened(null)
  return (
    <>
      <Button variant="default" leftSection={<IconCategory size={20} aria-hidden />} onClick={() => open(null)}>
        Classes
      </Button>
      <LazyDialog key={turn} isOpen={isOpen}>
        {(isOpen) => <ClassesDialog eventId={eventId} isOpen={isOpen} onClose={close} />}
      </LazyDialog>
    </>
  )
}
