import { QueryObserver } from "@tanstack/react-query"
import { describe, expect, it } from "vitest"
import { refused } from "../../test/calls.tsx"
import { createQueryClient } from "./query-client.ts"

const RESULTS = [["organizer", "results"], { input: { eventId: 1 }, type: "query" }]
const ENTRIES = [["organizer", "entries"], { input: { eventId: 1 }, type: "query" }]
const JUDGED = [["judge", "workspace"], { type: "query" }]

/** Results on the screen, entries on another one, and what a judge works with. */
async function shownAndHidden() {
  const client = createQueryClient({ queries: { staleTime: Number.POSITIVE_INFINITY } })
  const said: string[] = []
  const queryFn = async ({ queryKey: [path] }: { queryKey: readonly unknown[] }) => {
    await new Promise((resolve) => setTimeout(resolve))
    said.push(`read ${(path as string[]).join(".")}`)
    return []
  }
  for (const queryKey of [RESULTS, ENTRIES, JUDGED]) await client.fetchQuery({ queryKey, queryFn })
  new QueryObserver(client, { queryKey: RESULTS, queryFn }).subscribe(() => undefined)
  new QueryObserver(client, { queryKey: JUDGED, queryFn }).subscribe(() => undefined)
  said.length = 0
  const change = (path: string, answer: () => Promise<unknown> = async () => said.push("changed")) =>
    client
      .getMutationCache()
      .build(client, {
        mutationKey: [path.split(".")],
        mutationFn: answer,
        onSuccess: () => void said.push("done"),
        onError: () => void said.push("refused"),
      })
      .execute(undefined)
      .catch(() => undefined)
  const isStale = (queryKey: readonly unknown[]) => client.getQueryState(queryKey)?.isInvalidated
  return { said, change, isStale }
}

describe("a change", () => {
  it("is done once what it makes stale on the screen is read again; the rest is read when it opens", async () => {
    const { said, change, isStale } = await shownAndHidden()
    await change("organizer.updateCriterion")
    expect(said).toEqual(["changed", "read organizer.results", "done"])
    expect([isStale(RESULTS), isStale(ENTRIES), isStale(JUDGED)]).toEqual([false, true, false])
  })

  it("leaves alone what it does not make stale", async () => {
    const { said, change, isStale } = await shownAndHidden()
    await change("organizer.updateEvent")
    expect([said, isStale(RESULTS), isStale(ENTRIES)]).toEqual([["changed", "done"], false, true])
  })

  it.each(["organizer.previewRules", "organizer.login"])("%s makes nothing stale", async (path) => {
    const { said, change, isStale } = await shownAndHidden()
    await change(path)
    expect([said, isStale(RESULTS), isStale(ENTRIES)]).toEqual([["changed", "done"], false, false])
  })
})

describe("a refused change", () => {
  const fail = (error: Error) => () => Promise.reject(error)

  it("says so at once; the whole event is read again, because others have changed something", async () => {
    const { said, change, isStale } = await shownAndHidden()
    await change("organizer.renameJudge", fail(refused("NOT_FOUND")))
    expect(said).toEqual(["refused"])
    await expect.poll(() => said).toEqual(["refused", "read organizer.results"])
    expect([isStale(ENTRIES), isStale(JUDGED)]).toEqual([true, false])
  })

  it.each([
    ["nobody is signed in any more", refused("SIGN_IN_REQUIRED")],
    ["the server was not reached", new TypeError("Failed to fetch")],
  ])("reads nothing again where %s", async (_, error) => {
    const { said, change, isStale } = await shownAndHidden()
    await change("organizer.renameJudge", fail(error))
    expect([said, isStale(ENTRIES)]).toEqual([["refused"], false])
  })
})
