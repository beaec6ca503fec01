/** The browser's database of a judge's device, and the version of its stores. */
export const DEVICE = { name: "rosette", version: 2 } as const
