import { execFileSync } from "node:child_process"
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, it, onTestFinished } from "vitest"
import { assignments, OPS, settingsIn } from "./ops-files.ts"
import { type ServerProcess, spawnServer } from "./server-process.ts"

// Starts servers with what ops/ and docs/operating.md tell people to type, as far as one machine allows.

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "rosette-set-up-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function start(env: Record<string, string>): ServerProcess {
  const server = spawnServer(env)
  onTestFinished(() => server.remove())
  return server
}

it("the service of systemd starts: reached by the proxy alone, with its public address, backups and nobody's events", async () => {
  const { DATA_DIR: _, ...env } = settingsIn("rosette.service")
  const server = start(env)
  const port = await server.port
  expect(server.stdout()).toContain(`listening on http://127.0.0.1:${port}\n`)
  expect(server.stdout()).toContain("Open          https://shows.example.org/")
  expect(server.stdout()).toMatch(/Backups +into/)
  const session = await fetch(`http://127.0.0.1:${port}/api/session`)
  expect(await session.json()).toMatchObject({ canCreateEvents: false })
})

it("the laptop's script starts the server behind Caddy only, and its first backup is on the other disk", async () => {
  const [stick, programs] = [newFolder(), newFolder()]
  const asked = join(programs, "caddy-was-told")
  // In place of the two programs of the laptop: one writes down what it is told, the other shows the environment that it gets.
  const program = (name: string, lines: string) => {
    writeFileSync(join(programs, name), `#!/bin/sh\n${lines}\n`)
    chmodSync(join(programs, name), 0o755)
  }
  program("caddy", `cat > "${asked}"`)
  program("npm", "env")
  const args = [join(OPS, "laptop.sh"), "rosette.local", stick]
  const given = execFileSync("sh", args, { env: { PATH: `${programs}:${process.env.PATH}` }, encoding: "utf8" })
  const { PORT: _, PATH: __, PWD: ___, ...env } = assignments(given)
  expect(env).toMatchObject({ HOST: "127.0.0.1", TRUST_PROXY: "1", PUBLIC_URL: "https://rosette.local" })
  const server = start(env)
  await server.port
  await expect.poll(() => readdirSync(stick)).toEqual([expect.stringMatching(/^rosette-.+\.tar\.gz$/)])
  expect(readFileSync(asked, "utf8")).toBe("rosette.local {\n\ttls internal\n\treverse_proxy localhost:3000\n}\n")
})

it("a stick that is not there is said, and no folder is made in its place", async () => {
  const stick = join(newFolder(), "STICK")
  const server = start({ BACKUP_EVERY: "10m", BACKUP_TO: stick })
  await server.port
  await expect.poll(() => server.stdout()).toContain(`The folder ${stick} does not exist.`)
  mkdirSync(stick)
  expect(readdirSync(stick)).toEqual([])
})
