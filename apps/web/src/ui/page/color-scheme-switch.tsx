import { ActionIcon, type MantineColorScheme, useMantineColorScheme } from "@mantine/core"
import { IconContrastFilled, IconMoon, IconSun } from "@tabler/icons-react"
import { useIsLive } from "../../lib/use-is-live.ts"

const SCHEMES = {
  auto: { label: "as the system", next: "light", Icon: IconContrastFilled },
  light: { label: "light", next: "dark", Icon: IconSun },
  dark: { label: "dark", next: "auto", Icon: IconMoon },
} as const satisfies Record<MantineColorScheme, { label: string; next: MantineColorScheme; Icon: typeof IconSun }>

/** Switches between system, light and dark; the choice is stored on this device. */
export function ColorSchemeSwitch() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const isLive = useIsLive()
  const { label, next, Icon } = SCHEMES[colorScheme]
  const text = `Colors: ${label}. Change to ${SCHEMES[next].label}`
  return (
    <ActionIcon
      onClick={() => setColorScheme(next)}
      aria-label={text}
      title={text}
      style={isLive ? undefined : { visibility: "hidden" }}
    >
      <Icon size={20} stroke={1.8} aria-hidden />
    </ActionIcon>
  )
}
