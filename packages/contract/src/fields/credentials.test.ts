import { describe, expect, it } from "vitest"
import { codeLogin, nameLogin } from "../sign-in.ts"
import { normalizeCode } from "./credentials.ts"

describe("a typed code is normalized", () => {
  it.each([
    ["in groups, with a space", "0RDD M9HQ", "0RDDM9HQ"],
    ["in groups, with a hyphen", "0RDD-M9HQ", "0RDDM9HQ"],
    ["with a dash that a phone typed instead of the hyphen", "0RDD – M9HQ", "0RDDM9HQ"],
    ["copied with invisible characters", "\u200b0RDD\u00a0M9HQ\ufeff", "0RDDM9HQ"],
    ["in small letters", "0rdd m9hq", "0RDDM9HQ"],
    ["with the letter O for a zero", "oRDDM9HQ", "0RDDM9HQ"],
    ["with I and L for a one", "iL1A2B3C", "111A2B3C"],
  ])("%s", (_, typed, stored) => {
    expect(normalizeCode(typed)).toBe(stored)
    expect(codeLogin.parse({ accessCode: typed })).toEqual({ accessCode: stored })
    expect(nameLogin.parse({ judgeName: "Ann", passcode: typed })).toEqual({ judgeName: "Ann", passcode: stored })
  })

  it("the length of a code is counted without separators", () => {
    const messagesOf = (accessCode: string) => codeLogin.safeParse({ accessCode }).error?.issues.map((i) => i.message)
    expect(messagesOf("AB-CD-E")).toEqual(["Access code must be at least 6 characters"])
    expect(messagesOf("ABCD-EFGH-2345")).toBeUndefined()
    expect(messagesOf("ABCD-EFGH-2345-6")).toEqual(["Access code must be at most 12 characters"])
  })
})
