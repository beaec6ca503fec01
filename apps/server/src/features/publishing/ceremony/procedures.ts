import { organizerContract as contract, sessionContract } from "@rosette/contract/routers"
import { publicProcedure } from "../../../kernel/access-levels.ts"
import { eventProcedure } from "../../../kernel/event-procedures.ts"
import { trusted } from "../../../kernel/trusted.ts"
import { arrangeCeremony, closeStage, moveCeremony, renewStageKey, skipWinner } from "./commands.ts"
import { ceremonyOf } from "./queries.ts"
import { stageAfterVersion } from "./stage-query.ts"

export const ceremony = {
  ceremony: eventProcedure(contract.ceremony.input)
    .output(contract.ceremony.output)
    .query(({ ctx: { db, event } }) => ceremonyOf(db, event)),

  arrangeCeremony: eventProcedure(contract.arrangeCeremony.input)
    .output(contract.arrangeCeremony.output)
    .mutation(({ ctx: { db, event }, input }) => arrangeCeremony(db, event, input)),

  moveCeremony: eventProcedure(contract.moveCeremony.input)
    .output(contract.moveCeremony.output)
    .mutation(({ ctx: { db, event }, input }) => moveCeremony(db, event, input)),

  skipWinner: eventProcedure(contract.skipWinner.input)
    .output(contract.skipWinner.output)
    .mutation(({ ctx: { db, event }, input }) => skipWinner(db, event, input)),

  renewStageKey: eventProcedure(contract.renewStageKey.input)
    .output(contract.renewStageKey.output)
    .mutation(({ ctx: { db, event } }) => renewStageKey(db, event)),

  closeStage: eventProcedure(contract.closeStage.input)
    .output(contract.closeStage.output)
    .mutation(({ ctx: { db, event } }) => closeStage(db, event)),
}

/** For anyone who has the stage's key, signed in or not. */
export const stage = {
  stage: publicProcedure
    .input(sessionContract.stage.input)
    .output(trusted(sessionContract.stage.output))
    .query(({ ctx: { services }, input, signal }) => stageAfterVersion(services, input, signal)),
}
