import { lazy } from "react"
import { MoreMenu } from "../../ui/actions/more-menu.tsx"
import { LazyDialog } from "../../ui/dialogs/lazy-dialog.tsx"
import { useOpened } from "../../ui/dialogs/use-opened.ts"

const PollsDialog = lazy(() => import("./polls-dialog.tsx").then((m) => ({ default: m.PollsDialog })))

/** The menu of the awards, with the audience's vote. */
export function PollsMenu({ eventId }: { eventId: number }) {
  const { isOpen, turn, open, close } = useOpened(null)
  return (
    <>
      <MoreMenu
        label="More for the awards"
        items={[{ key: "polls", label: "Audience vote…", onPress: () => open(null) }]}
      />
      <LazyDialog key={turn} isOpen={isOpen}>
        {(isShown) => <PollsDialog eventId={eventId} isOpen={isShown} onClose={close} />}
      </LazyDialog>
    </>
  )
}
