import { join } from "node:path"
import { type Client, createClient, type Session } from "@rosette/client"
import { fileSession } from "@rosette/client/node"
import type { Command } from "commander"
import { UsageError } from "../exit-codes.ts"
import { homeOf, serverOf } from "./config.ts"

/** The options that every command takes. */
export type GlobalOptions = { server?: string; timeout?: number; json?: boolean; yes?: boolean }

/** What a command works with: the server, and how it prints its answer. */
export type Here = {
  client: Client
  /** Its address, and where that was found. */
  server: { url: string; from: string }
  isJson: boolean
  isYes: boolean
  /** Prints the answer: as JSON for a program, in `words` for a person. */
  print: <Answer>(answer: Answer, words: (answer: Answer) => string) => void
}

/** The server, the session and the output that the options of a command name. */
export function hereOf(command: Command): Here {
  const { server: named, timeout, json = false, yes = false } = command.optsWithGlobals<GlobalOptions>()
  const server = serverOf(named, process.env)
  const session = openSession(join(homeOf(process.env), "sessions.json"), server.url)
  return {
    client: createClient({ url: server.url, session, ...(timeout && { timeoutMs: timeout * 1_000 }) }),
    server,
    isJson: json,
    isYes: yes,
    print: (answer, words) => printLines(json ? JSON.stringify(answer, null, 2) : words(answer)),
  }
}

/** Prints a text, unless it is empty. */
export function printLines(text: string): void {
  if (text !== "") process.stdout.write(`${text}\n`)
}

function openSession(file: string, url: string): Session {
  const session = fileSession(file)
  try {
    session.read(new URL(url).origin)
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
  return session
}
