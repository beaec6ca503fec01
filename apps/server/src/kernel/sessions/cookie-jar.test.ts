import { describe, expect, it } from "vitest"
import { openCookieJar } from "./cookie-jar.ts"
import { createSealer } from "./seal.ts"

const sealer = createSealer(["a secret of thirty-two characters or more"], 3_600)

function jarOf(header: string | undefined, secure = false) {
  const set: string[] = []
  return { jar: openCookieJar({ header, secure, sealer, addCookie: (cookie) => void set.push(cookie) }), set }
}

describe("reading", () => {
  it("opens what was sealed, and nothing else", async () => {
    const sealed = await sealer.seal("mine")
    const { jar } = jarOf(`one=${sealed}; two=x; three=; four`)
    expect(await Promise.all(["one", "two", "three", "four", "five"].map(jar.open))).toEqual([
      "mine",
      null,
      null,
      null,
      null,
    ])
  })

  it("of two cookies with the same name and different valid contents, neither counts", async () => {
    const [mine, planted] = [await sealer.seal("mine"), await sealer.seal("planted")]
    expect(await jarOf(`a=${mine}; a=${planted}`).jar.open("a")).toBeNull()
    expect(await jarOf(`a=${planted}; a=${mine}`).jar.open("a")).toBeNull()
  })

  it("ignores garbage next to a valid cookie and accepts the same one twice", async () => {
    const mine = await sealer.seal("mine")
    expect(await jarOf(`a=rubbish; a=${mine}; a=`).jar.open("a")).toBe("mine")
    expect(await jarOf(`a=${mine}; a=${await sealer.seal("mine")}`).jar.open("a")).toBe("mine")
  })

  it("opens no more than two values of one name, however many are sent", async () => {
    const opened: string[] = []
    const counting = {
      ...sealer,
      unseal: async (sealed: string) => {
        opened.push(sealed)
        return null
      },
    }
    const header = Array.from({ length: 400 }, (_, n) => `a=forged${n}~2`).join("; ")
    const jar = openCookieJar({ header, secure: false, sealer: counting, addCookie: () => {} })
    expect(await jar.open("a")).toBeNull()
    expect(opened).toEqual(["forged0~2", "forged1~2"])
  })

  it("over https reads the unprefixed name of an earlier version on request", async () => {
    const mine = await sealer.seal("mine")
    expect(await jarOf(`__Host-a=${mine}`, true).jar.open("a")).toBe("mine")
    expect(await jarOf(`a=${mine}`, true).jar.open("a")).toBeNull()
    expect(await jarOf(`a=${mine}`, true).jar.openUnprefixed("a")).toBe("mine")
    expect(await jarOf(`__Host-a=${mine}`).jar.open("a")).toBeNull()
    expect(await jarOf(`a=${mine}`).jar.openUnprefixed("a")).toBeNull()
  })
})

describe("setting", () => {
  const ATTRIBUTES = "Path=/; HttpOnly; SameSite=Lax"

  it("keeps a cookie for its age, or until the browser is closed", async () => {
    const { jar, set } = jarOf(undefined)
    await jar.set("a", "mine", 60)
    await jar.set("b", "mine", null)
    expect(set).toEqual([
      expect.stringMatching(new RegExp(`^a=Fe26[^;]+; ${ATTRIBUTES}; Max-Age=60$`)),
      expect.stringMatching(new RegExp(`^b=Fe26[^;]+; ${ATTRIBUTES}$`)),
    ])
  })

  it("over https sets the prefixed name and removes an unprefixed one", async () => {
    const { jar, set } = jarOf("a=old", true)
    await jar.set("a", "mine", null)
    jar.remove("b")
    expect(set).toEqual([
      expect.stringMatching(new RegExp(`^__Host-a=Fe26[^;]+; ${ATTRIBUTES}; Secure$`)),
      `a=; ${ATTRIBUTES}; Max-Age=0; Secure`,
      `__Host-b=; ${ATTRIBUTES}; Max-Age=0; Secure`,
    ])
  })
})
