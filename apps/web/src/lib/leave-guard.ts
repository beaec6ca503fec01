type Guard = (leave: () => void) => void

let guard: Guard | null = null

/** Sets a guard that is asked before the current screen is left. Returns a function that removes it. */
export function guardLeaving(next: Guard): () => void {
  guard = next
  return () => {
    if (guard === next) guard = null
  }
}

/** Removes the guard: the person has already agreed to leave. */
export function dropGuard(): void {
  guard = null
}

/** Leaves at once, or asks the guard, which calls `leave` when the person agrees. */
export function leaveThrough(leave: () => void): void {
  if (guard) guard(leave)
  else leave()
}

/** Whether leaving has to be confirmed. */
export const isGuarded = (): boolean => guard !== null
