import { organizerContract as contract } from "@rosette/contract/routers"
import { STARTERS } from "@rosette/domain/starters/starters"
import { procedure } from "../../kernel/access-levels.ts"
import { eventProcedure, seenEventProcedure } from "../../kernel/event-procedures.ts"
import { updateWords } from "./commands.ts"
import { eventWords } from "./queries.ts"

export const words = {
  words: seenEventProcedure(contract.words).query(({ ctx: { db, event } }) => eventWords(db, event)),

  updateWords: eventProcedure(contract.updateWords).mutation(({ ctx: { db, event }, input }) =>
    updateWords(db, event, input),
  ),

  templates: procedure(contract.templates).query(() => [...STARTERS]),
}
