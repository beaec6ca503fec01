import type { Entry } from "@rosette/contract/entries"
import type { SheetContent } from "@rosette/outbox/records"
import { contentOf, isStoredAlready } from "@rosette/outbox/sheet-content"
import { useDesk } from "../desk/desk-context.ts"
import { usePending } from "../desk/waiting-states.ts"

/** What is on the entry's sheet while it is a draft about which nothing has to be decided; null if there is none. */
export function useDraft({ id }: Entry): SheetContent | null {
  const desk = useDesk()
  const pending = usePending(desk).get(id)
  const stored = desk.workspace.sheets.find(({ entryId }) => entryId === id)
  if (stored?.isSubmitted || pending?.isSubmitted || pending?.state === "needs-you") return null
  const content = pending?.content ?? contentOf(stored)
  return isStoredAlready(content, undefined) ? null : content
}
