import type { EntryFlag } from "./entry-flags.ts"

/** The column of each flag in a file of entries. Apart from the flags, because a judge's phone needs no columns. */
export const FLAG_COLUMNS = {
  isElectricVehicle: "Electric Vehicle",
  hasDriverCosplay: "Driver Cosplay",
  isClassicVehicle: "Classic Vehicle",
  hasCustomPaint: "Custom Paint",
  hasPerformanceMods: "Performance Mods",
  participatesInSound: "Sound Participation",
} as const satisfies Record<EntryFlag, string>
