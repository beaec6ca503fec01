import { Text, UnstyledButton, VisuallyHidden } from "@mantine/core"
import { useState } from "react"
import { devicesText, fewDevicesText, type JudgeDevice } from "./judge-devices.ts"
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
