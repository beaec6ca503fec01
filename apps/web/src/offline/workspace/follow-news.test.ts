import type { JudgeNews } from "@rosette/contract/live"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { followNews } from "./follow-news.ts"
import { aWorkspace } from "./stored-fixtures.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const SHEET = { entryId: 7, isSubmitted: true, comments: "", scores: [], revision: 50, isAsked: false, reopened: null }

/** A page whose workspace was read at version 60 and has a sheet of revision 50. */
function aPage() {
  const { workspace } = aWorkspace()
  const event = { ...workspace.event, changeVersion: 60 }
  const refetch = vi.fn(async () => ({ isSuccess: true }))
  const latest = { current: { workspace: { ...workspace, event, sheets: [SHEET] }, refetch } }
  const following = followNews(latest)
  const hear = async (news: Partial<JudgeNews>) => {
    const { devicesVersion } = workspace
    following.onNews({ eventId: event.id, workspaceVersion: 40, savedVersion: 50, devicesVersion, ...news })
    await vi.runAllTimersAsync()
  }
  const save = (revision: number) => {
    latest.current = { ...latest.current, workspace: { ...latest.current.workspace, sheets: [{ ...SHEET, revision }] } }
  }
  return { following, hear, save, refetch }
}

it.each<[string, Partial<JudgeNews>, number]>([
  ["versions that the workspace has", {}, 0],
  ["a newer set-up", { workspaceVersion: 61 }, 1],
  ["a save of another device", { savedVersion: 61 }, 1],
  ["another device", { devicesVersion: 99 }, 1],
])("news with %s", async (_, news, reads) => {
  const { hear, refetch } = aPage()
  await hear(news)
  expect(refetch).toHaveBeenCalledTimes(reads)
})

it.each<[string, Partial<JudgeNews>]>([
  ["of saves", { savedVersion: 30 }],
  ["of the set-up", { workspaceVersion: 30 }],
])("news with lower versions %s than before means a restored server: the workspace is read once", async (_, news) => {
  const { hear, refetch } = aPage()
  await hear({})
  await hear(news)
  await hear(news)
  expect(refetch).toHaveBeenCalledTimes(1)
})

it("where that reading fails, the next news leads to another", async () => {
  const { hear, refetch } = aPage()
  await hear({})
  refetch.mockResolvedValueOnce({ isSuccess: false })
  await hear({ savedVersion: 30 })
  await hear({ savedVersion: 31 })
  expect(refetch).toHaveBeenCalledTimes(2)
})

it("a save that no news has told is looked for when the connection opens again", async () => {
  const { following, hear, save, refetch } = aPage()
  following.onOpen()
  await hear({})
  following.onOpen()
  expect(refetch).toHaveBeenCalledTimes(0)
  save(61)
  following.onOpen()
  expect(refetch).toHaveBeenCalledTimes(1)
})

it("reads nothing after it was stopped", async () => {
  const { following, hear, refetch } = aPage()
  following.stop()
  await hear({ workspaceVersion: 61 })
  expect(refetch).not.toHaveBeenCalled()
})
