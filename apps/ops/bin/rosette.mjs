#!/usr/bin/env node
import { spawnSync } from "node:child_process"
import { join } from "node:path"
import { launch, prepare } from "../../../scripts/lib/prepare.mjs"

const main = join(import.meta.dirname, "../src/main.ts")

// `npx rosette` in the repository: with any Node from 18 up, and without `npm install` before it. `doctor` opens the database.
await launch(prepare, 1)
if (Number.parseInt(process.versions.node, 10) >= 24) await import(main)
else process.exit(spawnSync("node", [main, ...process.argv.slice(2)], { stdio: "inherit" }).status ?? 1)
