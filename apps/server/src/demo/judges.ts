/**
 * A judge of a demo contest and their progress: they judge the entries from index `startsAt` on, have submitted some, and
 * have drafts after those. The codes are words without I, L, O and U, easy to type.
 */
export type DemoJudge = {
  name: string
  accessCode: string
  startsAt: number
  submitted: number
  drafts: number
  /** Percentage points that this judge gives above or below others. */
  leaning: number
  comments: Readonly<Record<string, string>>
}

export const DEMO_JUDGES: readonly DemoJudge[] = [
  {
    name: "Marta Kowalczyk",
    accessCode: "FASTBACK",
    startsAt: 0,
    submitted: 40,
    drafts: 0,
    leaning: 0,
    comments: {
      A01: "Trim is perfect down to the last clip. Small chip on the left rear fender.",
      A03: "The best bonnet line of the day.",
      B03: "Flames are laid by hand and it shows, in the best way.",
      B07: "Very rare, and very well explained by the owner.",
      C08: "The forest goes on under the tailgate. Lovely idea.",
      D02: "All twenty-three windows sealed and clear.",
      D06: "The mural deserves its own award.",
      E03: "Conversion so tidy that I looked for the engine.",
      E07: "Nothing was cut: it could go back to petrol in a weekend.",
    },
  },
  {
    name: "Grant Ellison",
    accessCode: "CAMSHAFT",
    startsAt: 0,
    submitted: 24,
    drafts: 2,
    leaning: -5,
    comments: {
      A04: "Honest car. Driver door sits a little proud.",
      A06: "Came up on its hydraulics without a sound.",
      B02: "Stripe edges are razor sharp.",
      B08: "Wiring in the bay could be tidier.",
      C03: "Drives here, drives home. Full marks for that.",
      D01: "Come back for the bed: the owner was on break.",
    },
  },
  {
    name: "Priya Raman",
    accessCode: "BRAKEPAD",
    startsAt: 18,
    submitted: 15,
    drafts: 3,
    leaning: 3,
    comments: {
      C05: "Costume and car tell the same story.",
      D03: "Best use of patina I have seen this year.",
      D08: "The picnic set alone is worth the walk.",
      E01: "Check the wrap again when the sun is out.",
    },
  },
  {
    name: "Teddy Okafor",
    accessCode: "DRAGRACE",
    startsAt: 8,
    submitted: 1,
    drafts: 1,
    leaning: 6,
    comments: { B01: "Started on the first turn, cold." },
  },
  { name: "Inés Calder", accessCode: "RACEWAYS", startsAt: 8, submitted: 0, drafts: 0, leaning: 0, comments: {} },
]
