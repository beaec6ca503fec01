import type { Browser } from "@playwright/test"

/** Longer than any stutter: between two parts of a reveal nothing moves, and no frame is wanted. */
const PAUSE_MS = 500
const CATEGORIES = "benchmark,cc,disabled-by-default-devtools.timeline.frame"

type TraceEvent = { name: string; ph: string; pid: number; ts: number; args: TraceArgs }
type TraceArgs = { frame_reporter?: FrameReporter }
type FrameReporter = { state: string; has_compositor_animation: boolean; has_main_animation: boolean }

/** The frames in which something was animated, and milliseconds from each frame on the screen to the next. */
export type Frames = { shown: number; dropped: number; gaps: number[] }

/** The frames of the page that draws during the work, by the browser's own trace. */
export async function framesDuring(browser: Browser, work: () => Promise<void>): Promise<Frames> {
  const session = await browser.newBrowserCDPSession()
  const events: TraceEvent[] = []
  session.on("Tracing.dataCollected", ({ value }) => events.push(...value.map(traceEvent)))
  await session.send("Tracing.start", { transferMode: "ReportEvents", categories: CATEGORIES })
  await work()
  const complete = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve))
  await session.send("Tracing.end")
  await complete
  await session.detach()
  return framesOf(events)
}

const traceEvent = (value: object): TraceEvent => ({ name: "", ph: "", pid: 0, ts: 0, args: {}, ...value })

function framesOf(events: readonly TraceEvent[]): Frames {
  const drawing = new Set(events.filter(({ name }) => name === "DrawFrame").map(({ pid }) => pid))
  const animated = events.flatMap(({ name, ph, pid, ts, args: { frame_reporter: frame } }) =>
    name === "PipelineReporter" && ph === "b" && drawing.has(pid) && frame && isAnimated(frame) ? [{ ts, frame }] : [],
  )
  const shown = animated.filter(({ frame }) => frame.state.startsWith("STATE_PRESENTED"))
  const times = shown.map(({ ts }) => ts / 1_000).sort((a, b) => a - b)
  return {
    shown: shown.length,
    dropped: animated.filter(({ frame }) => frame.state === "STATE_DROPPED").length,
    gaps: times.slice(1).flatMap((time, index) => {
      const gap = time - (times[index] ?? time)
      return gap < PAUSE_MS ? [gap] : []
    }),
  }
}

const isAnimated = (frame: FrameReporter) => frame.has_compositor_animation || frame.has_main_animation
