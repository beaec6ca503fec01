import Fastify from "fastify"
import { describe, expect, it } from "vitest"
import { isForeignWrite, refuseForeignWrites } from "./foreign-origin.ts"

const post = {
  method: "POST",
  host: "shows.test",
  protocol: "http",
  origin: undefined,
  fetchSite: undefined,
  publicUrl: undefined,
}

describe("a write is foreign when a browser sends it from a page of another site", () => {
  it.each([
    ["from a program that is no browser", {}, false],
    ["from its own page", { origin: "http://shows.test" }, false],
    ["from the same host by another scheme", { origin: "https://shows.test" }, true],
    ["from a page without https, where the server has it", { protocol: "https", origin: "http://shows.test" }, true],
    ["from its own page by https", { protocol: "https", origin: "https://shows.test" }, false],
    ["from its own page with the port written out", { host: "shows.test:80", origin: "http://shows.test" }, false],
    [
      "from its own page, through a proxy that speaks https, as the browser says",
      { origin: "https://shows.test", fetchSite: "same-origin" },
      false,
    ],
    [
      "from the public address without its https, at the public host",
      { host: "judge.test", origin: "http://judge.test", publicUrl: "https://judge.test" },
      true,
    ],
    [
      "from the machine's own address, beside the public one",
      { host: "10.0.0.5:3000", origin: "http://10.0.0.5:3000", publicUrl: "https://judge.test" },
      false,
    ],
    [
      "from its own page, through a proxy that sets its own Host, as the browser says",
      { host: "127.0.0.1:3000", origin: "https://shows.club.test", fetchSite: "same-origin" },
      false,
    ],
    [
      "from its own page without www., as the browser says",
      { host: "club.test", origin: "https://club.test", fetchSite: "same-origin", publicUrl: "https://www.club.test" },
      false,
    ],
    [
      "through such a proxy, from a browser that does not say it",
      { host: "127.0.0.1:3000", origin: "https://shows.club.test" },
      true,
    ],
    [
      "from a foreign name that points to this machine, beside the public one",
      { host: "evil.test", origin: "http://evil.test", publicUrl: "https://judge.test" },
      true,
    ],
    [
      "from the machine's own address in IPv6, beside the public one",
      { host: "[::1]:3000", origin: "http://[::1]:3000", publicUrl: "https://judge.test" },
      false,
    ],
    ["from its own page on another port", { origin: "http://shows.test:8080" }, true],
    ["from another site", { origin: "https://elsewhere.test" }, true],
    ["from a page without a name", { origin: "null" }, true],
    ["from no address at all", { origin: "shows" }, true],
    [
      "from the public address, under another inner name",
      { origin: "https://judge.test", publicUrl: "https://judge.test/x" },
      false,
    ],
    [
      "from the public address without its https",
      { origin: "http://judge.test", publicUrl: "https://judge.test" },
      true,
    ],
    ["as the browser says, same-origin", { fetchSite: "same-origin" }, false],
    ["as the browser says, typed in", { fetchSite: "none" }, false],
    ["as the browser says, same-site", { fetchSite: "same-site" }, true],
    ["as the browser says, cross-site", { fetchSite: "cross-site" }, true],
    ["cross-site, with an origin that fits", { fetchSite: "cross-site", origin: "http://shows.test" }, true],
    ["a read from another site", { method: "GET", origin: "https://elsewhere.test", fetchSite: "cross-site" }, false],
  ])("%s", (_case, asked, isForeign) => {
    expect(isForeignWrite({ ...post, ...asked })).toBe(isForeign)
  })
})

it("the log names both addresses of a refused write, and what to set", async () => {
  const lines: string[] = []
  const app = Fastify({ logger: { level: "warn", stream: { write: (line: string) => void lines.push(line) } } })
  refuseForeignWrites(app, undefined)
  app.post("/", async () => "done")
  const headers = { host: "127.0.0.1:3000", origin: "https://shows.club.test" }
  expect((await app.inject({ method: "POST", url: "/", headers })).statusCode).not.toBe(200)
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({
      browser: "https://shows.club.test",
      server: "http://127.0.0.1:3000",
      msg: expect.stringMatching(/set PUBLIC_URL to it, or let the proxy forward the Host header/),
    }),
  )
})
