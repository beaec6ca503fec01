import { competes, type EntryStatus } from "@rosette/domain/entries/entry-status"
import { useLocation, useSearch } from "wouter"

/** Which entries the list shows; `out` are those that do not compete. */
export const STATUS_CHOICES = [
  ["all", "All"],
  ["here", "Here"],
  ["expected", "Expected"],
  ["out", "Out"],
] as const
export type StatusChoice = (typeof STATUS_CHOICES)[number][0]

type WithStatus = { status: EntryStatus }

const IS_SHOWN: Record<StatusChoice, (entry: WithStatus) => boolean> = {
  all: () => true,
  here: ({ status }) => status === "checkedIn",
  expected: ({ status }) => status === "expected",
  out: (entry) => !competes(entry),
}

/** The entries that match a choice. */
export const entriesOf = <E extends WithStatus>(entries: readonly E[], choice: StatusChoice): readonly E[] =>
  choice === "all" ? entries : entries.filter(IS_SHOWN[choice])

/** Whether any entry has another status than expected. */
export const isStatusUsed = (entries: readonly WithStatus[]): boolean =>
  entries.some(({ status }) => status !== "expected")

/** The choice in the address, as in "?tab=entries&status=out"; all while no entry has a status. */
export function useStatusChoice(entries: readonly WithStatus[]) {
  const [path, navigate] = useLocation()
  const search = useSearch()
  const named = new URLSearchParams(search).get("status")
  const [found] = STATUS_CHOICES.find(([name]) => name === named) ?? ["all" as const]
  const choose = (choice: StatusChoice) => {
    const asked = new URLSearchParams(search)
    if (choice === "all") asked.delete("status")
    else asked.set("status", choice)
    navigate(asked.size > 0 ? `${path}?${asked}` : path, { replace: true })
  }
  return { statusChoice: isStatusUsed(entries) ? found : "all", chooseStatus: choose }
}
