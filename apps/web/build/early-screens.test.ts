import { readFileSync } from "node:fs"
import { join } from "node:path"
import { SCREEN_PATHS } from "@rosette/contract"
import { describe, expect, it } from "vitest"
import { furtherFiles, modulesByAddress, screenDocument } from "./early-screens.ts"

const ROUTES = readFileSync(join(import.meta.dirname, "../src/app/routes.tsx"), "utf8")

describe("the modules of an address", () => {
  it("are those that the routes import, with the workspace for screens inside it", () => {
    const modules = modulesByAddress(ROUTES)
    expect(modules.get("/")).toEqual(["src/features/landing/landing-screen.tsx"])
    expect(modules.get("/judge")).toContain("src/features/judging/judging-screen.tsx")
    expect(modules.get("/judge-login")).toEqual([
      "src/app/workspace.tsx",
      "src/features/sign-in/judge/judge-login-screen.tsx",
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
})

describe("the document of a screen", () => {
  const INDEX = '<html>\n  <head>\n    <script src="/color-scheme.js"></script>\n  </head>\n  <body></body>\n</html>\n'

  it("is the index with links to its scripts and styles at the end of the head", () => {
    expect(screenDocument(INDEX, ["assets/$a.js", "assets/a.css"])).toBe(
      INDEX.replace(
        "  </head>",
        () =>
          '    <link rel="modulepreload" crossorigin href="/assets/$a.js">\n' +
          '    <link rel="preload" as="style" crossorigin href="/assets/a.css">\n  </head>',
      ),
    )
  })

  it("an index without a head stops the build", () => {
    expect(() => screenDocument("<html></html>", [])).toThrow("no head")
  })
})
