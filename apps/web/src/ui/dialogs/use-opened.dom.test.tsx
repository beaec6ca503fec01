import { act, renderHook } from "@testing-library/react"
import { expect, it } from "vitest"
import { useOpened } from "./use-opened.ts"

it("keeps the subject of a dialog while it closes", () => {
  const { result } = renderHook(() => useOpened("nothing"))
  act(() => result.current.open("Paint"))
  expect(result.current).toMatchObject({ subject: "Paint", isOpen: true, turn: 1 })
  act(() => result.current.close())
  expect(result.current).toMatchObject({ subject: "Paint", isOpen: false, turn: 1 })
})

it("a late close of an earlier dialog leaves the one that is open now", () => {
  const { result } = renderHook(() => useOpened("nothing"))
  act(() => result.current.open("Paint"))
  const closePaint = result.current.close
  act(() => closePaint())
  act(() => result.current.open("Sound"))
  act(() => closePaint())
  expect(result.current).toMatchObject({ subject: "Sound", isOpen: true })
})
