/** Each situation with its status and a sentence that a person can act on. REST, tRPC and every screen use this table. */
export const ERRORS = {
  INVALID_INPUT: {
    status: 400,
    message: "Some of the information is not valid. Please check the marked fields and try again.",
  },
  MALFORMED_JSON: { status: 400, message: "The request body is not valid JSON. Please correct it and send it again." },
  CSV_ROWS_INVALID: { status: 400, message: "Nothing was imported, because some rows need correction." },
  SIGN_IN_REQUIRED: { status: 401, message: "Please sign in to continue." },
  WRONG_CREDENTIALS: { status: 401, message: "These sign-in details are not right. Please check them and try again." },
  FORBIDDEN: { status: 403, message: "You are signed in, but you do not have access to this." },
  FOREIGN_ORIGIN: { status: 403, message: "This request came from another site and was refused." },
  EVENT_CLOSED: {
    status: 403,
    message: "This event is closed for judging. Please ask the organizer to open it again.",
  },
  STEPPED_ASIDE: {
    status: 403,
    message: "Only the organizer can take this back: you had submitted a sheet, or the organizer has entered it.",
  },
  EVENT_CREATION_CLOSED: { status: 403, message: "New contests are created by this site's host." },
  WRONG_PASSWORD: { status: 403, message: "The current password is wrong. Please check it and try again." },
  NAME_SIGN_IN_OFF: {
    status: 403,
    message: "This event does not allow sign-in by name. Please use the access code on your card.",
  },
  APPROVAL_NEEDED: {
    status: 403,
    message: "This phone is new for this judge. Ask the organizer to allow it.",
  },
  APPROVAL_REFUSED: {
    status: 403,
    message: "The organizer refused this phone. Please use your access code, or ask the organizer.",
  },
  NOT_FOUND: {
    status: 404,
    message: "This was not found. It may have been deleted. Go back, or reload the page to see what is there now.",
  },
  VOTE_CODE_UNKNOWN: { status: 404, message: "This code is not valid here. Check the letters on your ticket." },
  SCORES_LOCKED: {
    status: 409,
    message: "This score was already submitted. Ask the organizer to reopen it if it must change.",
  },
  REOPENING_USED: {
    status: 409,
    message: "The judge has already changed the reopened sheet. It counts again once the judge submits it.",
  },
  SHEET_CHANGED: {
    status: 409,
    message: "This sheet was changed on another device. Compare both versions, and save the one that counts.",
  },
  DATABASE_CHANGED: {
    status: 409,
    message: "This sheet was made for another event database. It stays on this phone and was not saved here.",
  },
  FIELDS_CHANGED: {
    status: 409,
    message: "Somebody else has changed this. Compare both values, choose the one that counts, and save again.",
  },
  WINNER_CHANGED: {
    status: 409,
    message:
      "The scores or the confirmations of this place have changed. Check who holds the place now, and confirm again.",
  },
  TIE_CHANGED: {
    status: 409,
    message: "The scores have changed since this was shown. Nothing was saved. Look at it again before you decide.",
  },
  NOT_PUBLISHED: {
    status: 409,
    message: "There is nothing to announce yet. Publish the results first.",
  },
  CEREMONY_CHANGED: {
    status: 409,
    message: "The ceremony has moved on. Check the current line, and try again.",
  },
  ANOTHER_ANNOUNCER: {
    status: 409,
    message: "Somebody else leads the ceremony. Take over to continue from here.",
  },
  MUTATION_ID_REUSED: { status: 409, message: "This save was already sent with different content. Please save again." },
  VOTING_ID_TAKEN: {
    status: 409,
    message: "Another entry of this event has this voting ID. Please choose another one.",
  },
  JUDGE_NAME_TAKEN: {
    status: 409,
    message: "A judge with this name is already in this event. Please choose another name.",
  },
  CLASS_NAME_TAKEN: {
    status: 409,
    message: "A class with this name is already in this event. Please choose another name.",
  },
  CLASS_IN_USE: {
    status: 409,
    message:
      "Entries, awards, criteria or judges still use this class. Move them to another class first, or merge it into one.",
  },
  POINTS_ABOVE_MAX: {
    status: 409,
    message:
      "Judges have already given more points than this maximum. Reopen or clear those scores, or choose a higher maximum.",
  },
  FLAG_IN_USE: {
    status: 409,
    message: "A criterion or an award still needs this flag. Change it there first.",
  },
  AWARD_IN_USE: {
    status: 409,
    message: "The award’s current winners do not fit this change. Remove their assignments first.",
  },
  ALREADY_ASSIGNED: { status: 409, message: "This entry already has this award." },
  TIE_SETTLED: {
    status: 409,
    message: "This tie is already settled. Withdraw its settlement first to settle it in another way.",
  },
  AWARD_FULL: {
    status: 409,
    message: "This award has all its winners. Remove one first, or raise its number of winners.",
  },
  EXCLUSIVE_AWARD: {
    status: 409,
    message: "An exclusive award prevents this: its winner cannot also hold an award of lower priority.",
  },
  RESULTS_PUBLISHED: {
    status: 409,
    message: "Results are published. To change anything, take them back first.",
  },
  VERSION_CHANGED: {
    status: 409,
    message:
      "This version is not as it was published: somebody has changed it in the database. Restore a backup from before, or ask the site’s host.",
  },
  NOT_READY: {
    status: 409,
    message: "Something still prevents publishing. Resolve or waive each point, and publish again.",
  },
  WRONG_RESULTS_STATE: {
    status: 409,
    message: "The state of the results has changed. Check it, and continue from there.",
  },
  ENTRY_JUDGED: {
    status: 409,
    message:
      "Judges have submitted sheets for this entry. Withdraw or disqualify it, or clear these sheets, before you mark it absent.",
  },
  NOT_COMPETING: {
    status: 409,
    message:
      "This entry is absent, withdrawn or disqualified. Change its status before you give it a place or an award.",
  },
  VOTE_CODE_USED: { status: 409, message: "This code has voted already. Say that the new vote replaces it." },
  POLL_CLOSED: { status: 409, message: "Voting is not open." },
  POLL_IN_USE: { status: 409, message: "People have voted, or an award uses this poll. Close it instead." },
  NOT_IN_POLL: { status: 409, message: "This entry cannot be chosen in this vote. Please choose another one." },
  LIMIT_REACHED: { status: 409, message: "This event has as many of these as it can hold. Remove some first." },
  TOO_LARGE: { status: 413, message: "This is too large to be accepted. Please send less at once." },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    message: "This kind of content cannot be read here. Please send another format.",
  },
  RANGE_NOT_SATISFIABLE: {
    status: 416,
    message: "This part of the file does not exist. Please ask for another range.",
  },
  TOO_MANY_ATTEMPTS: { status: 429, message: "Too many failed sign-ins. Please wait a minute and try again." },
  UNAVAILABLE: {
    status: 503,
    message: "The server cannot do this right now. Nothing was saved; please try again in a moment.",
  },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof ERRORS

/** TOO_MANY_ATTEMPTS for whoever sends again and again what cannot be read. */
export const MALFORMED_CALLS = "Too many requests from here could not be read. Please wait a minute and try again."

/** TOO_MANY_ATTEMPTS for whoever tries codes that nobody has. */
export const UNKNOWN_CODES = "Too many codes were not valid. Please wait a minute and try again."

/** A broken rule of the input: its path (outermost key first), and the sentence for that field. */
export type Issue = { path: (string | number)[]; message: string }

/** A CSV cell that cannot be imported; `row` counts data rows from 1. */
export type RowIssue = { row: number; column: string; message: string }

/** A field that was changed after its editor read it, and its current value. */
export type FieldConflict = { field: string; current: string | number | boolean | null }
