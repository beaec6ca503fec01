import { UNKNOWN_DEVICE } from "@rosette/contract/devices"
import type { Workspace } from "../../../offline/workspace/stored-workspace.ts"

/**
 * Where else the judge is signed in; null if nowhere. Each kind of device is listed once: "2 other devices: Safari on iPhone,
 * Chrome on Android".
 */
export function otherDevicesText(devices: Workspace["otherDevices"]): string | null {
  if (devices.length === 0) return null
  const kinds = [...new Set(devices.map(({ label }) => label))].filter((label) => label !== UNKNOWN_DEVICE).join(", ")
  const count = devices.length === 1 ? "another device" : `${devices.length} other devices`
  return `Also signed in on ${count}${kinds && `: ${kinds}`}`
}
