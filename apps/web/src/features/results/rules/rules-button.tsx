import { Button } from "@mantine/core"
import { IconScale } from "@tabler/icons-react"
import { lazy } from "react"
import { LazyDialog } from "../../../ui/dialogs/lazy-dialog.tsx"
import { useOpened } from "../../../ui/dialogs/use-opened.ts"

const RulesDialog = lazy(() => import("./rules-dialog.tsx").then((m) => ({ default: m.RulesDialog })))

/** Opens the rules of the results; `version` is that of the results on the screen. */
export function RulesButton({ eventId, version }: { eventId: number; version: number }) {
  const { isOpen, turn, open, close } = useOpened(null)
  return (
    <>
      <Button variant="subtle" size="sm" leftSection={<IconScale size={20} aria-hidden />} onClick={() => open(null)}>
        Result Rules
      </Button>
      <LazyDialog key={turn} isOpen={isOpen}>
        {(isOpen) => <RulesDialog eventId={eventId} version={version} isOpen={isOpen} onClose={close} />}
      </LazyDialog>
    </>
  )
}
