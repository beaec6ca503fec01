import { organizerContract as contract } from "@rosette/contract/routers"
import { eventProcedure } from "../../kernel/event-procedures.ts"
import { trusted } from "../../kernel/trusted.ts"
import { eventAgreement } from "./queries.ts"

export const agreement = {
  agreement: eventProcedure(trusted(contract.agreement)).query(({ ctx: { db, event } }) => eventAgreement(db, event)),
}
