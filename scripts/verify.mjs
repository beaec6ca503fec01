import { runProgram } from "./lib/program.mjs"

// `npm run verify`: reads the database, the histories, the sums and the photos through. Exit code 0: all holds; 1: something
// does not; 2: it could not be read.
process.exit(await runProgram("verify.ts", 2))
