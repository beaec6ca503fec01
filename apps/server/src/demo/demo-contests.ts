import { CAR_CONTEST } from "./car-contest.ts"
import { COSPLAY_CONTEST } from "./cosplay/cosplay-contest.ts"
import type { DemoContest } from "./demo-contest.ts"

/** The contests that a demo event can be, by the value of their setting. */
export const DEMO_CONTESTS = { cars: CAR_CONTEST, cosplay: COSPLAY_CONTEST } as const satisfies Record<
  string,
  DemoContest
>

/** Every code with which a judge of a demo event signs in. */
export const DEMO_CODES: readonly string[] = Object.values(DEMO_CONTESTS).flatMap(({ judges }) =>
  judges.map(({ accessCode }) => accessCode),
)
