import { expect, test } from "../fixtures/server.ts"

test.describe("what every journey relies on @desktop", () => {
  test("a line on the browser's console fails a test", async ({ page }) => {
    test.fail()
    await page.goto("/")
    await page.evaluate("console.info('a line')")
  })

  test("a console line that the test expects does not fail it", async ({ page, noise }) => {
    noise.expect(/a line/)
    await page.goto("/")
    await page.evaluate("console.info('a line')")
  })

  test("an uncaught error fails a test", async ({ page }) => {
    test.fail()
    await page.goto("/")
    const uncaught = page.waitForEvent("pageerror")
    await page.evaluate(() => setTimeout(() => Promise.reject(new Error("uncaught"))))
    await uncaught
  })

  test("a script that the security policy forbids fails a test", async ({ page }) => {
    test.fail()
    await page.goto("/")
    await page.evaluate(() => {
      const script = document.createElement("script")
      script.textContent = "document.title = 'run'"
      document.body.append(script)
    })
  })

  test("a request to another origin fails a test, also on another device", async ({ newDevice }) => {
    test.fail()
    const page = await (await newDevice()).newPage()
    await page.goto("/")
    const refused = page.waitForEvent("requestfailed")
    await page.evaluate(() => {
      const image = new Image()
      image.src = "https://example.com/photo.png"
    })
    await refused
  })

  test("a stopped and restarted server keeps its address and data, and exits with code 0", async ({
    server,
    request,
  }) => {
    const before = server.pid
    expect(await server.stop()).toBe(0)
    await server.restart()
    expect(server.pid).not.toBe(before)
    expect((await request.get("/readyz")).status()).toBe(200)
  })
})

test.describe("the other database @desktop", () => {
  test.use({ serverSettings: { database: "postgresql", hasDemo: false } })

  test("serves the same product", async ({ request }) => {
    expect((await request.get("/readyz")).status()).toBe(200)
  })
})

test.describe("the server started from its sources @desktop", () => {
  test.use({ serverSettings: { fromSources: true } })

  test("serves the same product", async ({ page, request }) => {
    expect((await request.get("/readyz")).status()).toBe(200)
    await page.goto("/")
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  })
})
