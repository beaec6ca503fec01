import { setTimeout as wait } from "node:timers/promises"
import type { AnnouncedShow } from "./announced-show.ts"
import { type Read, readPages } from "./readers.ts"
import { announce, watchStage } from "./stage.ts"

const BETWEEN_STEPS_MS = 1_000

export type Evening = {
  reads: Read[]
  steps: number
  /** Milliseconds from each of the announcer's steps to each stage. */
  followed: number[]
}

/** Announces a published show line by line for `overMs`, with stages that follow and readers of its public page. */
export async function holdEvening(
  port: number,
  show: AnnouncedShow,
  { readers, watchers, overMs }: { readers: number; watchers: number; overMs: number },
): Promise<Evening> {
  const stage = await watchStage(port, show.stageKey, watchers)
  const announced = new Set<string>()
  const isOver = new AbortController()
  const announcing = announce(show, announced, BETWEEN_STEPS_MS, isOver.signal)
  const reads = await readPages({ port, path: `/r/${show.pageKey}`, readers, overMs, announced })
  // Otherwise the check that nobody is named too early would read nothing.
  if (announced.size > 0 && !reads.some(({ names }) => names > 0)) throw new Error("No page named anybody.")
  isOver.abort()
  const sentAt = await announcing
  // The stages still get the last step.
  await wait(BETWEEN_STEPS_MS)
  await stage.stop()
  const followed = [...sentAt].flatMap(([version, at]) => (stage.heard.get(version) ?? []).map((when) => when - at))
  return { reads, steps: sentAt.size, followed }
}
