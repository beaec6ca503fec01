import type { Stage } from "@rosette/contract/ceremony"
import type { ShownStage } from "./follow-stage.ts"

/**
 * What the audience sees. `isReveal`: this screen showed the line's title before, so its winners come as a moment. All else is a
 * plain cut: a stage that was opened or came back later, a step back, a black screen that ends.
 */
export type Scene = {
  shown: ShownStage
  isReveal: boolean
  /** The last stage that was not black. */
  lit: Stage | null
}

/** Returns the scene after an answer of the server; one without news leaves a reveal as it is. */
export function nextScene(before: Scene | null, shown: ShownStage): Scene {
  const lit = before?.lit ?? null
  if (shown === "closed" || shown.shows === "black") return { shown, isReveal: false, lit }
  const isReveal = shown.shows === "winners" && lit !== null && isSameLine(lit, shown) && leadsToReveal(lit, before)
  return { shown, isReveal, lit: shown }
}

const isSameLine = (one: Stage, other: Stage): boolean =>
  one.kind === other.kind && one.place === other.place && one.title === other.title

const leadsToReveal = ({ shows }: Stage, before: Scene | null): boolean =>
  shows === "title" || (shows === "winners" && before?.isReveal === true)
