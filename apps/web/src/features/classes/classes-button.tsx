import { Button } from "@mantine/core"
import { IconCategory } from "@tabler/icons-react"
import { lazy, useState } from "react"
import { LazyDialog } from "../../ui/dialogs/lazy-dialog.tsx"

const ClassesDialog = lazy(() => import("./classes-dialog.tsx").then((m) => ({ default: m.ClassesDialog })))

/** Opens the classes of the event. */
export function ClassesButton({ eventId }: { eventId: number }) {
  const [opened, setOpened] = useState({ isOpen: false, turn: 0 })
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconCategory size={20} aria-hidden />}
        onClick={() => setOpened(({ turn }) => ({ isOpen: true, turn: turn + 1 }))}
      >
        Classes
      </Button>
      <LazyDialog key={opened.turn} isOpen={opened.isOpen}>
        {(isOpen) => (
          <ClassesDialog
            eventId={eventId}
            isOpen={isOpen}
            onClose={() => setOpened(({ turn }) => ({ isOpen: false, turn }))}
          />
        )}
      </LazyDialog>
    </>
  )
}
