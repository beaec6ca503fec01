import type { APIRequestContext } from "@playwright/test"
import type { Client } from "@rosette/client"
import { criterionApplies } from "../../packages/domain/src/contest/applicability.ts"
import { clientOf } from "../pages/client-of.ts"

/** The addresses of the public pages and the stage. */
export type Evening = { results: string; entry: string; stage: string }

/**
 * Ends the demo show: every sheet is submitted, the results are published, the public pages and the stage are open, and some
 * lines of the ceremony are announced. `request` is signed in as its organizer afterwards. Throws if a call is refused.
 */
export async function endShow(request: APIRequestContext, password: string): Promise<Evening> {
  const { api, signIn } = clientOf(request)
  const [event] = await api.organizer.events.query()
  if (!event) throw new Error("There is no demo show")
  const eventId = event.id
  await signIn.organizer({ eventId, password })
  for (const [at, { accessCode }] of (await api.organizer.judges.query({ eventId })).entries()) {
    await signIn.judge({ accessCode })
    await submitTheRest(api, at)
  }

  await signIn.organizer({ eventId, password })
  await api.organizer.startReview.mutate({ eventId })
  await api.organizer.publish.mutate({ eventId })
  const page = { isOn: true, shows: "everything", opens: "published" } as const
  const { key } = await api.organizer.updatePublicPage.mutate({ eventId, ...page })
  const { stageKey, version } = await api.organizer.renewStageKey.mutate({ eventId })
  let ceremony = { version }
  for (let step = 0; step < ANNOUNCED; step++)
    ceremony = await api.organizer.moveCeremony.mutate({ eventId, version: ceremony.version, action: "next" })
  return { results: `/r/${key}`, entry: `/e/${key}/C01`, stage: `/stage/${stageKey}` }
}

const ANNOUNCED = 4

/** Between 60 and 95 % of each criterion's points, different for every judge and entry, the same in every run. */
async function submitTheRest(api: Client["api"], nth: number): Promise<void> {
  const { judge, entries, criteria, sheets } = await api.judge.workspace.query()
  const submitted = new Set(sheets.filter(({ isSubmitted }) => isSubmitted).map(({ entryId }) => entryId))
  for (const [place, entry] of entries.entries()) {
    if (submitted.has(entry.id)) continue
    const scores = criteria
      .filter((criterion) => criterionApplies(criterion, entry))
      .map(({ id, maxPoints }, at) => {
        const share = 0.6 + ((place * 7 + nth * 3 + at * 5) % 8) / 20
        return { criterionId: id, points: Math.round(maxPoints * share) }
      })
    await api.judge.saveSheet.mutate({ judgeId: judge.id, entryId: entry.id, scores, isSubmitted: true })
  }
}
