import { DEMO_ORGANIZER_PASSWORD } from "@rosette/contract/demo"
import type { PublicPage } from "@rosette/contract/public-pages"

/** The addresses of the demo show's public page, and of the page of its first winner. */
export type PublishedPages = { results: string; entry: string }

/** Publishes the demo show's results, waiving whatever blocks that, and shows everything on its public page. */
export async function publishDemoShow(baseURL: string): Promise<PublishedPages> {
  let cookie = ""
  const call = async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
    const headers = { cookie, ...(body && { "content-type": "application/json" }) }
    const answer = await fetch(`${baseURL}/api${path}`, { method, headers, body: body && JSON.stringify(body) })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path} returned ${answer.status}: ${text.slice(0, 300)}`)
    const set = answer.headers.getSetCookie().map((one) => one.split(";", 1)[0])
    if (set.length > 0) cookie = set.join("; ")
    return JSON.parse(text || "null")
  }
  const [demo] = await call<{ id: number }[]>("GET", "/events")
  if (!demo) throw new Error("There is no demo show.")
  const show = `/events/${demo.id}`
  await call("POST", "/organizer/login", { eventId: demo.id, password: DEMO_ORGANIZER_PASSWORD })
  const { blocking } = await call<{ blocking: { kind: string; key: string }[] }>("POST", `${show}/review`, {})
  for (const { kind, key } of blocking)
    await call("POST", `${show}/review/waive`, { kind, key, reason: "Only measured" })
  await call("POST", `${show}/publish`, {})
  const { key } = await call<PublicPage>("PUT", `${show}/public-page`, {
    isOn: true,
    shows: "everything",
    opens: "published",
  })
  const { winners } = await (await fetch(`${baseURL}/r/${key}.json`)).json()
  return { results: `/r/${key}`, entry: `/e/${key}/${winners.at(-1).entries[0].votingId}` }
}
