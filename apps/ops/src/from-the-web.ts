// What the command line reads and says as the web does. None of these files knows a browser.

export { proposedAwards } from "../../web/src/features/awards/proposal-lines.ts"
export { missingClasses } from "../../web/src/features/csv/preview/missing-classes.ts"
export { readCsv } from "../../web/src/features/csv/reading/csv-rows.ts"
export { decodeCsv } from "../../web/src/features/csv/reading/csv-text.ts"
export { otherKind } from "../../web/src/features/csv/reading/file-kind.ts"
export {
  endingWords,
  inOrder,
  sessionOrigin,
  sessionOwner,
} from "../../web/src/features/events/access/session-words.ts"
export { sentenceOf, subjectOf } from "../../web/src/features/history/history-sentence.ts"
export { actionWords } from "../../web/src/features/history/history-words.ts"
export { paceOf } from "../../web/src/features/overview/overview-pace.ts"
export {
  blockingCountOf,
  blockingWords,
  shownBlocking,
  stateWords,
  versionWords,
} from "../../web/src/features/results/publishing/words.ts"
export {
  comparedBy,
  entryLabel,
  inOrderOfNeed,
  placedByText,
  settledWords,
  tieTitle,
  withContests,
} from "../../web/src/features/results/ties/words.ts"
export { formatAgo, formatDateTime, plural } from "../../web/src/lib/format.ts"
export { isolatedName } from "../../web/src/lib/isolated.ts"
export { qrPath } from "../../web/src/lib/qr-path.ts"
