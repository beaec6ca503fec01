import { expect, it } from "vitest"
import { judgeLink, qrPath } from "./judge-link.ts"

it("a judge's link opens the judge login with the code in it", () => {
  expect(judgeLink("https://show.example", "K7QM2XWA")).toBe("https://show.example/judge-login#code=K7QM2XWA")
})

it("a QR code has four blank modules around it, and a finder in three corners", () => {
  const { side, path } = qrPath(judgeLink("https://show.example", "K7QM2XWA"))
  const isDark = (x: number, y: number) => path.includes(`M${x} ${y}h1v1h-1z`)
  const finders = [isDark(4, 4), isDark(side - 5, 4), isDark(4, side - 5)]
  expect(finders).toEqual([true, true, true])
  expect(path).not.toMatch(/M[0-3] /)
  expect(path).not.toMatch(/M\d+ [0-3]h/)
})
