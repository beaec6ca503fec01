import { TIMINGS_MS } from "@rosette/contract/limits"

/** How long a notice is shown, in milliseconds. */
export const NOTICE_STAYS_MS = TIMINGS_MS.toast

export type Notice = {
  id: number
  tone: "success" | "failure"
  title: string
  message: string | null
  /** Undoes the action; null if that is not possible. */
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

/** Notices about the result of an action. Each disappears after five seconds (product rule) or when dismissed. */
export const feedback = {
  success: (title: string, message: string | null = null, undo: Notice["undo"] = null) =>
    show({ tone: "success", title, message, undo }),
  failure: (title: string, message: string | null = null) => show({ tone: "failure", title, message, undo: null }),
  /** Ends the good news of the screen before: on the next one they would cover what is to be done there. */
  leaveScreen: () => replace(notices.filter(({ tone, undo }) => tone === "failure" || undo !== null)),
  dismiss: (id: number) => replace(notices.filter((notice) => notice.id !== id)),
}

/** The notices on the screen, oldest first; the same array until one is added or removed. */
export const currentNotices = (): readonly Notice[] => notices

export function subscribeToNotices(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
