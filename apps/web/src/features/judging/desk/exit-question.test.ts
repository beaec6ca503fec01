import { expect, it } from "vitest"
import { exitQuestion } from "./exit-question.ts"

it("leaving with everything sent and a connection asks nothing", () => {
  expect(exitQuestion({ waiting: 0, isSafe: true, isOnline: true })).toBeNull()
})

it.each([
  [
    "waiting sheets",
    { waiting: 2, isSafe: true, isOnline: true },
    /^2 score sheets aren’t sent yet\. They stay on this device until you sign in here again\.$/,
    false,
  ],
  [
    "sheets that cannot be kept",
    { waiting: 1, isSafe: false, isOnline: true },
    /^1 score sheet isn’t sent yet\. Scores that are not sent are lost when this page is closed\.$/,
    true,
  ],
  ["no connection", { waiting: 0, isSafe: true, isOnline: false }, /^There is no connection: .* cannot sign in/, true],
  ["both", { waiting: 1, isSafe: true, isOnline: false }, /It stays on this device .* There is no connection/, true],
])("with %s it says so", (_what, exit, message, isDangerous) => {
  expect(exitQuestion(exit)).toMatchObject({ message: expect.stringMatching(message), isDangerous })
})
