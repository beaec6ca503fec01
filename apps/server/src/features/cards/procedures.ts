import { organizerContract as contract } from "@rosette/contract/routers"
import { eventProcedure } from "../../kernel/event-procedures.ts"
import { cardsPrinted } from "./commands.ts"
import { cardsOf } from "./queries.ts"

export const cards = {
  cards: eventProcedure(contract.cards).query(({ ctx: { db, event, origin } }) => cardsOf(db, event, origin)),

  cardsPrinted: eventProcedure(contract.cardsPrinted).mutation(({ ctx: { db, event }, input }) =>
    cardsPrinted(db, event, input.entryIds),
  ),
}
