import { UNKNOWN_DEVICE } from "@rosette/contract/devices"
import type { Workspace } from "../../../offline/workspace/stored-workspace.ts"

/**
 * Where else the judge is signed in; null if nowhere. Each kind of device is listed once, with its count:
 * "Safari on iPhone, Chrome on Android (2)".
 */
export function otherDevicesText(devices: Workspace["otherDevices"]): string | null {
  if (devices.length === 0) return null
  const counts = new Map<string, number>()
  for (const { label } of devices) if (label !== UNKNOWN_DEVICE) counts.set(label, (counts.get(label) ?? 0) + 1)
  const kinds = [...counts].map(([label, count]) => (count > 1 ? `${label} (${count})` : label)).join(", ")
  return `Also signed in on another device${kinds && `: ${kinds}`}`
}
