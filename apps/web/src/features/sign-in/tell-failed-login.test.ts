import { expect, it } from "vitest"
import { currentNotices, feedback } from "../../lib/feedback.ts"
import { forgetFailedLogins, tellFailedLogin } from "./tell-failed-login.ts"

it("notices of failed sign-ins are removed after a success; other notices stay", () => {
  tellFailedLogin(new TypeError("Failed to fetch"))
  feedback.success("Draft saved")
  tellFailedLogin(new TypeError("Failed to fetch"))
  expect(currentNotices().map(({ title }) => title)).toEqual(["Login failed", "Draft saved", "Login failed"])
  forgetFailedLogins()
  expect(currentNotices().map(({ title }) => title)).toEqual(["Draft saved"])
})
