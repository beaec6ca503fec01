import { type JudgingShow, openJudgingShow } from "../lib/judging-show.ts"
import { openPhone, type Phone } from "./phone.ts"
import { type Random, seededRandom } from "./random.ts"

/** A show in a database, and its judges' phones. */
export type Panel = JudgingShow & { phones: Phone[] }

type Size = { judges: number; entries: number; criteria: number; pauseMs: number }

/** Migrates the database, creates a show, and gives each judge a phone. */
export async function openPanel(url: string, random: Random, { pauseMs, ...size }: Size): Promise<Panel> {
  const show = await openJudgingShow(url, size)
  // One per phone: its choices must not depend on the order of the phones.
  const randomOf = () => seededRandom(random.below(2 ** 32))
  const phones = show.judges.map(({ id, cookie }) =>
    openPhone({ ...show, judgeId: id, cookie, random: randomOf(), pauseMs }),
  )
  return { ...show, phones }
}
