import type { organizerContract as contract } from "@rosette/contract/routers"
import { eachFlag } from "@rosette/domain/entries/entry-flags"
import { type EventWords, type OwnWords, ownWordsOf, wordsOf } from "@rosette/domain/events/event-words"
import type { z } from "zod"
import type { Database } from "../../data/database.ts"
import { ownWordsIn } from "../../data/records/json-columns.ts"
import type { SeenEvent } from "../../kernel/event-access.ts"
import type { OrganizedEvent } from "../../kernel/organizing.ts"
import { AppError } from "../../refusals/app-error.ts"

type ShownWords = z.output<typeof contract.words.output>

/** All words of an event, and which of them are the usual ones. */
export function shownWords(words: EventWords): ShownWords {
  const own: OwnWords = ownWordsOf(words)
  const isDefault = {
    descriptionLabel: own.descriptionLabel === undefined,
    sections: own.sections === undefined,
    flags: eachFlag((flag) => own.flags?.[flag] === undefined),
    guidance: own.guidance === undefined,
  }
  return { ...words, isDefault }
}

export async function eventWords({ prisma }: Database, { eventId }: SeenEvent | OrganizedEvent): Promise<ShownWords> {
  const event = await prisma.event.findUnique({ where: { id: eventId }, select: { words: true } })
  if (!event) throw new AppError("NOT_FOUND")
  return shownWords(wordsOf(ownWordsIn(event.words)))
}
