import { Text, TextInput, type TextInputProps } from "@mantine/core"
import { timeInWords } from "./event-details-time.ts"

/** The time of an event: any text, with what judges and the dashboard's time left read in it. */
export const EventTimeField = (props: TextInputProps & { value?: string }) => (
  <TextInput
    label="Event Time"
    placeholder="10:00 AM - 4:00 PM"
    autoComplete="off"
    inputWrapperOrder={["label", "input", "description", "error"]}
    description={
      <Text component="span" role="status" size="sm" c="var(--mantine-color-text)">
        {timeInWords(props.value ?? "")}
      </Text>
    }
    {...props}
  />
)
