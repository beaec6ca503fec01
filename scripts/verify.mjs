import { runProgram } from "./lib/program.mjs"

// `npm run verify`: checks the database, the histories, the sums and the photos. Exit code 0: no errors; 1: errors; 2:
// could not be read.
process.exit(await runProgram("verify.ts", 2))
