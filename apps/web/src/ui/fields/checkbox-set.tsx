import { Checkbox, type CheckboxProps, Text } from "@mantine/core"
import { FieldSet } from "./field-set.tsx"
import classes from "./fields.module.css"

type Props = {
  legend: string
  hint?: string
  options: readonly (CheckboxProps & { label: string })[]
}

/** Checkboxes with a common question, in two columns where there is room. */
export function CheckboxSet({ legend, hint, options }: Props) {
  return (
    <FieldSet legend={legend}>
      {hint && (
        <Text size="sm" c="dimmed" mb="xs">
          {hint}
        </Text>
      )}
      <div className={classes.options}>
        {options.map((option) => (
          <Checkbox
            key={option.label}
            classNames={{
              body: classes.body,
              labelWrapper: classes.labelWrapper,
              label: classes.label,
            }}
            {...option}
          />
        ))}
      </div>
    </FieldSet>
  )
}
