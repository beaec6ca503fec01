import type { Outputs } from "@rosette/client"
import type { Command } from "commander"
import { EXIT, UsageError } from "../exit-codes.ts"
import { eventArgument } from "../server/arguments.ts"
import { type Here, hereOf } from "../server/here.ts"
import { PASSWORD_FILE, readSecret } from "./secret.ts"

type LoginOptions = { masterAdmin?: boolean; passwordFile?: string }

export function addSignIn(program: Command): void {
  program
    .command("login")
    .description("sign in as the organizer of an event, or as the master admin")
    .addArgument(eventArgument().argOptional())
    .option("--master-admin", "sign in as the master admin, who may do everything on every event")
    .option(...PASSWORD_FILE)
    .action(async (eventId: number | undefined, options: LoginOptions, command: Command) => {
      const here = hereOf(command)
      await signIn(here, eventId, options)
      await printWho(here)
    })
  program
    .command("logout")
    .description("sign out in every role")
    .action(async (_options: object, command: Command) => {
      const here = hereOf(command)
      here.print(await here.client.signOut(), () => `Signed out of ${here.server.url}.`)
    })
  program
    .command("whoami")
    .description("who is signed in, and to which server")
    .action(async (_options: object, command: Command) => printWho(hereOf(command)))
}

async function signIn({ client }: Here, eventId: number | undefined, options: LoginOptions): Promise<void> {
  const { masterAdmin, passwordFile } = options
  if (masterAdmin) {
    await client.signIn.masterAdmin({ password: await readSecret("Password of the master admin", passwordFile) })
  } else if (eventId !== undefined) {
    const password = await readSecret(`Organizer password of event ${eventId}`, passwordFile)
    await client.signIn.organizer({ eventId, password })
  } else throw new UsageError("Name the event to organize, as `rosette events list` numbers it, or add --master-admin.")
}

async function printWho({ client, server, print }: Here): Promise<void> {
  const { organizer, masterAdmin } = await client.whoAmI()
  print(
    {
      server: server.url,
      masterAdmin: masterAdmin !== null,
      organizer: organizer && {
        eventId: organizer.event.id,
        eventName: organizer.event.name,
        name: organizer.organizerName,
      },
    },
    () => whoWords(server, { organizer, masterAdmin }),
  )
  if (!organizer && !masterAdmin) process.exitCode = EXIT.refused
}

type Who = Pick<Outputs["session"]["current"], "organizer" | "masterAdmin">

function whoWords({ url, from }: Here["server"], { organizer, masterAdmin }: Who): string {
  const roles = [
    ...(masterAdmin ? ["Signed in as the master admin."] : []),
    ...(organizer
      ? [`Signed in as ${organizer.organizerName}, organizer of ${organizer.event.id} ${organizer.event.name}.`]
      : []),
  ]
  return [`${url} (${from})`, ...(roles.length > 0 ? roles : ["Nobody is signed in: rosette login EVENT"])].join("\n")
}
