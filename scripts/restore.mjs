import { runProgram } from "./lib/program.mjs"

// `npm run restore -- ARCHIVE`: into an empty data folder or database, after every sum has been checked.
process.exit(await runProgram("restore.ts", 1))
