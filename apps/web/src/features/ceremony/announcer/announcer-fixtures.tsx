import type { Ceremony } from "@rosette/contract/ceremony"
import { aCeremonyLine } from "@rosette/contract/fixtures"
import { screen } from "@testing-library/react"
import { vi } from "vitest"
import { show } from "../../../../test/render.tsx"
import type { CeremonyCalls } from "../use-ceremony.ts"
import { AnnouncerView } from "./announcer-view.tsx"

export const entry = (number: number) => ({
  entryId: number,
  entryName: `Car ${number}`,
  ownerParticipant: `Owner ${number}`,
  votingId: String(number),
  imageUrl: null,
  percent: 90 - number,
  score: { percent: 90 - number, points: 180 - 2 * number, maxPoints: 200 },
  hidesName: false,
  hidesOwner: false,
})
export const BEST = aCeremonyLine({
  key: "award:1",
  kind: "award",
  title: "Best of Show",
  winners: [entry(1)],
  next: entry(2),
  successors: [{ entry: entry(2), isNext: true, follows: [] }],
  passedOver: [{ entry: entry(3), heldAward: "Mayor's Pick" }],
})
export const HIDDEN = aCeremonyLine({
  key: "place:2",
  kind: "place",
  title: "Second place",
  winners: [entry(2)],
  isHidden: true,
})
export const WINNER = aCeremonyLine({ key: "place:1", kind: "place", title: "Overall Winner", winners: [entry(1)] })
export const CEREMONY: Ceremony = {
  version: 7,
  results: { version: 1, digits: "1a2b3c4d" },
  lines: [BEST, HIDDEN, WINNER],
  phase: "title",
  key: "award:1",
  isBlack: false,
  revealed: [],
  isRehearsal: false,
  lastSkip: null,
  stageVersion: 1,
  announced: { revealed: [], isOver: false, read: { keys: [], hasTable: false } },
  showsPercent: false,
  stageKey: "key",
  announcer: { name: "Olive", isYou: true },
}
/** Somebody else leads. */
export const OTHER = { announcer: { name: "Ben", isYou: false } }

/** The announcer's screen in a DOM; `change` shows another state of the ceremony. */
export function openAnnouncer(
  fields: Partial<Ceremony> = {},
  more: Partial<Pick<CeremonyCalls, "isPending" | "refusal">> & { isLost?: boolean } = {},
) {
  const { isLost = false, ...given } = more
  const calls = {
    move: vi.fn(async () => true),
    skip: vi.fn(async () => true),
    isPending: false,
    refusal: null,
    ...given,
  }
  const view = (now: Partial<Ceremony>, nowCalls = calls) => (
    <AnnouncerView ceremony={{ ...CEREMONY, ...now }} eventName="Harbour Show" calls={nowCalls} isLost={isLost} />
  )
  const shown = show(view(fields))
  const press = (name: string) => shown.user.click(screen.getByRole("button", { name }))
  const change = (now: Partial<Ceremony>, nowCalls = calls) => shown.rerender(view(now, nowCalls))
  return { ...shown, calls, press, change }
}

export const refusal = (code: "CEREMONY_CHANGED" | "ANOTHER_ANNOUNCER" | "UNAVAILABLE") => ({
  refusal: { code, message: `Refused: ${code}`, issues: [], rows: [], retryAfterSeconds: null },
})
