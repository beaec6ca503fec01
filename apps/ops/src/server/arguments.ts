import { Argument, InvalidArgumentError } from "commander"

/** The number of an event, as `rosette events list` shows it. */
export const eventArgument = (): Argument =>
  new Argument("<event>", "number of the event").argParser((text) => {
    const eventId = Number(text)
    if (Number.isInteger(eventId) && eventId > 0) return eventId
    throw new InvalidArgumentError("It is the number that `rosette events list` shows.")
  })
