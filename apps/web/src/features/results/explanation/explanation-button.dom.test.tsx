import { screen } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { show } from "../../../../test/render.tsx"
import { ExplanationButton, ExplanationChevron } from "./explanation-button.tsx"

it.each([
  ["a button with words", ExplanationButton],
  ["a chevron", ExplanationChevron],
])("%s opens the reasons for the place of an entry", async (_, Opener) => {
  const onClick = vi.fn()
  const { user } = show(<Opener entryName="Desert Fox" onClick={onClick} />)
  await user.click(screen.getByRole("button", { name: "Why this place? Desert Fox" }))
  expect(onClick).toHaveBeenCalledOnce()
})
