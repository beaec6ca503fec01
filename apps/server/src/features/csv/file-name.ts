import { fileNameOf } from "../../lib/file-name.ts"

/** The file name of an export: the event's name and "_contestants.csv". */
export const exportFileName = (eventName: string): string => `${fileNameOf(eventName) || "event"}_contestants.csv`
