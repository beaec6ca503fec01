import type { Ceremony } from "@rosette/contract/ceremony"
import type { PublicPage } from "@rosette/contract/public-pages"
import { openConnection, requestOf } from "../lib/connection.ts"
import type { JudgingShow } from "../lib/judging-show.ts"

/** A published show. Its public page follows the stage. */
export type AnnouncedShow = { call: Call; pageKey: string; stageKey: string }

/** Sends one request as the organizer. Throws unless it succeeds. */
export type Call = <Answer>(method: string, path: string, body?: object) => Promise<Answer>

export type ShowToAnnounce = Pick<JudgingShow, "eventId" | "organizerCookie">

/** Publishes the results, waiving whatever blocks that, and opens the public page and the stage. */
export async function announceShow(port: number, { eventId, organizerCookie: cookie }: ShowToAnnounce) {
  const connection = await openConnection(port)
  const call: Call = async (method, path, body) => {
    const request = requestOf(method, `/api/events/${eventId}${path}`, { cookie, body })
    const { status, body: answer } = await connection.send(request)
    if (status >= 300) throw new Error(`${method} ${path} returned ${status}: ${answer.slice(0, 300)}`)
    return JSON.parse(answer)
  }
  const { blocking } = await call<{ blocking: { kind: string; key: string }[] }>("POST", "/review", {})
  for (const { kind, key } of blocking) await call("POST", "/review/waive", { kind, key, reason: "Only measured" })
  await call("POST", "/publish", {})
  const { key } = await call<PublicPage>("PUT", "/public-page", { isOn: true, shows: "everything", opens: "stage" })
  const { stageKey } = await call<Ceremony>("POST", "/ceremony/stage-key", {})
  if (key === null || stageKey === null) throw new Error("The page or the stage has no address.")
  return { call, pageKey: key, stageKey, close: connection.close }
}
