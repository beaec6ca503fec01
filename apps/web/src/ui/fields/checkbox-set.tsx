import { Checkbox, type CheckboxProps, Fieldset, Text } from "@mantine/core"
import classes from "./fields.module.css"

type Props = {
  legend: string
  hint?: string
  options: readonly (CheckboxProps & { label: string })[]
}

/** Checkboxes with a common question, in two columns where there is room. */
export function CheckboxSet({ legend, hint, options }: Props) {
  return (
    <Fieldset variant="unstyled" legend={legend} classNames={{ root: classes.set, legend: classes.legend }}>
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
    </Fieldset>
  )
}
