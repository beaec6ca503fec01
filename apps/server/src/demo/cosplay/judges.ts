import type { DemoJudge } from "../judges.ts"

export const COSPLAY_JUDGES: readonly DemoJudge[] = [
  {
    name: "Amara Lindqvist",
    accessCode: "THREADED",
    startsAt: 0,
    submitted: 24,
    drafts: 0,
    leaning: 0,
    comments: {
      "02": "French seams throughout, and nobody will ever see them.",
      "07": "The head of the harpoon is carved, not printed. Ask him to show the grain.",
      "11": "Every scale is a separate piece of leather.",
      "19": "The wings open without a motor: two strings and patience.",
    },
  },
  {
    name: "Joon-ho Park",
    accessCode: "STAGEACT",
    startsAt: 0,
    submitted: 15,
    drafts: 2,
    leaning: -4,
    comments: {
      "03": "Held the pose for a whole minute, and the hall with it.",
      "09": "Best use of silence today.",
      "14": "Voice gets lost behind the mask.",
    },
  },
  {
    name: "Beatriz Fontes",
    accessCode: "FEATHERS",
    startsAt: 10,
    submitted: 9,
    drafts: 2,
    leaning: 3,
    comments: {
      "12": "Wig is ventilated by hand. Look at the parting.",
      "16": "The build book alone is worth reading.",
    },
  },
  {
    name: "Otis Marchetti",
    accessCode: "CRAFTERS",
    startsAt: 5,
    submitted: 1,
    drafts: 1,
    leaning: 5,
    comments: { "06": "Glows, and nothing gets warm. Clever." },
  },
  { name: "Wren Halloran", accessCode: "ENTRANCE", startsAt: 5, submitted: 0, drafts: 0, leaning: 0, comments: {} },
]
