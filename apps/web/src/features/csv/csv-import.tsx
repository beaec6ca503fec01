import { FileDrop } from "../../ui/fields/file-drop.tsx"
import { CsvLook } from "./csv-look.tsx"
import { CsvRefused } from "./csv-refused.tsx"
import { useCsvImport } from "./use-csv-import.ts"

const HINT =
  "Required: Entry Name, Owner/Participant, Voting ID. Optional: Description, Image URL, Show Entry Name, Show Owner/Participant, Electric Vehicle, Driver Cosplay, Classic Vehicle, Custom Paint, Performance Mods, Sound Participation."

/** A CSV file on its way into the event: chosen, looked over, imported as a whole, or refused with the reasons. */
export function CsvImport({ eventId, onImported }: { eventId: number; onImported?: () => void }) {
  const { state, choose, again, start, reset, isImporting } = useCsvImport(eventId, onImported)
  if (state.step === "choosing" || state.step === "reading")
    return (
      <FileDrop
        label={state.step === "reading" ? `Reading ${state.fileName}...` : "Choose a CSV file or drop it here"}
        hint={HINT}
        accept=".csv,text/csv"
        onFile={choose}
        error={state.step === "choosing" ? state.sentence : null}
        isDisabled={state.step === "reading"}
      />
    )
  if (state.step === "refused")
    return <CsvRefused {...state} isImporting={isImporting} onReset={reset} onAgain={() => again(state)} />
  return (
    <CsvLook {...state} isImporting={isImporting} onReset={reset} onImport={(onExisting) => start(state, onExisting)} />
  )
}
