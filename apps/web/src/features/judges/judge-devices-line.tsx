import { Text, UnstyledButton } from "@mantine/core"
import { useState } from "react"
import { devicesText, fewDevicesText, type JudgeDevice } from "./judge-devices.ts"
import classes from "./judge-presence.module.css"

type Props = { judgeName: string; devices: readonly JudgeDevice[] }

/** The number of devices that a judge is signed in on; their names on demand. */
export function JudgeDevices({ judgeName, devices }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { text, more } = fewDevicesText(devices)
  if (!text) return null
  return (
    <Text size="sm" c="dimmed">
      {isOpen ? devicesText(devices) : text}
      {more > 0 && (
        <>
          {" "}
          <UnstyledButton
            className={classes.more}
            aria-expanded={isOpen}
            aria-label={`${isOpen ? "Show fewer" : "Show all"} devices of ${judgeName}`}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? "Show fewer" : "Show all"}
          </UnstyledButton>
        </>
      )}
    </Text>
  )
}
