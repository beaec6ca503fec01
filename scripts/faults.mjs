import { runMeasurement } from "./lib/measurement.mjs"

// `npm run faults`: saves sheets during faults and compares the acknowledged ones with the database.
process.exit(await runMeasurement("faults/run.ts"))
