import { fileNameOf } from "../../lib/file-name.ts"

/** The name under which an export is saved: the event's and "_contestants.csv". */
export const exportFileName = (eventName: string): string => `${fileNameOf(eventName) || "event"}_contestants.csv`
