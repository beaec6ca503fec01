import { describe, expect, it } from "vitest"
import { earlyDocument, withoutStyleAttributes } from "./early-page.ts"

const INDEX = `<!doctype html>
<html lang="en">
  <head>
    <title>Rosette</title>
    <script src="/color-scheme.js"></script>
    <script type="module" crossorigin src="/assets/index.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/base.js">
    <link rel="stylesheet" crossorigin href="/assets/index.css">
  </head>
  <body>
    <div id="root"></div>
    <noscript>Turn it on.</noscript>
  </body>
</html>
`
const RENDERED =
  '<link rel="preload" as="image" href="/car.svg"/><div id="early-page"><h1 style="color:red">$1</h1></div>'
const LINKS = {
  links: [
    '<link rel="modulepreload" crossorigin href="/assets/landing.js">',
    '<link rel="preload" as="style" crossorigin href="/assets/landing.css">',
    '<link rel="preload" as="image" media="(min-width: 62em)" href="/assets/show.svg">',
  ],
  next: [
    '<link rel="stylesheet" crossorigin href="/assets/next.css">',
    '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/next.js">',
  ],
  script: "let $1 = 0",
  textOf: (file: string) => `.${file.replaceAll(/[/.]/g, "-")} { color: $1 }`,
}

/** What a browser loads that looks ahead in the text: all but what is in templates. */
const lookedAhead = (text: string) => text.replaceAll(/<template.*?<\/template>/gs, "").match(/(?:src|href)="[^"]+"/g)

describe("style attributes", () => {
  it("become rules, one for each text, with its quotes", () => {
    const { markup, styles } = withoutStyleAttributes(
      '<p style="color:red">a</p><p style="--font:&quot;A &amp; B&quot;">b</p><p style="color:red">c</p>',
    )
    expect(markup).toBe('<p data-style="0">a</p><p data-style="1">b</p><p data-style="0">c</p>')
    expect(styles).toBe('#early-page [data-style="0"] { color:red } #early-page [data-style="1"] { --font:"A & B" }')
  })
})

describe("the page with its screen in the HTML", () => {
  const page = earlyDocument(INDEX, RENDERED, LINKS)
  const [head = "", body = ""] = page.split("</head>")
  const [beforeApp = "", app = ""] = head.split('<template id="app">')
  const [beforeNext = "", next = ""] = body.split('<template id="next">')

  it("has the screen before the app's place, as it was rendered", () => {
    expect(body).toMatch(/<div id="early-page"><h1 data-style="0">\$1<\/h1><\/div>\s*<div id="root"><\/div>/)
  })

  it("is painted from its own text: its styles in their order, and one short script", () => {
    expect(lookedAhead(page)).toEqual(['href="/assets/show.svg"'])
    expect(beforeApp).toContain("<script>let $1 = 0</script>")
    expect(beforeApp.match(/\.assets-[a-z-]+/g)).toEqual([".assets-index-css", ".assets-landing-css"])
    expect(beforeApp).toContain("<style>.assets-index-css { color: $1 }</style>")
    expect(page).not.toMatch(/ style="|car\.svg/)
  })

  it("holds the app back in a template, with the names of the styles that it has", () => {
    expect(app.match(/(?:src|href)="[^"]+"/g)).toEqual([
      'href="/assets/index.css"',
      'href="/assets/landing.css"',
      'src="/assets/index.js"',
      'href="/assets/base.js"',
      'href="/assets/landing.js"',
    ])
    expect(app.match(/<link rel="stylesheet"[^>]*>/g)?.every((link) => link.includes(" disabled "))).toBe(true)
  })

  it("holds back what the next screens need, behind what is painted", () => {
    expect(beforeNext).toContain('<div id="root">')
    expect(next).toContain("<style>.assets-next-css { color: $1 }</style>")
    expect(next.match(/<link [^>]*>/g)).toEqual([
      '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/next.js">',
      '<link rel="stylesheet" disabled crossorigin href="/assets/next.css">',
    ])
  })

  it.each([
    ["an app", /^.*"module".*\n/m],
    ["its head script", /^.*color-scheme.*\n/m],
    ["the app's place", '<div id="root"></div>'],
  ])("an index without %s stops the build", (_what, part) => {
    expect(() => earlyDocument(INDEX.replace(part, ""), RENDERED, LINKS)).toThrow("build/early-page.ts")
  })
})

describe("the page of a form", () => {
  const form = '<main><form noValidate=""><input autofocus="" autoComplete="one-time-code" value=""/></form></main>'
  const page = earlyDocument(INDEX, `<div id="early-page">${form}</div>`, LINKS)

  it("is not filled in by the browser with what somebody has typed before", () => {
    expect(page).toContain('<input data-autofocus autocomplete="off" value=""/>')
  })

  it("has a sentence in its place for people without scripts", () => {
    expect(page).toContain("<main><noscript><p>Turn it on.</p></noscript><form ")
    expect(page.match(/Turn it on/g)).toHaveLength(1)
    expect(page).toContain("<noscript><style>#early-page form { display: none }</style></noscript>")
  })

  it("an index without that sentence stops the build", () => {
    expect(() => earlyDocument(INDEX.replace(/^.*<noscript>.*\n/m, ""), form, LINKS)).toThrow("build/early-page.ts")
  })
})
