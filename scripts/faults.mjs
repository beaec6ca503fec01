import { runMeasurement } from "./lib/measurement.mjs"

// `npm run faults`: judges during faults, and compares what was acknowledged with what is found.
process.exit(await runMeasurement("faults/run.ts"))
