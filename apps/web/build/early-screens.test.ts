import { readFileSync } from "node:fs"
import { join } from "node:path"
import { SCREEN_PATHS } from "@rosette/contract/screens"
import { describe, expect, it } from "vitest"
import { furtherFiles, modulesByAddress, nextByAddress, screenDocument, screenLinks } from "./early-screens.ts"

const ROUTES = readFileSync(join(import.meta.dirname, "../src/app/routes.tsx"), "utf8")

describe("the modules of an address", () => {
  it("are those that the routes import, with the API provider for screens inside it", () => {
    const modules = modulesByAddress(ROUTES)
    expect(modules.get("/")).toEqual(["src/features/landing/landing-screen.tsx"])
    expect(modules.get("/judge")).toContain("src/features/judging/judging-screen.tsx")
    expect(modules.get("/judge-login")).toEqual([
      "src/app/api-provider.tsx",
      "src/features/sign-in/judge/judge-login-screen.tsx",
    ])
    expect(modules.get("/judge/welcome")).toEqual([
      "src/features/judging/welcome/judge-home-screen.tsx",
      "src/offline/for-judging.ts",
    ])
    expect(modules.get("/dashboard")).toContain("src/app/dashboard-route.tsx")
  })

  it("are known for every address", () => {
    expect([...modulesByAddress(ROUTES).keys()]).toEqual([...SCREEN_PATHS])
  })

  it("an address without a module, and routes without an address, stop the build", () => {
    expect(() => modulesByAddress('  "/x": nowhere,')).toThrow("/x")
    expect(() => modulesByAddress("")).toThrow("no address")
  })
})

describe("the modules that an address leads to", () => {
  it("are those of judging; an organizer's next screens are too large to load with a sign-in", () => {
    const next = nextByAddress(ROUTES)
    expect(next.get("/judge-login")).toEqual([
      "src/features/judging/welcome/judge-home-screen.tsx",
      "src/offline/for-judging.ts",
      "src/features/judging/judging-screen.tsx",
      "src/offline/for-judging.ts",
    ])
    expect(next.get("/judge/welcome")).toContain("src/features/judging/judging-screen.tsx")
    expect(next.get("/judge")).toEqual([])
    expect(next.get("/organizer")).toEqual([])
  })
})

describe("the files that a screen needs early", () => {
  const MANIFEST = {
    "index.html": { file: "entry.js", css: ["entry.css"], imports: ["_base.js"] },
    "_base.js": { file: "base.js", css: ["base.css"] },
    "_parts.js": { file: "parts.js", css: ["parts.css"], imports: ["_base.js"] },
    "src/a-screen.tsx": {
      file: "a.js",
      css: ["a.css"],
      imports: ["_base.js", "_parts.js"],
      dynamicImports: ["src/late.tsx"],
    },
    "src/late.tsx": { file: "late.js" },
  }

  it("are its own and their imports, without what the page loads anyway and what is loaded later", () => {
    expect(furtherFiles(MANIFEST, ["src/a-screen.tsx"])).toEqual(["a.js", "a.css", "parts.js", "parts.css"])
  })

  it("a screen that was not built stops the build", () => {
    expect(() => furtherFiles(MANIFEST, ["src/b-screen.tsx"])).toThrow("src/b-screen.tsx")
  })

  it("are linked before the scripts of the next screen, which the browser fetches last", () => {
    const next = { file: "next.js", css: ["next.css"], imports: ["_base.js", "_parts.js"] }
    expect(screenLinks({ ...MANIFEST, next }, ["src/a-screen.tsx"], ["next"])).toEqual([
      '<link rel="modulepreload" crossorigin href="/a.js">',
      '<link rel="preload" as="style" crossorigin href="/a.css">',
      '<link rel="modulepreload" crossorigin href="/parts.js">',
      '<link rel="preload" as="style" crossorigin href="/parts.css">',
      '<link rel="modulepreload" fetchpriority="low" crossorigin href="/next.js">',
    ])
  })

  it("on a sign-in there is also the desktop's picture; the phone's is in the markup", () => {
    const signIn = "src/features/sign-in/b-screen.tsx"
    const built = { ...MANIFEST, [signIn]: { file: "b.js" }, "src/ui/figures/show.svg": { file: "show.svg" } }
    expect(screenLinks(built, [signIn], [])).toEqual([
      '<link rel="modulepreload" crossorigin href="/b.js">',
      '<link rel="preload" as="image" media="(min-width: 62em)" href="/show.svg">',
    ])
    expect(() => screenLinks({ ...MANIFEST, [signIn]: { file: "b.js" } }, [signIn], [])).toThrow("show.svg")
  })
})

describe("the document of a screen", () => {
  const INDEX = '<html>\n  <head>\n    <script src="/color-scheme.js"></script>\n  </head>\n  <body></body>\n</html>\n'

  it("is the index with the links at the end of the head", () => {
    expect(screenDocument(INDEX, ['<link href="/assets/$a.js">', '<link href="/assets/a.css">'])).toBe(
      INDEX.replace("  </head>", () => '    <link href="/assets/$a.js">\n    <link href="/assets/a.css">\n  </head>'),
    )
  })

  it("an index without a head stops the build", () => {
    expect(() => screenDocument("<html></html>", [])).toThrow("no head")
  })
})
