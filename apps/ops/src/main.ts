#!/usr/bin/env node
import { run } from "./run.ts"

// Whoever reads the output may stop reading, such as `head`.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error
  process.exit()
})

process.exitCode = await run(process.argv.slice(2))
