import confirm from "@inquirer/confirm"
import { Refused, UsageError } from "../exit-codes.ts"

/** Questions are asked on the error output, so that the answer of a command can go into a pipe. */
export const QUESTIONS_ON = { output: process.stderr }

/** Whether somebody can be asked. */
export const isAsked = (): boolean => process.stdin.isTTY === true && process.stderr.isTTY === true

/** Asks before something that cannot be undone; `--yes` is the answer of a script. Anything but yes ends the command. */
export async function askFirst(question: string, isYes: boolean | undefined): Promise<void> {
  if (isYes) return
  if (!isAsked()) throw new UsageError(`${question} Nobody can be asked here: add --yes.`)
  if (!(await confirm({ message: question, default: false }, QUESTIONS_ON))) throw new Refused("Nothing was changed.")
}
