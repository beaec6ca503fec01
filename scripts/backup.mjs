import { runProgram } from "./lib/program.mjs"

// `npm run backup -- --to DIR|s3://…`: writes database, photos and secrets into one archive while the server runs.
process.exit(await runProgram("backup.ts", 1))
