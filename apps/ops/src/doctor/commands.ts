import { existsSync } from "node:fs"
import { parseEnv } from "node:util"
import type { Command } from "commander"
import { EXIT } from "../exit-codes.ts"
import { hereOf } from "../server/here.ts"
import { bytesOf } from "../terminal/input-file.ts"
import { isItself } from "./ask.ts"
import { hasFault } from "./finding.ts"
import { reportOf } from "./words.ts"

type Options = { settings?: string; timeFrom: string }

/** The certificate authority that Caddy asks anyway. */
const TIME_FROM = "https://acme-v02.api.letsencrypt.org/directory"

export function addDoctor(program: Command): void {
  program
    .command("doctor")
    .description("what is wrong with the set-up of a server, and what to do about it (on the computer of the server)")
    .option("--settings <file>", "the server's settings, as in .env (else: .env in this folder, if there is one)")
    .option("--time-from <address>", "an address whose clock is right, or off", TIME_FROM)
    .action(async (options: Options, command: Command) => {
      const { server, print } = hereOf(command)
      // It reads what the server reads, which other commands need not load.
      const { doctor } = await import("./doctor.ts")
      const findings = await doctor({
        env: settingsOf(options.settings),
        address: isItself(server.url) ? undefined : server.url,
        timeFrom: options.timeFrom === "off" ? null : options.timeFrom,
      })
      print(findings, reportOf)
      process.exitCode = hasFault(findings) ? EXIT.refused : EXIT.done
    })
}

const SETTINGS_FILE = ".env"

/** As at the start of the server, the environment overrides the file. */
function settingsOf(named: string | undefined): NodeJS.ProcessEnv {
  const file = named ?? (existsSync(SETTINGS_FILE) ? SETTINGS_FILE : undefined)
  const inFile = file === undefined ? {} : parseEnv(new TextDecoder().decode(bytesOf(file)))
  return { ...inFile, ...process.env }
}
