import { expect, it } from "vitest"
import { qrPath } from "./qr-path.ts"

it("a QR code has four blank modules around it, and a finder in three corners", () => {
  const { side, path } = qrPath("https://show.example/judge-login#code=K7QM2XWA")
  const isDark = (x: number, y: number) => path.includes(`M${x} ${y}h1v1h-1z`)
  const finders = [isDark(4, 4), isDark(side - 5, 4), isDark(4, side - 5)]
  expect(finders).toEqual([true, true, true])
  expect(path).not.toMatch(/M[0-3] /)
  expect(path).not.toMatch(/M\d+ [0-3]h/)
})
