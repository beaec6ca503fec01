import { organizerContract as contract } from "@rosette/contract/routers"
import { entryProcedure } from "../entries/entry-procedure.ts"
import { entryExplanation } from "./queries.ts"

export const explanation = {
  explanation: entryProcedure(contract.explanation).query(({ ctx: { db, entry } }) => entryExplanation(db, entry)),
}
