import { Checkbox } from "@mantine/core"
import { useId } from "react"
import classes from "./fields.module.css"

type Props = { label: string; isChecked: boolean; onChange: () => void }

/** A checkbox that chooses a row of a list; the space around its box can be pressed too. */
export function RowCheckbox({ label, isChecked, onChange }: Props) {
  const id = useId()
  return (
    <label className={classes.target} htmlFor={id}>
      <Checkbox p={0} id={id} aria-label={label} checked={isChecked} onChange={onChange} />
    </label>
  )
}
