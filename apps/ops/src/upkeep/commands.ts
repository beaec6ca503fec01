import { spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync } from "node:fs"
import { join } from "node:path"
import type { Command } from "commander"
import { EXIT } from "../exit-codes.ts"

/** The programs that work on the data of a server on this computer, with the settings that the server has. */
const PROGRAMS = {
  backup: "write database, photos and secrets into one archive, while the server runs: backup --to FOLDER or s3://…",
  restore: "restore an archive into an empty data folder or database: restore ARCHIVE",
  verify: "check the database, the histories, the sums and the photos",
} as const
type ProgramName = keyof typeof PROGRAMS

export function addUpkeep(program: Command): void {
  for (const [name, says] of Object.entries(PROGRAMS) as [ProgramName, string][])
    program
      .command(name)
      .description(`${says} (on the computer of the server)`)
      .argument("[arguments...]")
      .allowUnknownOption()
      .action(async (args: string[]) => {
        process.exitCode = await runHere(name, args)
      })
}

/** In the built folder it stands beside this file, in the repository among the scripts. */
function programFile(name: ProgramName): string {
  const built = join(import.meta.dirname, `${name}.js`)
  return existsSync(built) ? built : join(import.meta.dirname, "../../../../scripts", `${name}.mjs`)
}

async function runHere(name: ProgramName, args: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, [programFile(name), ...args], { stdio: "inherit" })
  // Ctrl-C reaches the program too, which ends in good order.
  process.on("SIGINT", () => undefined)
  process.on("SIGTERM", () => child.kill("SIGTERM"))
  const [code]: (number | null)[] = await once(child, "close")
  return exitCodeOf(name, code ?? EXIT.refused)
}

/** `verify` ends with 2 where it could not read the database. */
const exitCodeOf = (name: ProgramName, code: number): number =>
  name === "verify" && code === 2 ? EXIT.noConnection : code
