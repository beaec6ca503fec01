import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createTRPCClient, httpLink } from "@trpc/client"
import type { FastifyInstance, InjectOptions } from "fastify"
import { buildApp } from "../src/app.ts"
import { readSettings } from "../src/env.ts"
import type { Services } from "../src/kernel/services.ts"
import type { AppRouter } from "../src/routers/app-router.ts"
import { closeServices, openServices } from "../src/start/open-services.ts"

export const MASTER_PASSWORD = "master-of-all-shows"

export type RestAnswer = { status: number; body: unknown; headers: Record<string, unknown> }

/** One browser: its cookies, and both APIs of the server. */
export type Browser = {
  rest(method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE", path: string, body?: unknown): Promise<RestAnswer>
  trpc: ReturnType<typeof createTRPCClient<AppRouter>>
  cookies: Map<string, string>
}

/** A browser's address and user agent. */
type Whence = { address?: string; userAgent?: string }

export type TestApp = {
  app: FastifyInstance
  services: Services
  dataDir: string
  /** The log lines, if the settings enable logging. */
  logged: string[]
  browser(from?: Whence): Browser
  close(): Promise<void>
}

/** The real app on a real database, with its own data folder and, by default, no throttle. */
export async function startTestApp(databaseUrl: string, env: Record<string, string> = {}): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), "rosette-test-"))
  const services = await openServices(
    readSettings({
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      LOG_LEVEL: "silent",
      LOGIN_RATE_LIMIT: "0",
      MASTER_ADMIN_PASSWORD: MASTER_PASSWORD,
      ...env,
    }),
  )
  const logged: string[] = []
  const logTo = { write: (line: string) => void logged.push(line) }
  const app = await buildApp(services, { webRoot: join(dataDir, "no-web"), logTo })
  await app.ready()
  return {
    app,
    services,
    dataDir,
    logged,
    browser: (from) => openBrowser(app, from),
    async close() {
      await app.close()
      await closeServices(services)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

function openBrowser(app: FastifyInstance, { address, userAgent }: Whence = {}): Browser {
  const cookies = new Map<string, string>()

  const send = async (options: InjectOptions) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ")
    const response = await app.inject({
      ...options,
      headers: { ...options.headers, ...(cookie && { cookie }), ...(userAgent && { "user-agent": userAgent }) },
      ...(address && { remoteAddress: address }),
    })
    for (const { name, value, maxAge } of response.cookies) {
      if (maxAge === 0) cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }

  const viaInject = async (url: URL | string | Request, init?: RequestInit) => {
    const { pathname, search } = new URL(String(url))
    const response = await send({
      method: (init?.method ?? "GET") as "GET" | "POST",
      url: pathname + search,
      headers: Object.fromEntries(new Headers(init?.headers)),
      ...(typeof init?.body === "string" && { payload: init.body }),
    })
    return new Response(response.body, { status: response.statusCode })
  }

  return {
    cookies,
    async rest(method, path, body) {
      const response = await send({
        method,
        url: `/api${path}`,
        ...(body !== undefined && { payload: JSON.stringify(body), headers: { "content-type": "application/json" } }),
      })
      const isJson = String(response.headers["content-type"]).startsWith("application/json")
      return { status: response.statusCode, body: isJson ? response.json() : response.body, headers: response.headers }
    },
    trpc: createTRPCClient<AppRouter>({
      links: [httpLink({ url: "http://rosette.test/trpc", fetch: viaInject as typeof fetch })],
    }),
  }
}
