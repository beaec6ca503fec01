import { UNKNOWN_DEVICE } from "@rosette/contract"
import { formatNumber, plural } from "../../lib/format.ts"

type Device = { label: string; waitingSheets: number }

/**
 * "2 devices: iPhone (1 waiting), Android"; null if there is none. Devices of the same name are numbered, and
 * an unnamed one is only counted, unless sheets wait on it.
 */
export function devicesText(devices: readonly Device[]): string | null {
  if (devices.length === 0) return null
  const told = devices.flatMap(({ label, waitingSheets }, index) => {
    const isKnown = label !== UNKNOWN_DEVICE
    if (!isKnown && waitingSheets === 0) return []
    const before = devices.slice(0, index).filter((other) => other.label === label).length
    const name = isKnown ? label : "unknown"
    const numbered = before > 0 ? `${name} (${before + 1})` : name
    return waitingSheets > 0 ? `${numbered} (${formatNumber(waitingSheets)} waiting)` : numbered
  })
  const count = plural(devices.length, "device")
  return told.length > 0 ? `${count}: ${told.join(", ")}` : count
}
