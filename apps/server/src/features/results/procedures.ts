import { organizerContract as contract } from "@rosette/contract/routers"
import { trusted } from "../../kernel/access-levels.ts"
import { eventProcedure } from "../../kernel/event-procedures.ts"
import { eventResults } from "./queries.ts"
import { eventScores } from "./scores-query.ts"

export const results = {
  results: eventProcedure(trusted(contract.results)).query(({ ctx: { db, event }, input }) =>
    eventResults(db, event, input.classId),
  ),

  scores: eventProcedure(trusted(contract.scores)).query(({ ctx: { db, event } }) => eventScores(db, event)),
}
