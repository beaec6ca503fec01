import { runMeasurement } from "./lib/measurement.mjs"

// `npm run soak -- --minutes 10`: a show's load for a while, and what grows under it.
process.exit(await runMeasurement("soak.ts"))
