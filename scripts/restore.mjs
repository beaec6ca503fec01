import { runProgram } from "./lib/program.mjs"

// `npm run restore -- ARCHIVE`: restores into an empty data folder or database, after checking every checksum.
process.exit(await runProgram("restore.ts", 1))
