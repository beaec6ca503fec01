import type { Client, Outputs } from "@rosette/client"
import { actionWords, formatDateTime, sentenceOf, subjectOf } from "../from-the-web.ts"
import { answerAgain } from "../server/answer-again.ts"
import { type Here, printLines } from "../server/here.ts"
import { plainText } from "../terminal/plain-text.ts"
import { untilStopped } from "../terminal/until-stopped.ts"

export type HistoryOptions = { lines: number; follow?: boolean }
type Item = Outputs["organizer"]["history"]["items"][number]

/** The most that the server sends at once. */
const PAGE = 200

/** Prints the latest lines, the newest last, and with `follow` each further one once it is written. */
export async function printHistory(here: Here, eventId: number, { lines, follow }: HistoryOptions): Promise<void> {
  const latest = await newestFirst(here.client, eventId, (found) => found.length >= lines)
  const criteria = await here.client.api.organizer.criteria.query({ eventId })
  const words = await here.client.api.organizer.words.query({ eventId })
  const names = { criteria: new Map(criteria.map(({ id, name }) => [String(id), name])), words }
  const shown = latest.slice(0, lines).toReversed()
  if (!follow) return here.print(shown, () => shown.map((item) => lineOf(item, names)).join("\n"))
  const printEach = (items: readonly Item[]) => {
    for (const item of items) printLines(here.isJson ? JSON.stringify(item) : lineOf(item, names))
  }
  printEach(shown)
  await followFrom(here.client, eventId, latest[0]?.id ?? 0, printEach)
}

async function followFrom(
  client: Client,
  eventId: number,
  from: number,
  printEach: (items: readonly Item[]) => void,
): Promise<void> {
  let last = from
  const signal = untilStopped()
  for await (const _news of client.watchEvent(eventId, { signal })) {
    const isKnown = ({ id }: Item) => id <= last
    const found = await answerAgain(() => newestFirst(client, eventId, (items) => items.some(isKnown)), signal)
    printEach((found ?? []).filter((item) => !isKnown(item)).toReversed())
    last = found?.[0]?.id ?? last
  }
}

/** The newest lines, page by page until there are enough. */
async function newestFirst(
  { api }: Client,
  eventId: number,
  isEnough: (found: readonly Item[]) => boolean,
): Promise<Item[]> {
  const found: Item[] = []
  let cursor: number | null = null
  do {
    const page: Outputs["organizer"]["history"] = await api.organizer.history.query({ eventId, cursor, limit: PAGE })
    found.push(...page.items)
    cursor = page.nextCursor
  } while (cursor !== null && !isEnough(found))
  return found
}

/** "Jun 3, 2026, 4:05 PM · Olive · Judge added: Ada". */
function lineOf(item: Item, names: Parameters<typeof sentenceOf>[1]): string {
  const said = [subjectOf(item), sentenceOf(item, names)].filter(Boolean).join(" · ")
  return plainText(`${formatDateTime(item.at)} · ${item.actor} · ${actionWords(item.action)}: ${said}`)
}
