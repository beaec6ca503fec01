import type { Writable } from "node:stream"

/**
 * Takes log lines, and writes those of one turn of the event loop in one go: a write for each would take a tenth of the
 * process under load. What is still waiting when the process ends is written then.
 */
export function linesInOneGo(target: Pick<Writable, "write">): { write(line: string): void } {
  let waiting = ""
  const flush = () => {
    if (waiting === "") return
    const lines = waiting
    waiting = ""
    target.write(lines)
  }
  process.on("exit", flush)
  return {
    write(line) {
      if (waiting === "") setImmediate(flush)
      waiting += line
    },
  }
}
