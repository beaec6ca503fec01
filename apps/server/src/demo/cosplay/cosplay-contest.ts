import { starterOf } from "@rosette/domain/starters/starters"
import type { DemoContest } from "../demo-contest.ts"
import { COSTUMES, costumeEntry } from "./costumes.ts"
import { COSPLAY_JUDGES } from "./judges.ts"

const { words, criteria } = starterOf("cosplay")

export const COSPLAY_CONTEST: DemoContest = {
  event: {
    name: "Preview: Rosette Costume Contest",
    description:
      "A made-up cosplay contest to look around in: twenty-four costumes, five judges and a day that is half over. Change whatever you like.",
    location: "Lantern Hall, Port Linden",
    organizerName: "Robin Alder",
  },
  kind: "cosplay",
  words,
  criteria,
  entries: COSTUMES.map(costumeEntry),
  judges: COSPLAY_JUDGES,
  awards: [
    {
      name: "Best in Show",
      description: "The one costume that everybody will remember",
      priority: 10,
      isExclusive: true,
      maxWinners: 1,
      winner: null,
    },
    {
      name: "Best Prop",
      description: "Chosen by the stage crew, who carried them all",
      priority: 5,
      isExclusive: false,
      maxWinners: 1,
      winner: "07",
    },
  ],
}
