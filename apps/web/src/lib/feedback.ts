import { TIMINGS_MS } from "@rosette/contract"

/** How long a notice stands, in milliseconds. */
export const NOTICE_STAYS_MS = TIMINGS_MS.toast

export type Notice = {
  id: number
  tone: "success" | "failure"
  title: string
  message: string | null
  /** Does what was done back again; null where that cannot be. */
  undo: (() => void) | null
}

let notices: readonly Notice[] = []
let lastId = 0
const listeners = new Set<() => void>()

function replace(next: readonly Notice[]): void {
  notices = next
  for (const listener of listeners) listener()
}

function show(notice: Omit<Notice, "id">): void {
  lastId += 1
  replace([...notices, { id: lastId, ...notice }])
}

/** Tells people what has come of their action; gone after five seconds (product rule), or when dismissed. */
export const feedback = {
  success: (title: string, message: string | null = null, undo: Notice["undo"] = null) =>
    show({ tone: "success", title, message, undo }),
  failure: (title: string, message: string | null = null) => show({ tone: "failure", title, message, undo: null }),
  dismiss: (id: number) => replace(notices.filter((notice) => notice.id !== id)),
}

/** The notices on the screen, oldest first; the same list until one comes or goes. */
export const currentNotices = (): readonly Notice[] => notices

export function subscribeToNotices(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
