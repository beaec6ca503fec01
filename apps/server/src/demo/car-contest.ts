import { USUAL_WORDS } from "@rosette/domain/events/event-words"
import { DEMO_CARS } from "./cars.ts"
import { flagsOf, nameOf } from "./demo-car.ts"
import type { DemoContest } from "./demo-contest.ts"
import { DEMO_JUDGES } from "./judges.ts"
import { DEMO_AWARDS, DEMO_CRITERIA, DEMO_SHOW } from "./show.ts"

export const CAR_CONTEST: DemoContest = {
  event: DEMO_SHOW,
  kind: "carShow",
  words: USUAL_WORDS,
  criteria: DEMO_CRITERIA.map(({ requires, ...criterion }) => ({
    ...criterion,
    ...(requires && { [requires]: true }),
  })),
  entries: DEMO_CARS.map((car) => ({
    votingId: car.votingId,
    entryName: nameOf(car),
    description: car.description,
    ownerParticipant: car.owner,
    ...flagsOf(car),
  })),
  judges: DEMO_JUDGES,
  awards: DEMO_AWARDS,
}
