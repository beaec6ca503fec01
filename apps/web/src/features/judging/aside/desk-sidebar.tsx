import type { OpenDialog } from "../desk-dialogs.tsx"
import type { ListedEntry } from "../entries/entry-list.tsx"
import { NavigationCard } from "../entries/navigation-card.tsx"
import { PreviousNext } from "../entries/previous-next.tsx"
import type { Position } from "../entries/use-position.ts"
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
  return (
    <>
      {isPhone ? (
        <PreviousNext position={position} />
      ) : (
        <SideCard title="Entries">
          <NavigationCard entries={entries} position={position} />
        </SideCard>
      )}
      <SessionSummary {...session} />
      <HelpCard onContact={() => onOpen("support")} onKeys={isPhone ? null : () => onOpen("keys")} />
    </>
  )
}
