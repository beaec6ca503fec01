import { IconCopy } from "@tabler/icons-react"
import { lazy } from "react"
import type { MoreItem } from "../../../ui/actions/more-menu.tsx"
import { LazyDialog } from "../../../ui/dialogs/lazy-dialog.tsx"
import { useOpened } from "../../../ui/dialogs/use-opened.ts"
import type { CloneDialog } from "./clone-dialog.tsx"

const Dialog = lazy(() => import("./clone-dialog.tsx").then((m) => ({ default: m.CloneDialog })))

type Source = Parameters<typeof CloneDialog>[0]["source"]

/** The line of a menu that opens the dialog for an event like this one. The screen renders `dialog` once. */
export function useEventLikeThis(onCreated: Parameters<typeof CloneDialog>[0]["onCreated"]) {
  const { subject, isOpen, turn, open, close } = useOpened<Source | null>(null)
  const item = (event: Source): MoreItem => ({
    key: "like-this",
    label: "New event like this…",
    name: `New event like ${event.name}…`,
    icon: <IconCopy size={20} aria-hidden />,
    onPress: () => open(event),
  })
  const dialog = (
    <LazyDialog key={turn} isOpen={isOpen}>
      {(isShown) => subject && <Dialog source={subject} isOpen={isShown} onClose={close} onCreated={onCreated} />}
    </LazyDialog>
  )
  return { item, dialog }
}
