import { runMeasurement } from "./lib/measurement.mjs"

// `npm run soak -- --minutes 10`: runs a show's load for a while and measures what grows.
process.exit(await runMeasurement("soak.ts"))
