import { addAward, criteriaOf } from "../pages/prepared-event.ts"
import { found, type Row, rowsOf, type Scene, type Stage } from "./table.ts"

const validation = rowsOf("validation")
const limits = rowsOf("limits")
const errors = rowsOf("errors")

type Call = { path: string | ((stage: Stage) => string); data: (stage: Stage) => object }

/** A call that breaks one rule, and the sentence of its refusal. */
const refusal = (says: string, text: string | RegExp, { path, data }: Call): Row =>
  validation.row(`${says}: ${text}`, async (stage) => {
    const address = typeof path === "string" ? path : path(stage)
    const answer = await stage.api.post(`/api${address}`, { data: data(stage) })
    found(answer.status()).toBe(400)
    found(await answer.text()).toMatch(text)
  })

const EVENT = { name: "A Show", organizerName: "Olga", organizerPassword: "123456" }
const CRITERION = { name: "Paint", description: "Depth", maxPoints: 5 }
const event = (fields: object): Call => ({
  path: "/events",
  data: () => ({ ...EVENT, criteria: [CRITERION], ...fields }),
})
const winner = (fields: object): Call => ({
  path: ({ world }) => `/events/${world.event.id}/confirm-winner`,
  data: ({ world }) => ({ entryId: world.entries.arrow.id, winnerType: "overall", confirmedBy: "Olga", ...fields }),
})
const award = (fields: object): Call => ({
  path: "/awards",
  data: ({ world }) => ({ eventId: world.event.id, name: "Best", ...fields }),
})

/** The rules that the server checks for every caller, with the same sentences as on the screens. */
export const CALL_RULES: Scene = {
  name: "rules of the API",
  open: async () => {},
  rows: [
    refusal("event", "Password must be at least 6 characters", event({ organizerPassword: "12345" })),
    refusal("event", "At least one scoring criterion is required", event({ criteria: [] })),
    refusal("event", "Criterion name is required", event({ criteria: [{ ...CRITERION, name: " " }] })),
    refusal("event", "Description is required", event({ criteria: [{ ...CRITERION, description: "" }] })),
    refusal("event", "Max points must be at least 1", event({ criteria: [{ ...CRITERION, maxPoints: 0 }] })),
    refusal("event", /from 1 to 100/, event({ criteria: [{ ...CRITERION, maxPoints: 101 }] })),
    refusal("organizer login", "Password is required", {
      path: "/organizer/login",
      data: ({ world }) => ({ eventId: world.event.id, password: "" }),
    }),
    refusal("organizer login with an event id that is no number", /Event must be a positive whole number/, {
      path: "/organizer/login",
      data: ({ world }) => ({ eventId: "first", password: world.event.password }),
    }),
    refusal("master login", "Password is required", { path: "/master-admin/login", data: () => ({ password: "" }) }),
    refusal("winner without an entry", /Entry/, winner({ entryId: undefined })),
    refusal("winner of an unknown type", /overall, category or runner_up/, winner({ winnerType: "best" })),
    refusal("winner whom nobody confirms", "Confirmed by is required", winner({ confirmedBy: " " })),
    refusal("award", "Award name is required", award({ name: " " })),
    refusal("award", "Award name must be at most 100 characters", award({ name: "x".repeat(101) })),
    refusal("award", /Priority level must be .*1/, award({ priority: 0 })),
    refusal("award", /Priority level must be .* 1 to 100/, award({ priority: 101 })),
    refusal("award", /Max winners must be .*1/, award({ maxWinners: 0 })),
    refusal("award", /Max winners must be .* 1 to 10/, award({ maxWinners: 11 })),
    limits.row("who assigns an award: at most 100 characters", async ({ api, world }) => {
      const { id } = await addAward(api, world.event.id, { name: "Longest Name" })
      const data = { awardId: id, entryId: world.entries.late.id, assignedBy: "x".repeat(101) }
      const answer = await api.post("/api/award-winners", { data })
      found(await answer.text()).toContain("Assigned by must be at most 100 characters")
      await api.delete(`/api/awards/${id}`)
    }),
    validation.row(
      "points below 0, above a criterion's maximum or not whole are refused",
      async ({ newApi, world }) => {
        const { busy } = world.judges
        const judge = await newApi()
        await judge.post("/api/judges/login", { data: { accessCode: busy.accessCode } })
        const [criterion] = await criteriaOf(judge, world.event.id)
        for (const points of [-1, 1.5, 26]) {
          const scores = [{ criterionId: criterion?.id, points }]
          const data = { entryId: world.entries.late.id, scores, comments: "", isSubmitted: false }
          found((await judge.post(`/api/judges/${busy.id}/scores`, { data })).status()).toBe(400)
        }
      },
    ),
    errors.row("every failure carries its status, one sentence and a code", async ({ api }) => {
      const answer = await api.get("/api/events/999999/entries")
      found(answer.status()).toBe(404)
      found(await answer.json()).toEqual({ error: found.any(String), code: "NOT_FOUND" })
    }),
  ],
}
