export type PointsLine = {
  criterion: string
  points: number
  /** Null where this device does not know it any more. */
  maxPoints: number | null
}

/** The points of one criterion, such as "Paint: 8 / 10". */
export const pointsText = ({ criterion, points, maxPoints }: PointsLine): string =>
  `${criterion}: ${points}${maxPoints === null ? "" : ` / ${maxPoints}`}`

/** Whose sheet it is and of which event, as far as this device knows: "Harbour Show, judge Ann". */
export const ownerText = ({ eventName, judgeName }: { eventName: string | null; judgeName: string | null }): string =>
  [eventName, judgeName && `judge ${judgeName}`].filter(Boolean).join(", ")

type SheetToTell = { label: string; isSubmitted: boolean; points: readonly PointsLine[]; comments: string }

/** A sheet as plain text, to be typed in on another device: entry and state, points by criterion, comment. */
export function sheetText({ label, isSubmitted, points, comments }: SheetToTell): string {
  const comment = comments === "" ? [] : [`Comment: ${comments}`]
  return [`${label}, ${isSubmitted ? "submitted" : "draft"}`, ...points.map(pointsText), ...comment].join("\n")
}
