#!/usr/bin/env node
import { spawnSync } from "node:child_process"
import { join } from "node:path"
import { ensureNode24 } from "../../../scripts/lib/node24.mjs"

const main = join(import.meta.dirname, "../src/main.ts")

// `npx rosette` in the repository, with any Node from 18 up.
if (Number.parseInt(process.versions.node, 10) >= 24) await import(main)
else {
  await ensureNode24()
  process.exit(spawnSync("node", [main, ...process.argv.slice(2)], { stdio: "inherit" }).status ?? 1)
}
