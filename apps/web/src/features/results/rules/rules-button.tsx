import { Button } from "@mantine/core"
import { IconScale } from "@tabler/icons-react"
import { lazy, useState } from "react"
import { LazyDialog } from "../../../ui/dialogs/lazy-dialog.tsx"

const RulesDialog = lazy(() => import("./rules-dialog.tsx").then((m) => ({ default: m.RulesDialog })))

/** Opens the rules of the results; `version` is that of the results that stand on the screen. */
export function RulesButton({ eventId, version }: { eventId: number; version: number }) {
  const [opened, setOpened] = useState({ isOpen: false, turn: 0 })
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconScale size={20} aria-hidden />}
        onClick={() => setOpened(({ turn }) => ({ isOpen: true, turn: turn + 1 }))}
      >
        Result Rules
      </Button>
      <LazyDialog key={opened.turn} isOpen={opened.isOpen}>
        {(isOpen) => (
          <RulesDialog
            eventId={eventId}
            version={version}
            isOpen={isOpen}
            onClose={() => setOpened(({ turn }) => ({ isOpen: false, turn }))}
          />
        )}
      </LazyDialog>
    </>
  )
}
