import { expect, it } from "vitest"
import { refused, showWithServer } from "../../../test/calls.tsx"
import { button } from "../../../test/form.ts"
import { currentNotices } from "../../lib/feedback.ts"
import { useJudgeChanges } from "./use-judge-changes.ts"

function Changes() {
  const { renewCode, clearScores, remove } = useJudgeChanges()
  return (
    <>
      <button type="button" onClick={() => renewCode.mutate({ judgeId: 7 })}>
        Renew
      </button>
      <button type="button" onClick={() => clearScores.mutate({ judgeId: 7 })}>
        Clear
      </button>
      <button type="button" onClick={() => remove.mutate({ judgeId: 7 })}>
        Remove
      </button>
    </>
  )
}

const gone = () => {
  throw refused("NOT_FOUND")
}

it.each([
  ["Renew", "Failed to regenerate access code"],
  ["Clear", "Failed to clear scores"],
  ["Remove", "Failed to remove judge"],
])("a refused change of a judge says what failed, and why: %s", async (change, title) => {
  const { user } = showWithServer(<Changes />, {
    "organizer.regenerateCode": gone,
    "organizer.clearScores": gone,
    "organizer.deleteJudge": gone,
  })
  await user.click(button(change))
  const message = expect.stringContaining("This was not found.")
  await expect.poll(currentNotices).toMatchObject([{ title, message }])
})
