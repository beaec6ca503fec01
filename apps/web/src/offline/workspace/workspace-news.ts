import type { Workspace } from "./stored-workspace.ts"

type Listener = (workspace: Workspace) => Promise<void>

const listeners = new Set<Listener>()
let last: Workspace | null = null

/** Calls back with every workspace from the server before any screen shows it. Returns a function that stops this. */
export function onWorkspace(listener: Listener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The last workspace from the server in this page, if it is of this judge; else null. */
export const lastWorkspace = (judgeId: number): Workspace | null => (last?.judge.id === judgeId ? last : null)

export async function tellOfWorkspace(workspace: Workspace): Promise<void> {
  last = workspace
  await Promise.all([...listeners].map((listener) => listener(workspace)))
}
