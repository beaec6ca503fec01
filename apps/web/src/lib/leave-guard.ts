type Guard = (leave: () => void) => void

let guard: Guard | null = null

/** Puts a guard before every way out of the present screen; returns how to take it away again. */
export function guardLeaving(next: Guard): () => void {
  guard = next
  return () => {
    if (guard === next) guard = null
  }
}

/** Leaves at once, or by the guard's permission: it calls `leave` when the person agrees. */
export function leaveThrough(leave: () => void): void {
  if (guard) guard(leave)
  else leave()
}

/** True while leaving needs somebody's permission. */
export const isGuarded = (): boolean => guard !== null
