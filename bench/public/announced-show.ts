import type { Client } from "@rosette/client"
import { clientWith } from "../lib/client-with.ts"
import type { JudgingShow } from "../lib/judging-show.ts"

/** A published show. Its public page follows the stage. */
export type AnnouncedShow = { eventId: number; api: Client["api"]; pageKey: string; stageKey: string }

export type ShowToAnnounce = Pick<JudgingShow, "eventId" | "organizerCookie">

/** Publishes the results, waiving whatever blocks that, and opens the public page and the stage. */
export async function announceShow(port: number, show: ShowToAnnounce): Promise<AnnouncedShow> {
  const { eventId } = show
  const { api } = clientWith(`http://127.0.0.1:${port}`, show.organizerCookie)
  const { blocking } = await api.organizer.startReview.mutate({ eventId })
  for (const { kind, key } of blocking)
    if (kind !== "pollOpen") await api.organizer.waive.mutate({ eventId, kind, key, reason: "Only measured" })
  await api.organizer.publish.mutate({ eventId })
  const page = { isOn: true, shows: "everything", opens: "stage" } as const
  const { key } = await api.organizer.updatePublicPage.mutate({ eventId, ...page })
  const { stageKey } = await api.organizer.renewStageKey.mutate({ eventId })
  if (key === null || stageKey === null) throw new Error("The page or the stage has no address.")
  return { eventId, api, pageKey: key, stageKey }
}
