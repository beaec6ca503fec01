import { spawn } from "node:child_process"
import { once } from "node:events"
import { constants, setPriority } from "node:os"
import { text } from "node:stream/consumers"
import { PROGRAM_FILES } from "../lib/program-files.ts"

/**
 * Makes a backup in its own process with the settings of this one. It has a low priority, so that judges do not wait
 * for it. Rejects with the error message of that process.
 */
export async function runBackup(leaving: AbortSignal): Promise<void> {
  const args = ["--disable-warning=ExperimentalWarning", PROGRAM_FILES.backup, "--scheduled"]
  const child = spawn(process.execPath, args, { stdio: ["ignore", "ignore", "pipe"] })
  const stop = () => void child.kill("SIGKILL")
  leaving.addEventListener("abort", stop, { once: true })
  try {
    if (child.pid !== undefined) lowerPriority(child.pid)
    const [said, [code]] = await Promise.all([text(child.stderr), once(child, "close")])
    if (code !== 0) throw new Error(said.trim() || `The backup ended with ${code}.`)
  } finally {
    leaving.removeEventListener("abort", stop)
  }
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW)
  } catch {
    // The process has ended already, or the system has no priorities: the backup is still made.
  }
}
