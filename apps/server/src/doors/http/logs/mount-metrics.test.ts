import { beforeAll, expect, it } from "vitest"
import type { TestApp } from "../../../../test/app.ts"
import { eachDatabase } from "../../../../test/each-database.ts"
import { listenLocally } from "../../../../test/raw-http.ts"

eachDatabase((startApp) => {
  let app: TestApp
  let port: number
  beforeAll(async () => {
    app = await startApp()
    port = await listenLocally(app.app)
  })
  const metrics = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()

  it("counts requests by route, method and status, not by requested path", async () => {
    for (const id of [11, 12, 13]) await app.app.inject(`/api/events/${id}`)
    await app.app.inject("/api/secret-path")
    const text = await metrics()
    expect(text).toContain('rosette_http_requests_total{route="/api/events/:eventId",method="GET",status="401"} 3')
    expect(text).toContain('rosette_http_requests_total{route="none",method="GET",status="404"} 1')
    expect(text).toContain('rosette_http_request_duration_seconds_count{route="/api/events/:eventId",method="GET"} 3')
    expect(text).not.toContain("secret-path")
  })

  it("counts calls through both APIs by their outcome", async () => {
    await app.app.inject("/api/events")
    await app.app.inject("/trpc/organizer.events")
    await app.app.inject("/trpc/organizer.events,admin.events?batch=1")
    const text = await metrics()
    expect(text).toContain('rosette_calls_total{procedure="organizer.events",outcome="ok"} 3')
    expect(text).toContain('rosette_calls_total{procedure="admin.events",outcome="SIGN_IN_REQUIRED"} 1')
  })

  it("can be read on this machine, and elsewhere only with the token", async () => {
    const token = "token-of-the-watcher"
    const guarded = await startApp({ METRICS_TOKEN: token, TRUST_PROXY: "1" })
    const ask = async (of: TestApp, remoteAddress: string, headers: Record<string, string> = {}) =>
      (await of.app.inject({ url: "/metrics", remoteAddress, headers })).statusCode
    const bearer = { authorization: `Bearer ${token}` }
    const far = "203.0.113.9"
    for (const here of ["127.0.0.1", "127.8.0.1", "::1", "::ffff:127.0.0.1"])
      expect([here, await ask(app, here), await ask(guarded, here)]).toEqual([here, 200, 200])
    for (const elsewhere of [far, "10.0.0.1", "::ffff:10.0.0.1", "2001:db8::1"])
      expect([elsewhere, await ask(app, elsewhere, bearer), await ask(guarded, elsewhere)]).toEqual([
        elsewhere,
        403,
        403,
      ])
    // Behind a proxy on this machine every caller seems local.
    for (const header of ["x-forwarded-for", "forwarded", "via", "x-real-ip"])
      expect(await ask(guarded, "127.0.0.1", { [header]: "127.0.0.1" })).toBe(403)
    // As is a foreign page whose name points to this machine.
    for (const host of ["evil.test", "evil.test:3000", "127.0.0.1.evil.test", "shows.test"])
      expect([host, await ask(app, "127.0.0.1", { host })]).toEqual([host, 403])
    for (const host of ["localhost:3000", "127.0.0.1:3000", "[::1]:3000", "LOCALHOST"])
      expect([host, await ask(app, "127.0.0.1", { host })]).toEqual([host, 200])
    expect(await ask(guarded, far, bearer)).toBe(200)
    for (const authorization of ["Bearer wrong", `Basic ${token}`, token, "Bearer ", `Bearer ${token}x`])
      expect(await ask(guarded, far, { authorization })).toBe(403)
  })

  it("reports connected clients, event-loop lag and resource usage", async () => {
    const text = await metrics()
    expect(text).toMatch(/^rosette_waiting_sheets 0$/m)
    expect(Number(/^rosette_disk_free_bytes (\S+)$/m.exec(text)?.[1])).toBeGreaterThan(0)
    expect(text).toMatch(/^rosette_backup_every_seconds 0$/m)
    expect(text).toMatch(/^rosette_backup_failing 0$/m)
    expect(Number(/^rosette_connected_clients (\d+)$/m.exec(text)?.[1])).toBeGreaterThan(0)
    expect(text).toMatch(/^rosette_sheets_saved_total \d+$/m)
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds [\d.e-]+$/m)
    expect(text).toMatch(/^process_resident_memory_bytes \d+$/m)
  })
})
