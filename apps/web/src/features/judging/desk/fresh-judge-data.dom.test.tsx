import { cleanup, renderHook } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { judgeData } from "../../../lib/storage.ts"
import { DEMO_WORKSPACE } from "./test-mode.ts"
import { useFreshJudgeData } from "./use-workspace.ts"

afterEach(() => {
  cleanup()
  judgeData.clear()
})

const { judge, event } = DEMO_WORKSPACE
const renamed = { ...DEMO_WORKSPACE, event: { ...event, name: "Pier Show", time: "10:00", setupVersion: 9 } }

it("stores the event of the newest workspace for the start page and the welcome screen", () => {
  judgeData.write({ judge, event })
  const { rerender } = renderHook(({ workspace }) => useFreshJudgeData(workspace), {
    initialProps: { workspace: DEMO_WORKSPACE },
  })
  expect(judgeData.read()?.event).toMatchObject({ name: event.name })
  rerender({ workspace: renamed })
  expect(judgeData.read()?.event).toMatchObject({ name: "Pier Show", time: "10:00" })
})

it("ignores the workspace of a judge who is not signed in here", () => {
  judgeData.write({ judge: { ...judge, id: judge.id + 1 }, event })
  renderHook(() => useFreshJudgeData(renamed))
  expect(judgeData.read()?.event.name).toBe(event.name)
})
