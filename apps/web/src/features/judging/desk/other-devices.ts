import type { Workspace } from "../../../offline/workspace/stored-workspace.ts"

/**
 * Where else the judge is signed in, in one line of the sidebar; null if nowhere. Each kind of device is listed once,
 * with their number: "2 × Chrome on Android, Safari on iPhone".
 */
export function otherDevicesText(devices: Workspace["otherDevices"]): string | null {
  if (devices.length === 0) return null
  const labels = devices.map(({ label }) => label)
  const kinds = [...new Set(labels)].map((kind) => counted(kind, labels.filter((label) => label === kind).length))
  return `Also signed in: ${kinds.join(", ")}`
}

const counted = (kind: string, count: number) => (count > 1 ? `${count} × ${kind}` : kind)
