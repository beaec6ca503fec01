import type { APIRequestContext } from "@playwright/test"
import { criterionApplies } from "../../packages/domain/src/contest/applicability.ts"

type Criterion = Parameters<typeof criterionApplies>[0] & { id: number; maxPoints: number }
type Entry = Parameters<typeof criterionApplies>[1] & { id: number; votingId: string }
type Workspace = { entries: Entry[]; criteria: Criterion[]; sheets: { entryId: number; isSubmitted: boolean }[] }

/** The addresses of the public pages and the stage. */
export type Evening = { results: string; entry: string; stage: string }

/**
 * Ends the demo show: every sheet is submitted, the results are published, the public pages and the stage are open, and some
 * lines of the ceremony are announced. `request` is signed in as its organizer afterwards. Throws if a call is refused.
 */
export async function endShow(request: APIRequestContext, password: string): Promise<Evening> {
  const call = async (method: string, path: string, data?: object) => {
    const response = await request.fetch(`/api${path}`, { method, data })
    if (!response.ok()) throw new Error(`${method} ${path} returned ${response.status()}: ${await response.text()}`)
    return response.json()
  }
  const [{ id: eventId }] = await call("GET", "/events")
  const event = `/events/${eventId}`
  await call("POST", "/organizer/login", { eventId, password })
  const judges: { id: number; accessCode: string }[] = await call("GET", `${event}/judges`)
  for (const [at, { id, accessCode }] of judges.entries()) {
    await call("POST", "/judges/login", { accessCode })
    await submitTheRest(await call("GET", "/judge/workspace"), at, (sheet) =>
      call("POST", `/judges/${id}/scores`, sheet),
    )
  }

  await call("POST", "/organizer/login", { eventId, password })
  await call("POST", `${event}/review`)
  await call("POST", `${event}/publish`)
  const { key } = await call("PUT", `${event}/public-page`, { isOn: true, shows: "everything", opens: "published" })
  const { stageKey, version } = await call("POST", `${event}/ceremony/stage-key`)
  let ceremony = { version }
  for (let step = 0; step < ANNOUNCED; step++)
    ceremony = await call("POST", `${event}/ceremony/move`, { version: ceremony.version, action: "next" })
  return { results: `/r/${key}`, entry: `/e/${key}/C01`, stage: `/stage/${stageKey}` }
}

const ANNOUNCED = 4

/** Between 60 and 95 % of each criterion's points, different for every judge and entry, the same in every run. */
async function submitTheRest(
  { entries, criteria, sheets }: Workspace,
  judge: number,
  save: (sheet: object) => Promise<unknown>,
): Promise<void> {
  const submitted = new Set(sheets.filter(({ isSubmitted }) => isSubmitted).map(({ entryId }) => entryId))
  for (const [place, entry] of entries.entries()) {
    if (submitted.has(entry.id)) continue
    const scores = criteria
      .filter((criterion) => criterionApplies(criterion, entry))
      .map(({ id, maxPoints }, at) => {
        const share = 0.6 + ((place * 7 + judge * 3 + at * 5) % 8) / 20
        return { criterionId: id, points: Math.round(maxPoints * share) }
      })
    await save({ entryId: entry.id, scores, comments: "", isSubmitted: true })
  }
}
