import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { readSettings } from "../src/env.ts"
import { OPS, settingsIn } from "./ops-files.ts"

it("the settings of the service of systemd are valid", () => {
  expect(readSettings(settingsIn("rosette.service"))).toMatchObject({
    host: "127.0.0.1",
    publicUrl: "https://shows.example.org",
    eventCreation: "master",
    trustProxy: 1,
  })
})

it("the settings of compose.yaml with those of its .env are valid", () => {
  const compose = readFileSync(join(OPS, "../compose.yaml"), "utf8")
  const block = /environment: &settings\n((?: {4}.+\n)+)/.exec(compose)?.[1] ?? ""
  const env = { ...settingsIn("compose.env"), POSTGRES_PASSWORD: "abc123" }
  const filledIn = block.replaceAll(
    /\$\{(\w+):[-?]([^}]*)\}/g,
    (_, name: keyof typeof env, other) => env[name] ?? other,
  )
  const settings = Object.fromEntries(
    [...filledIn.matchAll(/^ {4}(\w+): (.+)$/gm)].map(([, name = "", value = ""]) => [name, value]),
  )
  expect(readSettings({ ...env, ...settings })).toMatchObject({
    dataDir: "/data",
    publicUrl: "https://shows.example.org",
    databaseUrl: "postgresql://rosette:abc123@postgres:5432/rosette",
    eventCreation: "master",
    trustProxy: 1,
    backupEveryMs: 6 * 3_600_000,
  })
})
