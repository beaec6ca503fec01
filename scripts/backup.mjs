import { runProgram } from "./lib/program.mjs"

// `npm run backup -- --to DIR`: database, photos and secrets in one archive, while the server runs.
process.exit(await runProgram("backup.ts", 1))
