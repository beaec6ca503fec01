import type { Database } from "../../src/data/database.ts"
import { type OwnJudge, ownJudge } from "../../src/features/sheets/access.ts"
import { openSession } from "../../src/kernel/sessions/session-store.ts"
import type { Contest } from "./contest.ts"

/** The signed-in judges of a contest, each with the right to save their own sheets. */
export function ownJudgesOf(db: Database, { judges }: Pick<Contest, "judges">): Promise<OwnJudge[]> {
  return Promise.all(
    judges.map(async ({ id: judgeId, eventId, name }) => {
      const session = { role: "judge", eventId, judgeId, actor: name } as const
      const sessionId = await openSession(db.prisma, session, new Date())
      const opening = { way: "code", deviceKey: "k", device: "Firefox on Android" } as const
      return ownJudge(db, { sessionId, judgeId, eventId, name, ...opening }, judgeId)
    }),
  )
}
