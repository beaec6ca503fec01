import { memo } from "react"
import type { Workspace } from "../../../offline/workspace/stored-workspace.ts"
import { HelpCard } from "./help-card.tsx"
import type { ListedEntry } from "./listed-entries.ts"
import { NavigationCard } from "./navigation-card.tsx"
import { PreviousNext } from "./previous-next.tsx"
import { SessionSummary, SideCard } from "./side-card.tsx"
import type { Position } from "./use-position.ts"

export type SidebarSession = { completed: number; inProgress: number; remaining: number }

type Props = {
  position: Position
  entries: readonly ListedEntry[]
  session: SidebarSession
  devices: Workspace["otherDevices"]
  /** The organizer's own scoring guideline; empty for the usual one. */
  guidance: string
  isPhone: boolean
  onOpen: (dialog: "support" | "keys") => void
  onScan: (() => void) | undefined
}

/** Beside the sheet, or below it on a phone: other entries, progress and help. */
export const DeskSidebar = memo(function DeskSidebar({
  position,
  entries,
  session,
  devices,
  guidance,
  isPhone,
  onOpen,
  onScan,
}: Props) {
  return (
    <>
      {isPhone ? (
        <PreviousNext position={position} />
      ) : (
        <SideCard title="Entries" beside={<PreviousNext position={position} isCompact />}>
          <NavigationCard entries={entries} position={position} onScan={onScan} />
        </SideCard>
      )}
      <SessionSummary {...session} devices={devices} />
      <HelpCard
        guidance={guidance}
        onContact={() => onOpen("support")}
        onKeys={isPhone ? null : () => onOpen("keys")}
      />
    </>
  )
})
