import { formatNumber, plural } from "../../lib/format.ts"

type Device = { label: string; waitingSheets: number }

/** "2 devices: iPhone (1 waiting), Android"; null where none is known. Devices of one name are told apart by their number. */
export function devicesText(devices: readonly Device[]): string | null {
  if (devices.length === 0) return null
  const told = devices.map(({ label, waitingSheets }, index) => {
    const before = devices.slice(0, index).filter((other) => other.label === label).length
    const name = before > 0 ? `${label} (${before + 1})` : label
    return waitingSheets > 0 ? `${name} (${formatNumber(waitingSheets)} waiting)` : name
  })
  return `${plural(devices.length, "device")}: ${told.join(", ")}`
}
