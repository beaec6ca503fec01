import type { Workspace } from "./stored-workspace.ts"

type Listener = (workspace: Workspace) => Promise<void>

const listeners = new Set<Listener>()

/** Hears of every workspace that this page gets from the server, before any screen shows it; answers how to hear no more. */
export function onWorkspace(listener: Listener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export async function tellOfWorkspace(workspace: Workspace): Promise<void> {
  await Promise.all([...listeners].map((listener) => listener(workspace)))
}
