import { Button, Menu } from "@mantine/core"
import { IconChevronDown } from "@tabler/icons-react"
import type { ReactNode } from "react"
import { useIsPhone } from "../page/use-is-phone.ts"
import classes from "./actions.module.css"
import { type MoreItem, MoreMenu } from "./more-menu.tsx"

/** `inMenu`: its complete label in a phone's menu; without one it is left out there. */
type Way = Pick<MoreItem, "key" | "label" | "onPress"> & { inMenu?: string }

export type BarAction = MoreItem & {
  /** Used seldom: in the menu on a desktop too. */
  isInMenu?: boolean
  /** Alternatives: on a desktop in a menu beside it, on a phone below it. */
  others?: { label: string; ways: readonly Way[] }
}

type Props = { primary: ReactNode; actions: readonly BarAction[] }

/**
 * The actions of a list: the primary one, and the others beside it on a desktop, in a menu on a phone. What is dangerous or
 * used seldom is in a menu on both.
 */
export function ActionBar({ primary, actions }: Props) {
  const isPhone = useIsPhone()
  if (isPhone) {
    return (
      <div className={classes.line}>
        {primary}
        {actions.length > 0 && <MoreMenu label="More actions" text="More" items={actions.flatMap(itemsOf)} />}
      </div>
    )
  }
  const belongsInMenu = ({ isDangerous, isInMenu }: BarAction) => isDangerous || isInMenu
  const inMenu = actions.filter(belongsInMenu)
  return (
    <div className={classes.bar}>
      {primary}
      {actions.map((action) => !belongsInMenu(action) && <Quiet key={action.key} action={action} />)}
      {inMenu.length > 0 && <MoreMenu label="More actions" items={inMenu} />}
    </div>
  )
}

function itemsOf({ others, ...action }: BarAction): MoreItem[] {
  const ways = others?.ways.flatMap(({ inMenu, ...way }) => (inMenu ? { ...action, ...way, label: inMenu } : []))
  return [action, ...(ways ?? [])]
}

function Quiet({ action: { label, icon, onPress, isDisabled, others } }: { action: BarAction }) {
  const button = (
    <Button variant="subtle" color="gray" px="sm" leftSection={icon} onClick={onPress} disabled={isDisabled}>
      {label}
    </Button>
  )
  if (!others) return button
  return (
    <Button.Group>
      {button}
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="subtle" color="gray" px="xs" aria-label={others.label} disabled={isDisabled}>
            <IconChevronDown size={20} aria-hidden />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {others.ways.map((way) => (
            <Menu.Item key={way.key} onClick={way.onPress}>
              {way.label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </Button.Group>
  )
}
