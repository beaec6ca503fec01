import { organizerContract as contract, sessionContract } from "@rosette/contract/routers"
import { procedure, trusted } from "../../../kernel/access-levels.ts"
import { eventProcedure } from "../../../kernel/event-procedures.ts"
import { arrangeCeremony, closeStage, moveCeremony, renewStageKey, skipWinner } from "./commands.ts"
import { ceremonyOf } from "./queries.ts"
import { stageAfterVersion } from "./stage-query.ts"

export const ceremony = {
  ceremony: eventProcedure(contract.ceremony).query(({ ctx: { db, event } }) => ceremonyOf(db, event)),

  arrangeCeremony: eventProcedure(contract.arrangeCeremony).mutation(({ ctx: { db, event }, input }) =>
    arrangeCeremony(db, event, input),
  ),

  moveCeremony: eventProcedure(contract.moveCeremony).mutation(({ ctx: { db, event }, input }) =>
    moveCeremony(db, event, input),
  ),

  skipWinner: eventProcedure(contract.skipWinner).mutation(({ ctx: { db, event }, input }) =>
    skipWinner(db, event, input),
  ),

  renewStageKey: eventProcedure(contract.renewStageKey).mutation(({ ctx: { db, event } }) => renewStageKey(db, event)),

  closeStage: eventProcedure(contract.closeStage).mutation(({ ctx: { db, event } }) => closeStage(db, event)),
}

/** For anyone who has the stage's key, signed in or not. */
export const stage = {
  stage: procedure(trusted(sessionContract.stage)).query(({ ctx: { services }, input, signal }) =>
    stageAfterVersion(services, input, signal),
  ),
}
