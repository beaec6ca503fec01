import { Text, TextInput, type TextInputProps } from "@mantine/core"
import { readHours } from "@rosette/domain/events/event-hours"
import { twelveHour } from "@rosette/domain/events/time"

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

const two = (value: number) => String(value).padStart(2, "0")
const clockOf = (minutes: number) => twelveHour(`${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`)

/** How a time was read, for who types it; nothing for an empty field. */
export function timeInWords(text: string): string | null {
  if (text.trim() === "") return null
  const hours = readHours(text)
  if (hours) {
    const nextDay = hours.toMinutes > 24 * 60 ? " on the next day" : ""
    return `${clockOf(hours.fromMinutes)} to ${clockOf(hours.toMinutes)}${nextDay}.`
  }
  const shown = twelveHour(text.trim())
  const told = shown === text.trim() ? "" : `Judges read “${shown}”. `
  return `${told}No start and end were read, so the dashboard cannot tell how much time is left.`
}
