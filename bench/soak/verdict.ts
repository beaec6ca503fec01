import { CONTROL, type Sample, SERIES, type SeriesName } from "./sample.ts"
import { slopeOf } from "./slope.ts"

const HOUR_MS = 3_600_000
/** During the first samples the server warms up. */
const WARM_UP_SHARE = 0.25
/** Shorter runs have too few points to tell a slope from chance. */
export const MIN_MINUTES = 5
/** A slope counts if it is significant and would matter within a show day. */
const MIN_ERROR_MULTIPLE = 3
const MIN_SHARE_PER_HOUR = 0.1

export type Trend = {
  name: SeriesName
  unit: string
  mean: number
  most: number
  perHour: number
  error: number
  growsWithSheets: boolean
  grows: boolean
}

/** How each series develops over the samples after the warm-up, per hour. */
export function trendsOf(samples: readonly Sample[]): Trend[] {
  const warm = samples.slice(Math.floor(samples.length * WARM_UP_SHARE))
  return SERIES.map((series) => {
    const { name, unit } = series
    const points = warm
      .map(({ atMs, values }) => ({ x: atMs / HOUR_MS, y: values[name] }))
      .filter(({ y }) => !Number.isNaN(y))
    const { slope, error } = slopeOf(points)
    const mean = points.reduce((sum, { y }) => sum + y, 0) / points.length
    const grows = slope > MIN_ERROR_MULTIPLE * error && slope > MIN_SHARE_PER_HOUR * mean
    const most = Math.max(...points.map(({ y }) => y))
    return { name, unit, mean, most, perHour: slope, error, growsWithSheets: "growsWithSheets" in series, grows }
  })
}

/** The trends in one sentence. */
export function verdictOf(trends: readonly Trend[], minutes: number): string {
  if (minutes < MIN_MINUTES)
    return `${minutes} minutes are too short to tell what grows: the slopes above come from chance and warm-up.`
  const grown = trends.filter(({ grows }) => grows)
  const isMachineSlower = grown.some(({ name }) => name === CONTROL)
  const growing = grown.filter(({ growsWithSheets, unit }) => !growsWithSheets && !(isMachineSlower && unit === "ms"))
  const words =
    growing.length === 0
      ? "Nothing grows except the stored data and the times that depend on it."
      : `Growing, by more than chance and more than a tenth per hour: ${growing.map(({ name }) => name).join(", ")}.`
  return isMachineSlower ? `${words} The machine became slower during the run, so the times are not valid.` : words
}
