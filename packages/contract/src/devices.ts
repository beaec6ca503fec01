// Not in `judges.ts`: a judge's phone would load zod with it.

/** The label of a device whose browser does not identify itself. */
export const UNKNOWN_DEVICE = "Unknown device"
