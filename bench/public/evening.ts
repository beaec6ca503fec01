import { announceShow, type ShowToAnnounce } from "./announced-show.ts"
import { type Read, readPages } from "./readers.ts"
import { announce, watchStage } from "./stage.ts"

const BETWEEN_STEPS_MS = 1_000

export type Evening = {
  reads: Read[]
  /** Milliseconds from each of the announcer's steps to each stage. */
  followed: number[]
}

/** Publishes a show and announces it for so long, with stages that follow and readers of its public page. */
export async function holdEvening(
  port: number,
  show: ShowToAnnounce,
  { readers, watchers, overMs }: { readers: number; watchers: number; overMs: number },
): Promise<Evening> {
  const { call, pageKey, stageKey, close } = await announceShow(port, show)
  const stage = await watchStage(port, stageKey, watchers)
  const announced = new Set<string>()
  const isOver = new AbortController()
  const announcing = announce(call, announced, BETWEEN_STEPS_MS, isOver.signal)
  const reads = await readPages({ port, path: `/r/${pageKey}`, readers, overMs, announced })
  isOver.abort()
  const sentAt = await announcing
  await stage.stop()
  close()
  const followed = [...sentAt].flatMap(([version, at]) => (stage.heard.get(version) ?? []).map((when) => when - at))
  return { reads, followed }
}
