import { UNKNOWN_DEVICE } from "@rosette/contract/devices"
import type { Workspace } from "../../../offline/workspace/stored-workspace.ts"

/**
 * Where else the judge is signed in; null if nowhere. Each kind of device is listed once, with their number:
 * "3 other devices: 2 × Chrome on Android, Safari on iPhone".
 */
export function otherDevicesText(devices: Workspace["otherDevices"]): string | null {
  if (devices.length === 0) return null
  const labels = devices.map(({ label }) => label).filter((label) => label !== UNKNOWN_DEVICE)
  const kinds = [...new Set(labels)].map((kind) => counted(kind, labels.filter((label) => label === kind).length))
  const count = devices.length === 1 ? "another device" : `${devices.length} other devices`
  return `Also signed in on ${count}${kinds.length > 0 ? `: ${kinds.join(", ")}` : ""}`
}

const counted = (kind: string, count: number) => (count > 1 ? `${count} × ${kind}` : kind)
