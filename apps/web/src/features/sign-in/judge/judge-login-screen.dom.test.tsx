import { ERRORS } from "@rosette/contract/errors"
import { codeLogin } from "@rosette/contract/sign-in"
import { fireEvent, screen } from "@testing-library/react"
import { beforeEach, expect, it } from "vitest"
import { refused, showWithServer } from "../../../../test/calls.tsx"
import { field } from "../../../../test/form.ts"
import { currentNotices, feedback } from "../../../lib/feedback.ts"
import JudgeAccessScreen from "./judge-access-screen.tsx"
import JudgeLoginScreen from "./judge-login-screen.tsx"

const WRONG = ERRORS.WRONG_CREDENTIALS.message

beforeEach(() => {
  for (const { id } of currentNotices()) feedback.dismiss(id)
})

/** Submits a code while the form's schema is not loaded: it is loaded at the first key press. */
async function submitBeforeSchema(code: string, refusal: Error) {
  const { user } = showWithServer(<JudgeLoginScreen />, {
    "judge.login": () => {
      throw refusal
    },
  })
  fireEvent.change(screen.getByLabelText("Judge Access Code"), { target: { value: code } })
  await user.click(screen.getByRole("button", { name: "Access Judging Platform" }))
}

it("shows a code of a wrong length at the field only, as the form's own check does", async () => {
  const message = "Access code must be at least 6 characters"
  await submitBeforeSchema("ABCDE", refused("INVALID_INPUT", { issues: [{ path: ["accessCode"], message }] }))
  expect((await screen.findByText(message)).tagName).toBe("P")
  expect(currentNotices()).toEqual([])
})

it("shows a wrong code at the field and in a notice", async () => {
  await submitBeforeSchema("ZZZZZZ", refused("WRONG_CREDENTIALS"))
  await screen.findByText(WRONG)
  expect(currentNotices()).toMatchObject([{ title: "Login failed", message: WRONG }])
})

it("a whole link can be pasted, with the code in it", async () => {
  const sent: unknown[] = []
  const { user } = showWithServer(<JudgeLoginScreen />, {
    "judge.login": (input) => {
      sent.push(codeLogin.parse(input))
      throw refused("WRONG_CREDENTIALS")
    },
  })
  await user.click(field("Judge Access Code"))
  await user.paste("https://judging.lions-club.example.org:3000/judge-login#code=0RDDM9HQ")
  await user.click(screen.getByRole("button", { name: "Access Judging Platform" }))
  await screen.findByText(WRONG)
  expect(sent).toEqual([{ accessCode: "0RDDM9HQ" }])
})

it.each([
  ["access code", <JudgeLoginScreen key="code" />, "Judge Access Code"],
  ["passcode", <JudgeAccessScreen key="name" />, "Event Passcode"],
])("letters that are typed into the middle of the %s become capitals there", async (_title, login, label) => {
  const { user } = showWithServer(login, {})
  await user.type(field(label), "abef")
  await user.keyboard("{ArrowLeft}{ArrowLeft}cd")
  expect(field(label).value).toBe("ABCDEF")
})
