import { anEntry } from "@rosette/contract/fixtures"
import type { OwnSheet } from "@rosette/contract/sheets"
import { screen, waitFor } from "@testing-library/react"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { show } from "../../../../test/render.tsx"
import { currentNotices, feedback } from "../../../lib/feedback.ts"
import { queryClient } from "../../../lib/query-client.ts"
import { judgeData, judgeSession } from "../../../lib/storage.ts"
import { JudgeSaving } from "../../../offline/saving/judge-saving.ts"
import { tellOfWorkspace } from "../../../offline/workspace/workspace-news.ts"
import { DEMO_WORKSPACE } from "../desk/test-mode.ts"
import JudgeHomeScreen from "./judge-home-screen.tsx"

const entries = [1, 2, 3, 4].map((id) => anEntry({ id, entryName: `Car ${id}`, votingId: `A${id}` }))
const WORKSPACE = { ...DEMO_WORKSPACE, databaseId: "one", entries }
const { judge, event } = WORKSPACE

type Sheet = Omit<OwnSheet, "revision" | "isAsked">

/** Whether the server can be reached, and the sheets that it has. */
const server = { isThere: true, saved: [] as OwnSheet[] }

const workspace = () => ({
  ...WORKSPACE,
  sheets: server.saved,
  event: { ...event, changeVersion: server.saved.length },
})

function save({ entryId, isSubmitted, comments, scores }: Sheet) {
  const sheet = { entryId, isSubmitted, comments, scores, revision: server.saved.length + 1 }
  server.saved.push({ ...sheet, isAsked: false, reopened: null })
  return { ...sheet, databaseId: "one", stats: { completed: server.saved.length, total: entries.length } }
}

/** A batch of calls, answered one by one. */
async function answer(url: string, body: unknown): Promise<Response> {
  if (!server.isThere) throw new TypeError("Failed to fetch")
  const names = new URL(url, "http://localhost").pathname.replace("/trpc/", "").split(",")
  const inputs = JSON.parse(String(body ?? "{}"))
  return Response.json(
    names.map((name, at) => ({ result: { data: name === "judge.saveSheet" ? save(inputs[at]) : workspace() } })),
  )
}

beforeEach(() => {
  Object.assign(server, { isThere: true, saved: [] })
  vi.stubGlobal("fetch", (url: string, options: RequestInit) => answer(url, options.body))
  judgeSession.write("session")
  judgeData.write({ judge, event })
})
afterEach(() => {
  vi.unstubAllGlobals()
  queryClient.clear()
  judgeSession.clear()
  judgeData.clear()
  for (const { id } of currentNotices()) feedback.dismiss(id)
})

/** The judge has submitted these entries without a connection on an earlier screen. */
async function submittedOffline(entryIds: readonly number[]) {
  await tellOfWorkspace(WORKSPACE)
  const saving = await JudgeSaving.open({
    judgeId: judge.id,
    post: () => Promise.reject(new TypeError("Failed to fetch")),
    signedInJudge: async () => judge.id,
    onLateOutcome: () => undefined,
  })
  for (const entryId of entryIds)
    await saving.send({
      entryId,
      label: `Car ${entryId}`,
      content: { points: { 1: 8 }, comments: "" },
      scores: [{ criterionId: 1, points: 8 }],
      isSubmitted: true,
      baseRevision: 0,
    })
  saving.close()
}

const progress = () => screen.getByText(/entries judged/).closest("[role=status]")?.textContent

it("counts what waits on this device, says so, and what was sent since, without a reload", async () => {
  await submittedOffline([1, 2, 3])
  queryClient.setQueryData(["judge", "workspace", judge.id], WORKSPACE, { updatedAt: 1 })
  server.isThere = false
  show(<JudgeHomeScreen />)
  await waitFor(() => expect(progress()).toContain("3 of 4 entries judged1 left"))
  expect(progress()).toContain("3 score sheets are not sent yet, and this browser cannot keep them.")
  server.isThere = true
  window.dispatchEvent(new Event("online"))
  await waitFor(() => expect(server.saved.length).toBe(3))
  await waitFor(() => expect(progress()).toBe("3 of 4 entries judged1 left"))
  await waitFor(() =>
    expect(currentNotices().map(({ message }) => message)).toContain("3 score sheets that waited here are sent now"),
  )
})

it("the event's cover stands after its text, small; without one there is the car of a car show, else the rosette", async () => {
  const photo = (digit: string, size = "") => `/photos/${digit.repeat(32)}${size}.webp`
  // Until the server is asked, the event is that of the sign-in.
  server.isThere = false
  const eventWith = (look: Partial<typeof event>) => {
    judgeData.write({ judge, event: { ...event, ...look } })
    const { container, unmount } = show(<JudgeHomeScreen />)
    const section = container.querySelector("section[aria-label='Event']")
    const parts = [...(section?.querySelectorAll("h2, dl, img, :scope > div") ?? [])]
    const found = parts.map((part) => part.getAttribute("src") ?? part.tagName.toLowerCase())
    const accent = section?.getAttribute("data-accent")
    unmount()
    return { found, accent, hasRosette: section?.querySelector(":scope > div svg") !== null }
  }
  const own = { coverUrl: photo("a"), logoUrl: photo("b"), accent: "teal" as const }
  expect(eventWith(own).found.filter((part) => part !== "div")).toEqual([
    photo("b", "-thumb"),
    "h2",
    "dl",
    photo("a", "-thumb"),
  ])
  expect(eventWith(own)).toMatchObject({ accent: "teal" })
  expect(eventWith({ kind: "carShow" })).toMatchObject({ hasRosette: false, accent: null })
  expect(eventWith({ kind: "baking" })).toMatchObject({ hasRosette: true })
})
