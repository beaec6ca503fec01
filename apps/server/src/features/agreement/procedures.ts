import { organizerContract as contract } from "@rosette/contract/routers"
import { trusted } from "../../kernel/access-levels.ts"
import { eventProcedure } from "../../kernel/event-procedures.ts"
import { eventAgreement } from "./queries.ts"

export const agreement = {
  agreement: eventProcedure(trusted(contract.agreement)).query(({ ctx: { db, event } }) => eventAgreement(db, event)),
}
