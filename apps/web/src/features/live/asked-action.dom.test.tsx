import { screen } from "@testing-library/react"
import { useState } from "react"
import { expect, it, vi } from "vitest"
import { show } from "../../../test/render.tsx"
import { type AskedAction, AskedProvider, useAsked } from "./asked-action.ts"

const onPress = vi.fn()

function AddEntry({ isDisabled }: { isDisabled: boolean }) {
  const button = useAsked<HTMLButtonElement>("add-entry")
  return <button ref={button} type="button" disabled={isDisabled} onClick={onPress} />
}
const JudgeName = () => <input ref={useAsked<HTMLInputElement>("add-judge")} />

type Props = { first: AskedAction; isLoaded: boolean; isDisabled?: boolean }

function Tab({ first, isLoaded, isDisabled = false }: Props) {
  const [action, setAction] = useState<AskedAction | null>(first)
  return (
    <AskedProvider value={{ action, taken: () => setAction(null) }}>
      {isLoaded && <AddEntry isDisabled={isDisabled} />}
      {isLoaded && <JudgeName />}
    </AskedProvider>
  )
}

it("a button is pressed once, as soon as it is there and enabled, and has the focus", () => {
  const { rerender } = show(<Tab first="add-entry" isLoaded={false} />)
  rerender(<Tab first="add-entry" isLoaded isDisabled />)
  expect(onPress).not.toHaveBeenCalled()
  rerender(<Tab first="add-entry" isLoaded />)
  rerender(<Tab first="add-entry" isLoaded />)
  expect(onPress).toHaveBeenCalledTimes(1)
  expect(document.activeElement).toBe(screen.getByRole("button"))
})

it("a field takes the focus", () => {
  show(<Tab first="add-judge" isLoaded />)
  expect(document.activeElement).toBe(screen.getByRole("textbox"))
})
