import type { Outputs } from "@rosette/client"
import type { Command } from "commander"
import { Refused } from "../exit-codes.ts"
import { endingWords, formatAgo, inOrder, plural, sessionOrigin, sessionOwner } from "../from-the-web.ts"
import { eventArgument } from "../server/arguments.ts"
import { type Here, hereOf } from "../server/here.ts"
import { askFirst } from "../terminal/questions.ts"
import { tableOf } from "../terminal/table.ts"

type Session = Outputs["organizer"]["sessions"][number]

export function addSessions(program: Command): void {
  const sessions = program.command("sessions").description("who is signed in to an event, and signing them out")
  sessions
    .command("list")
    .description("who is signed in, and on what device")
    .addArgument(eventArgument())
    .action(async (eventId: number, _options: object, command: Command) => {
      const { client, print } = hereOf(command)
      print(await client.api.organizer.sessions.query({ eventId }), sessionTable)
    })
  sessions
    .command("end")
    .description("end a session at once")
    .addArgument(eventArgument())
    .argument("<session>", "as `rosette sessions list` shows it")
    .action(async (eventId: number, session: string, _options: object, command: Command) =>
      endSession(hereOf(command), eventId, session),
    )
}

const sessionTable = (listed: readonly Session[]): string =>
  listed.length === 0
    ? "Nobody is signed in."
    : tableOf(inOrder(listed), [
        ["Who", sessionOwner],
        ["Device", sessionOrigin],
        ["Seen", ({ lastSeenAt }) => (lastSeenAt === null ? null : formatAgo(lastSeenAt))],
        ["Session", ({ id, isCurrent }) => (isCurrent ? `${id} (this one)` : id)],
      ])

async function endSession({ client, print, isYes }: Here, eventId: number, id: string): Promise<void> {
  const listed = await client.api.organizer.sessions.query({ eventId })
  const session = listed.find((one) => one.id === id)
  if (!session) throw new Refused(`There is no such session any more: rosette sessions list ${eventId}`)
  await askFirst(`End the session of ${sessionOwner(session)}? ${endingWords(session)}`, isYes)
  print(
    await client.api.organizer.endSession.mutate({ sessionId: id }),
    ({ endedCount }) => `${plural(endedCount, "session")} ended.`,
  )
}
