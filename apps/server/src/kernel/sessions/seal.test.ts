import { describe, expect, it } from "vitest"
import { createSealer } from "./seal.ts"

const OLD = "an old secret of thirty-two characters or more"
const NEW = "a new secret of thirty-two characters or more!"
const DAY = 86_400

describe("a sealed text", () => {
  it("can be opened", async () => {
    const sealer = createSealer([NEW], DAY)
    expect(await sealer.unseal(await sealer.seal("session-id"))).toBe("session-id")
  })

  it("can be opened after the secret was rotated, until the old secret is removed", async () => {
    const sealed = await createSealer([OLD], DAY).seal("session-id")
    expect(await createSealer([NEW, OLD], DAY).unseal(sealed)).toBe("session-id")
    expect(await createSealer([NEW], DAY).unseal(sealed)).toBeNull()
  })

  it("is sealed with the first secret", async () => {
    const sealed = await createSealer([NEW, OLD], DAY).seal("session-id")
    expect(await createSealer([NEW], DAY).unseal(sealed)).toBe("session-id")
  })

  it.each([
    ["nothing", () => ""],
    ["a word", () => "session-id"],
    ["the beginning of a seal", (sealed: string) => sealed.slice(0, 40)],
    [
      "a seal with one character changed",
      // The last character has two unused bits: some changes of it change nothing.
      (sealed: string) => sealed.replace(/.(?=.~)/, (changed) => (changed === "A" ? "B" : "A")),
    ],
    ["a seal with more behind it", (sealed: string) => `${sealed}~more`],
    ["a seal of another version", (sealed: string) => sealed.replace(/~2$/, "~21")],
    ["a seal without a secret", () => "Fe26.2*1*a*b*c*d*e*f~2"],
    ["percent signs", () => "%E0%A4%A"],
    ["a very long text", () => "x".repeat(10_000)],
  ])("is not %s", async (_, forge) => {
    const sealer = createSealer([NEW], DAY)
    const sealed = await sealer.seal("session-id")
    expect(await sealer.unseal(forge(sealed))).toBeNull()
  })
})
