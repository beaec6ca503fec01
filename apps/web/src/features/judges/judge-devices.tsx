import { Text, UnstyledButton, VisuallyHidden } from "@mantine/core"
import { UNKNOWN_DEVICE } from "@rosette/contract/devices"
import { useState } from "react"
import { formatNumber, plural } from "../../lib/format.ts"
import classes from "./judges.module.css"

type Props = { judgeName: string; devices: readonly JudgeDevice[] }

/** The number of devices that a judge is signed in on; a press shows their names. */
export function JudgeDevices({ judgeName, devices }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { text, more } = fewDevicesText(devices)
  if (!text) return null
  return (
    <Text size="sm" c="dimmed">
      {more > 0 ? (
        <UnstyledButton className={classes.more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? devicesText(devices) : text}
          <VisuallyHidden>, {judgeName}</VisuallyHidden>
        </UnstyledButton>
      ) : (
        text
      )}
    </Text>
  )
}

type JudgeDevice = { label: string; waitingSheets: number }

/** At most this many devices with waiting sheets are named at first. */
const FEW_DEVICES = 2

/**
 * "2 devices: iPhone (1 waiting), Android"; null if there is none. Devices of the same name are numbered, and
 * an unnamed one is only counted, unless sheets wait on it.
 */
export const devicesText = (devices: readonly JudgeDevice[]): string | null => textOf(devices, namedDevices(devices))

/** The same in short, and the number of names left out: only devices with waiting sheets are named. */
export function fewDevicesText(devices: readonly JudgeDevice[]): { text: string | null; more: number } {
  const named = namedDevices(devices)
  const few = named.filter(({ isWaiting }) => isWaiting).slice(0, FEW_DEVICES)
  return { text: textOf(devices, few), more: named.length - few.length }
}

type Named = { name: string; isWaiting: boolean }

function namedDevices(devices: readonly JudgeDevice[]): Named[] {
  return devices.flatMap(({ label, waitingSheets }, index) => {
    const isKnown = label !== UNKNOWN_DEVICE
    const isWaiting = waitingSheets > 0
    if (!isKnown && !isWaiting) return []
    const before = devices.slice(0, index).filter((other) => other.label === label).length
    const name = isKnown ? label : "unknown"
    const numbered = before > 0 ? `${name} (${before + 1})` : name
    return { name: isWaiting ? `${numbered} (${formatNumber(waitingSheets)} waiting)` : numbered, isWaiting }
  })
}

function textOf(devices: readonly JudgeDevice[], named: readonly Named[]): string | null {
  if (devices.length === 0) return null
  const count = plural(devices.length, "device")
  return named.length > 0 ? `${count}: ${named.map(({ name }) => name).join(", ")}` : count
}
