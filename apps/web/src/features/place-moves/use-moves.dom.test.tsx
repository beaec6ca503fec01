import { screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { showWithServer } from "../../../test/calls.tsx"
import { useMoves } from "./use-moves.ts"

function Previewing() {
  const readMoves = useMoves(1)
  return (
    <button type="button" onClick={() => void readMoves({ placesThatMatter: 3 }).catch(() => undefined)}>
      Preview
    </button>
  )
}

it("asks for one preview at a time, and goes on after a failure", async () => {
  const asked: PromiseWithResolvers<{ sheets: number; moves: [] }>[] = []
  const { user } = showWithServer(<Previewing />, {
    "organizer.previewRules": () => {
      const answer = Promise.withResolvers<{ sheets: number; moves: [] }>()
      asked.push(answer)
      return answer.promise
    },
  })
  const press = () => user.click(screen.getByRole("button"))
  await press()
  await press()
  await press()
  await expect.poll(() => asked.length).toBe(1)
  asked[0]?.reject(new Error("The network is gone."))
  await expect.poll(() => asked.length).toBe(2)
  asked[1]?.resolve({ sheets: 0, moves: [] })
  await expect.poll(() => asked.length).toBe(3)
  asked[2]?.resolve({ sheets: 0, moves: [] })
})
