import { describe, expect, it } from "vitest"
import { codeLogin, nameLogin } from "./sign-in.ts"

describe("a typed code is normalized", () => {
  it.each([
    ["in groups, with a space", "0RDD M9HQ", "0RDDM9HQ"],
    ["in groups, with a hyphen", "0RDD-M9HQ", "0RDDM9HQ"],
    ["with a dash that a phone typed instead of the hyphen", "0RDD – M9HQ", "0RDDM9HQ"],
    ["copied with invisible characters", "\u200b0RDD\u00a0M9HQ\ufeff", "0RDDM9HQ"],
    ["with marks of direction and a word joiner", "\u200e0RDD\u2060M9HQ\u202c", "0RDDM9HQ"],
    ["in full width", "０ＲＤＤ－Ｍ９ＨＱ", "0RDDM9HQ"],
    ["with a dot at its end", "0RDD-M9HQ.", "0RDDM9HQ"],
    ["with what it is before it", "Code: 0RDD M9HQ", "0RDDM9HQ"],
    ["as its whole link", "https://shows.example.org:3000/judge-login#code=0RDDM9HQ", "0RDDM9HQ"],
    ["as the link of an older card", "https://shows.example.org/judge-login?code=0RDDM9HQ&x=1", "0RDDM9HQ"],
    ["in small letters", "0rdd m9hq", "0RDDM9HQ"],
    ["with the letter O for a zero", "oRDDM9HQ", "0RDDM9HQ"],
    ["with I and L for a one", "iL1A2B3C", "111A2B3C"],
  ])("%s", (_, typed, stored) => {
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
