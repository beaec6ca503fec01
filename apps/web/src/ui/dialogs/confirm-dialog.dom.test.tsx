import { screen } from "@testing-library/react"
import { useState } from "react"
import { expect, it } from "vitest"
import { show } from "../../../test/render.tsx"
import { ConfirmDialog, type Question } from "./confirm-dialog.tsx"

const DELETION = { title: "Delete this entry?", message: "Roadster and its photo.", action: "Delete entry" }

function Asked({ question, onAnswer }: { question: Question; onAnswer: (isYes: boolean) => void }) {
  const [isOpen, setOpen] = useState(false)
  const answer = (isYes: boolean) => {
    setOpen(false)
    onAnswer(isYes)
  }
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Delete…
      </button>
      <ConfirmDialog question={question} isOpen={isOpen} onAnswer={answer} />
    </>
  )
}

async function ask(question: Partial<Question> = {}) {
  const answers: boolean[] = []
  const { user } = show(<Asked question={{ ...DELETION, ...question }} onAnswer={(isYes) => answers.push(isYes)} />)
  const opener = screen.getByRole("button", { name: "Delete…" })
  await user.click(opener)
  const dialog = await screen.findByRole("dialog", { name: "Delete this entry?" })
  return { user, answers, opener, dialog }
}

it("names what will be lost, and focuses the harmless answer", async () => {
  const { dialog } = await ask()
  expect(dialog.textContent).toContain("Roadster and its photo.")
  await expect.poll(() => document.activeElement?.textContent).toBe("Cancel")
})

it.each([
  ["Escape", "{Escape}", [false]],
  ["Enter at once", "{Enter}", [false]],
  ["Enter on the next button", "{Tab}{Enter}", [true]],
  ["Space on the next button", "{Tab} ", [true]],
])("%s answers %s with %j, and the focus goes back", async (_title, keys, expected) => {
  const { user, answers, opener } = await ask()
  await expect.poll(() => document.activeElement?.textContent).toBe("Cancel")
  await user.keyboard(keys)
  expect(answers).toEqual(expected)
  expect(screen.queryByRole("dialog")).toBeNull()
  await expect.poll(() => document.activeElement).toBe(opener)
})

it("keeps the focus inside, in the order close, Cancel, action", async () => {
  const { user } = await ask()
  await expect.poll(() => document.activeElement?.textContent).toBe("Cancel")
  const names: (string | null | undefined)[] = []
  for (let press = 0; press < 4; press += 1) {
    await user.tab()
    names.push(document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent)
  }
  expect(names).toEqual(["Delete entry", "Close", "Cancel", "Delete entry"])
})

it("the close button and a click beside the dialog mean no", async () => {
  const { user, answers, opener } = await ask()
  await user.click(screen.getByRole("button", { name: "Close" }))
  await user.click(opener)
  await screen.findByRole("dialog")
  const overlay = document.querySelector(".mantine-Modal-overlay")
  if (overlay) await user.click(overlay)
  expect(answers).toEqual([false, false])
})

it.each([
  ["red if something is lost", {}, true],
  ["not red if nothing is", { isDangerous: false }, false],
])("the button of the action is %s", async (_title, question, isRed) => {
  await ask(question)
  const action = screen.getByRole("button", { name: "Delete entry" })
  expect(action.style.getPropertyValue("--button-bg").includes("red")).toBe(isRed)
})
