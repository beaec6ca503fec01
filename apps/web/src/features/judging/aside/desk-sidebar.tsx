import type { OpenDialog } from "../desk-dialogs.tsx"
import classes from "../entries/entry-desk.module.css"
import type { ListedEntry } from "../entries/entry-list.tsx"
import { PreviousNext } from "../entries/previous-next.tsx"
import type { Position } from "../entries/use-position.ts"
import { useLatePart } from "../late-part.ts"
import { navigationCard } from "../late-parts.ts"
import { HelpCard } from "./help-card.tsx"
import { SessionSummary, SideCard } from "./side-card.tsx"

export type Session = { completed: number; inProgress: number; remaining: number }

type Props = {
  position: Position
  entries: readonly ListedEntry[]
  session: Session
  isPhone: boolean
  onOpen: (dialog: OpenDialog) => void
}

/** Beside the sheet, or below it on a phone: other entries, how far the judge is, and help. */
export function DeskSidebar({ position, entries, session, isPhone, onOpen }: Props) {
  const NavigationCard = useLatePart(navigationCard)
  return (
    <>
      {isPhone ? (
        <PreviousNext position={position} />
      ) : (
        <SideCard title="Entries">
          {NavigationCard ? (
            <NavigationCard entries={entries} position={position} />
          ) : (
            <div className={classes.navigationToCome} />
          )}
        </SideCard>
      )}
      <SessionSummary {...session} />
      <HelpCard onContact={() => onOpen("support")} onKeys={isPhone ? null : () => onOpen("keys")} />
    </>
  )
}
