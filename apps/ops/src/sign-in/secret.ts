import password from "@inquirer/password"
import { UsageError } from "../exit-codes.ts"
import { textOf } from "../terminal/input-file.ts"
import { isAsked, QUESTIONS_ON } from "../terminal/questions.ts"

/** Says where a password is taken from: a secret never stands on the command line. */
export const PASSWORD_FILE = [
  "--password-file <file>",
  "the password is the first line of this file, - for the input (else: ROSETTE_PASSWORD, or you are asked)",
] as const

/** A password from a file, the environment or a question, in this order. */
export async function readSecret(question: string, file: string | undefined): Promise<string> {
  if (file !== undefined) return (await textOf(file)).split(/\r?\n/, 1)[0] ?? ""
  if (process.env.ROSETTE_PASSWORD) return process.env.ROSETTE_PASSWORD
  if (isAsked()) return password({ message: question, mask: true }, QUESTIONS_ON)
  throw new UsageError(
    `${question}: nobody can be asked here. Set ROSETTE_PASSWORD, or name a file with --password-file.`,
  )
}
