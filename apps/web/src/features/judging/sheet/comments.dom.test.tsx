import { LIMITS } from "@rosette/contract/limits"
import { fireEvent, screen } from "@testing-library/react"
import { useState } from "react"
import { expect, it } from "vitest"
import { show } from "../../../../test/render.tsx"
import { Comments } from "./comments.tsx"

const MAX = LIMITS.comments.maxChars

function Field({ first }: { first: string }) {
  const [comments, setComments] = useState(first)
  return <Comments comments={comments} isLocked={false} error={null} onChange={setComments} />
}

function field(first = "") {
  const { user } = show(<Field first={first} />)
  const box = screen.getByLabelText<HTMLTextAreaElement>("Judge Comments")
  const enter = (value: string) => fireEvent.change(box, { target: { value } })
  return { user, box, enter }
}

it("says before it is typed who may read it", () => {
  field()
  expect(screen.getByText(/Its owner may read it after the results/)).toBeTruthy()
})

it("a text above the limit is refused as a whole, with both numbers, and what was there stays", () => {
  const { box, enter } = field("Deep shine.")
  enter("x".repeat(10_000))
  expect(box.value).toBe("Deep shine.")
  expect(screen.getByRole("alert").textContent).toBe(
    "With that the comment would have 10,000 characters. It can have 5,000, so nothing was added: shorten the text and enter it again.",
  )
  enter("Deep shine. Straight lines.")
  expect([box.value, screen.queryByRole("alert")]).toEqual(["Deep shine. Straight lines.", null])
})

it("takes a text of exactly the limit, and counts near it", () => {
  const { box, enter } = field()
  enter("x".repeat(MAX))
  expect([box.value.length, screen.queryByRole("alert")]).toEqual([MAX, null])
  expect(screen.getByText("5,000 of 5,000 characters")).toBeTruthy()
  enter("x".repeat(MAX - 500))
  expect(screen.queryByText(/characters/)).toBeNull()
})
