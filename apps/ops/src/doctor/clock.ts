import { type Finding, fault, ok, warning } from "./finding.ts"

/** How far other clocks are ahead of this machine's; null if one did not say. */
export type ClockFacts = {
  /** An address elsewhere whose clock is right; null if none was asked. */
  reference: { url: string; aheadSeconds: number | null } | null
  publicAheadSeconds: number | null
}

/** Answers take a moment, and the header has whole seconds. */
const RIGHT_WITHIN_SECONDS = 60
/** From here on the times in histories mislead, and stores refuse signatures soon after. */
const WRONG_BEYOND_SECONDS = 300

const SET_IT = "Let the machine set its clock by the network: timedatectl set-ntp true"

export function clockFinding({ reference, publicAheadSeconds }: ClockFacts, now: Date): Finding {
  const here = `This machine says ${now.toISOString().slice(0, "2026-01-01T00:00".length).replace("T", " ")} UTC`
  const ahead = reference?.aheadSeconds ?? null
  if (reference && ahead !== null && !isRight(ahead))
    return findingOf(
      ahead,
      `${here}, which is ${spanWords(ahead)} ${ahead > 0 ? "behind" : "ahead"} by the clock of ${new URL(reference.url).host}.`,
    )
  if (publicAheadSeconds !== null && !isRight(publicAheadSeconds))
    return findingOf(
      publicAheadSeconds,
      `${here}, and the public address answers with a clock that is ${spanWords(publicAheadSeconds)} ${publicAheadSeconds > 0 ? "ahead" : "behind"}.`,
    )
  if (ahead !== null) return ok("clock", `${here}, and so does ${new URL(reference?.url ?? "").host}.`)
  return warning(
    "clock",
    `${here}; no other clock could be asked.`,
    "Compare it with a phone, or name an address whose clock is right: --time-from https://…",
  )
}

const isRight = (aheadSeconds: number) => Math.abs(aheadSeconds) <= RIGHT_WITHIN_SECONDS

const findingOf = (aheadSeconds: number, found: string): Finding =>
  (Math.abs(aheadSeconds) > WRONG_BEYOND_SECONDS ? fault : warning)("clock", found, SET_IT)

function spanWords(seconds: number): string {
  const minutes = Math.round(Math.abs(seconds) / 60)
  return minutes < 120 ? `${minutes} minutes` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}
