import { afterEach, expect, it } from "vitest"
import { forgetLinkedCode, linkedCode, takeCodeFromAddress } from "../../../lib/code-from-link.ts"
import { judgeLink } from "./judge-link.ts"

afterEach(forgetLinkedCode)

it("the link on a judge's card is one from which the sign-in takes the code", () => {
  const { pathname, search, hash } = new URL(judgeLink("https://show.example", "K7QM2XWA"))
  takeCodeFromAddress({ location: { pathname, search, hash }, history: { state: null, replaceState: () => {} } })
  expect(linkedCode()).toBe("K7QM2XWA")
})
