import { withoutLastStep } from "./hand-overs.ts"
import type { OpenedScope } from "./public-scope.ts"
import type { RunLine } from "./run-order.ts"
import { STAGE_ACTIONS, STAGE_BEFORE, type StageState, stageAfter } from "./stage.ts"

/** The winners who stand on the stage, as they were when the announcer last acted on them, and the version that names them. */
type Shown = { version: number; entryIds: readonly number[] }

/**
 * What is played on the stage: how far it is, who has left and who took their awards, and the winners who stand there (null if none
 * do).
 */
export type Played<Skip> = { state: StageState; skips: readonly Skip[]; shown: Shown | null }

/** A ceremony: the real one, what the public has read of it, and a rehearsal while there is one. */
export type Show<Skip> = Played<Skip> & { opened: OpenedScope; rehearsal: Played<Skip> | null }

export const CEREMONY_ACTIONS = [
  ...STAGE_ACTIONS,
  "restart",
  "rehearse",
  "endRehearsal",
  "showVersion",
  "takeBackSkip",
] as const
export type CeremonyAction = (typeof CEREMONY_ACTIONS)[number]

/** A winner who has left. `isFollow`: not from this award, but as the winner took another one. */
type Skipped = { isFollow?: boolean | undefined }

const FROM_THE_START: Played<never> = { state: STAGE_BEFORE, skips: [], shown: null }

/** What stage and announcer show: the rehearsal while there is one. */
export const playedOf = <Skip>({ state, skips, shown, rehearsal }: Show<Skip>): Played<Skip> =>
  rehearsal ?? { state, skips, shown }

/** The show with this played: in a rehearsal the real ceremony stays as it is. */
const withPlayed = <Skip>(show: Show<Skip>, played: Played<Skip>): Show<Skip> =>
  show.rehearsal ? { ...show, rehearsal: played } : { ...show, ...played }

/** A rehearsal takes the stage, so it can begin only where nothing of the real ceremony stands on it. */
export const mayRehearse = ({ state: { phase }, rehearsal }: Pick<Show<unknown>, "state" | "rehearsal">): boolean =>
  rehearsal === null && (phase === "before" || phase === "after")

/** The latest version, and its lines after these skips. */
type Ground<Skip> = { latest: number; linesOf: (skips: readonly Skip[]) => readonly RunLine[] }

/**
 * The show after an action of its announcer; null if the action is not possible now. Product rule: a rehearsal plays the whole
 * evening from the start, and nothing of it counts: neither what it reveals nor who is skipped in it. A restart forgets what was
 * revealed; what the public has read is in `opened` and stays. A version that is published while winners stand on the stage does
 * not change them until the announcer goes on or asks for it. The last skip can be taken back with all that followed from it.
 */
export function showAfter<Skip extends Skipped>(
  show: Show<Skip>,
  action: CeremonyAction,
  ground: Ground<Skip>,
): Show<Skip> | null {
  if (action === "rehearse") return mayRehearse(show) ? { ...show, rehearsal: FROM_THE_START } : null
  if (action === "endRehearsal") return show.rehearsal ? { ...show, rehearsal: null } : null
  const played = playedOf(show)
  if (action === "takeBackSkip")
    return played.skips.length === 0 ? null : withSkips(show, withoutLastStep(played.skips), ground)
  if (action === "showVersion") return withSkips(show, played.skips, ground)
  if (action === "restart")
    return withPlayed(show, show.rehearsal ? FROM_THE_START : { ...played, state: STAGE_BEFORE, shown: null })
  const state = stageAfter(played.state, action, ground.linesOf(played.skips))
  if (action === "black") return withPlayed(show, { ...played, state })
  return withPlayed(show, onStageNow({ ...played, state }, ground))
}

/** The show with these skips; the winners on the stage are those of the present version after them. */
export const withSkips = <Skip>(show: Show<Skip>, skips: readonly Skip[], ground: Ground<Skip>): Show<Skip> =>
  withPlayed(show, onStageNow({ ...playedOf(show), skips }, ground))

function onStageNow<Skip>(played: Played<Skip>, { latest, linesOf }: Ground<Skip>): Played<Skip> {
  const { phase, key } = played.state
  if (phase !== "winners") return { ...played, shown: null }
  const entryIds = linesOf(played.skips).find((line) => line.key === key)?.entryIds ?? []
  return { ...played, shown: { version: latest, entryIds } }
}

/** The winners on the stage while they are not those of the latest version. */
export const keptOnStage = <Skip>({ shown }: Pick<Played<Skip>, "shown">, latest: number): Shown | null =>
  shown !== null && shown.version < latest ? shown : null
