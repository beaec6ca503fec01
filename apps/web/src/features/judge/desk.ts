import type { SavedSheet } from "@rosette/contract"
import type { Outputs } from "../../lib/trpc.ts"
import type { SheetContent } from "./sheet-content.ts"
import type { SheetSaving } from "./sheet-saving.ts"

export type Workspace = Outputs["judge"]["workspace"]

/** What the judging screen works on, the same for a signed-in judge and for Test Mode. */
export type Desk = {
  workspace: Workspace
  saving: SheetSaving
  isDemo: boolean
  /** Called when the server has a sheet; updates the workspace. */
  onSaved: (saved: SavedSheet, content: SheetContent) => void
  /** Asks the server again, for instance whether a sheet was reopened. */
  refresh: () => void
  isRefreshing: boolean
  /** Ends the session and leaves. */
  onExit: () => void
  /** The session is over: the judge has to sign in again. */
  onSignInNeeded: () => void
}
