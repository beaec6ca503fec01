import { readVoteCode } from "@rosette/domain/text/typed-text"
import { openDatabase } from "../../apps/server/src/data/open-database.ts"
import { clientWith } from "../lib/client-with.ts"
import type { JudgingShow } from "../lib/judging-show.ts"

const AT_ONCE = 5_000
const FIRST_NAMES = ["Ada", "Ben", "Carla", "Dmitri", "Elena", "Femi", "Grace", "Hiro", "Ines", "Jonas", "Kavita"]
const LAST_NAMES = ["Abbott", "Becker", "Castillo", "Dupont", "Eriksson", "Fischer", "Garcia", "Hughes", "Ivanova"]
const MAKES = ["Chevrolet", "Ford", "Toyota", "Volkswagen", "Porsche", "Nissan", "Mazda"]
const MODELS = ["Camaro", "Mustang", "Supra", "Beetle", "911", "Skyline", "RX-7", "Bel Air"]

/** Gives the entries of a show names, owners and photos of usual length, as they stand on a ballot. */
export async function nameEntries(url: string, { entryIds }: JudgingShow): Promise<void> {
  const db = await openDatabase({ url })
  const one = (of: readonly string[], index: number) => of[index % of.length] ?? ""
  try {
    for (const [index, id] of entryIds.entries())
      await db.prisma.entry.update({
        where: { id },
        data: {
          entryName: `${1930 + (index % 90)} ${one(MAKES, index)} ${one(MODELS, index)}`,
          ownerParticipant: `${one(FIRST_NAMES, index)} ${one(LAST_NAMES, index)}`,
          imageUrl: `/photos/${crypto.randomUUID().replaceAll("-", "")}.webp`,
        },
      })
  } finally {
    await db.close()
  }
}

/** What a show needs for voting: a poll that is not open yet, and the codes of its tickets by their numbers. */
export async function makePoll(address: string, { eventId, organizerCookie }: JudgingShow, count: number) {
  const { organizer } = clientWith(address, organizerCookie).api
  const { id: pollId } = await organizer.createPoll.mutate({ eventId, name: "People's Choice" })
  for (let made = 0; made < count; made += AT_ONCE)
    await organizer.makeVoteCodes.mutate({ eventId, count: Math.min(AT_ONCE, count - made) })
  const { codes } = await organizer.voteCodes.query({ eventId })
  return { pollId, codes: codes.map(({ code }) => readVoteCode(code)) }
}
