import { expect, it } from "vitest"
import { judgeLink } from "./judge-link.ts"

it("a judge's link opens the judge login with the code filled in", () => {
  expect(judgeLink("https://show.example", "K7QM2XWA")).toBe("https://show.example/judge-login#code=K7QM2XWA")
})
