import type { Workspace } from "./stored-workspace.ts"

type Listener = (workspace: Workspace) => Promise<void>

const listeners = new Set<Listener>()
let last: Workspace | null = null

/** Hears of every workspace that this page gets from the server, before any screen shows it; answers how to hear no more. */
export function onWorkspace(listener: Listener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The last workspace of this judge that this page got from the server; null where it got none. */
export const lastWorkspace = (judgeId: number): Workspace | null => (last?.judge.id === judgeId ? last : null)

export async function tellOfWorkspace(workspace: Workspace): Promise<void> {
  last = workspace
  await Promise.all([...listeners].map((listener) => listener(workspace)))
}
