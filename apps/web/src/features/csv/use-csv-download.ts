import { useState } from "react"
import { feedback } from "../../lib/feedback.ts"
import { saveFile } from "../../lib/save-file.ts"

/** Saves the event's entries, optionally with flags, as a file with the event's name plus _contestants.csv (product rule). */
export function useCsvDownload(eventId: number, eventName: string) {
  const [isPending, setPending] = useState(false)
  const download = async (withFlags = false) => {
    setPending(true)
    try {
      const answer = await fetch(`/api/events/${eventId}/export-csv${withFlags ? "?flags=1" : ""}`, {
        credentials: "same-origin",
      })
      if (!answer.ok) throw new Error(`The server answered ${answer.status}.`)
      saveFile(await answer.blob(), `${eventName}_contestants.csv`)
    } catch {
      // The same advice for all errors.
      feedback.failure("Download Failed: Could not download the CSV file. Please try again.")
    }
    setPending(false)
  }
  return { download, isPending }
}
