import { spawn } from "@lydell/node-pty"
import headless from "@xterm/headless"
import { expect } from "vitest"
import { commandLine } from "./rosette.ts"

const SIZE = { cols: 100, rows: 30 }

/** `rosette` on a terminal of 100 columns and 30 rows, as a person sees it. */
export function openTerminal(args: readonly string[], env: Record<string, string>) {
  const screen = new headless.Terminal({ ...SIZE, allowProposedApi: true })
  const program = spawn(process.execPath, commandLine(args), { ...SIZE, name: "xterm-256color", env })
  let written = ""
  program.onData((data) => {
    written += data
    screen.write(data)
  })
  // What was written before the end is on the screen first.
  const ended = new Promise<number>((resolve) => {
    program.onExit(({ exitCode }) => screen.write("", () => resolve(exitCode)))
  })
  const shown = () => {
    const { active } = screen.buffer
    const lines = Array.from({ length: active.length }, (_, at) => active.getLine(at)?.translateToString(true) ?? "")
    return lines.join("\n").trimEnd()
  }
  return {
    /** Every byte that was written. */
    written: () => written,
    /** The lines of the screen, without blank ones at its end. */
    shown,
    shows: (text: string | RegExp) => expect.poll(shown).toMatch(text),
    type: (keys: string) => program.write(keys),
    ended,
  }
}
