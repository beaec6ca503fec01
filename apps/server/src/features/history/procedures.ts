import { organizerContract as contract } from "@rosette/contract"
import { eventProcedure } from "../../kernel/event-access.ts"
import { eventHistory } from "./queries.ts"

export const history = {
  history: eventProcedure(contract.history.input)
    .output(contract.history.output)
    .query(({ ctx: { db, event }, input }) => eventHistory(db, event, input)),
}
