/** Every limit that people can reach, with its unit in the key. Schemas, forms and sentences use these values. */

export const MEBIBYTE = 1_048_576

export const LIMITS = {
  name: { maxChars: 200 },
  description: { maxChars: 2_000 },
  comments: { maxChars: 5_000 },
  url: { maxChars: 2_048 },
  accessCode: { minChars: 6, maxChars: 12, generatedChars: 8 },
  password: { minChars: 6, maxChars: 200 },
  masterAdminPassword: { minChars: 12 },
  criterion: {
    minPoints: 1,
    maxPoints: 100,
    defaultPoints: 10,
    defaultPointsOnCreate: 25,
    minOrder: 1,
    maxOrder: 1_000,
    perEvent: 200,
  },
  award: {
    nameMaxChars: 100,
    assignedByMaxChars: 100,
    minPriority: 1,
    maxPriority: 100,
    minWinners: 1,
    maxWinners: 10,
    keptReasonMaxChars: 500,
    namedHeirs: 5,
  },
  class: { nameMaxChars: 100, codeMaxChars: 20, minOrder: 1, maxOrder: 1_000, perEvent: 100 },
  words: { descriptionLabelMaxChars: 30, sectionMaxChars: 40, flagMaxChars: 60, guidanceMaxChars: 1_000 },
  rules: { maxTieBreaks: 20, maxPlacesThatMatter: 100, maxConferAbove: 100, maxSheetsPerEntry: 20 },
  assignments: { minSecondsPerSheet: 30, maxSecondsPerSheet: 3_600 },
  ceremony: { maxLines: 500, keyMaxChars: 100, textMaxChars: 300, stageKeyBytes: 24, stageWaitSeconds: 25 },
  publicPage: { maxPlaces: 100, keyBytes: 12, secretBytes: 32 },
  retention: { reasonMaxChars: 500, longestExtensionDays: 730 },
  entryStatus: { reasonMaxChars: 500 },
  conflict: { reasonMaxChars: 500, previewed: 1_000 },
  message: { textMaxChars: 300, perEvent: 500, lastShown: 20 },
  /** Reports that nobody has dismissed yet. */
  entryReport: { textMaxChars: 300, perEvent: 2_000 },
  poll: { nameMaxChars: 100, minOrder: 1, maxOrder: 1_000, perEvent: 10, reasonMaxChars: 500 },
  voteCode: { generatedChars: 8, perEvent: 20_000, madeAtOnce: 5_000 },
  /** Votes with codes that nobody has, from one address and in all; how old the number of voters may be. */
  voting: { windowSeconds: 60, unknownCodes: 60, unknownCodesInAll: 600, turnoutSeconds: 5 },
  settlement: { reasonMaxChars: 500, keyMaxChars: 100 },
  reopening: { reasonMaxChars: 500 },
  winner: { maxPosition: 100 },
  publishing: { maxChars: 1_000, keyMaxChars: 200, timeZoneMaxChars: 64 },
  photo: {
    maxBytes: 10 * MEBIBYTE,
    maxSidePixels: 2_048,
    thumbnailSidePixels: 320,
    /** Of a cover as phones load it. */
    coverBytes: 60_000,
    uploadsAtOnce: 32,
  },
  /** Imports and uploads under way from one address, of all its sessions. */
  perAddress: { atOnce: 8 },
  /** The most bytes of a body, by kind of call. */
  body: {
    smallBytes: 4_096,
    newEventBytes: 524_288,
    restBytes: MEBIBYTE,
    importBytes: 10 * MEBIBYTE,
    trpcBytes: 262_144,
    batchedCalls: 20,
  },
  /** The most structure of a body: well above what any call takes, and counted before anything is built from it. */
  json: { maxDepth: 12, maxKeys: 100, maxValues: 20_000 },
  /** Broken rules named in one refusal. */
  issues: { maxNamed: 20 },
  csv: { maxRows: 20_000, maxColumns: 500, maxRowBytes: 262_144, maxNamedRows: 1_000, namedClasses: 20 },
  batchDelete: { maxEntries: 5_000, maxEvents: 1_000 },
  /** The most that one event can hold. */
  event: { maxEntries: 5_000, maxJudges: 200, maxAwards: 100, listed: 1_000 },
  /** New events within one window, from one address and in total. */
  creation: { windowSeconds: 3_600, perAddress: 30, inAll: 300 },
  storage: { minFreeBytes: 200 * MEBIBYTE },
  live: { pauseMs: 100, pingSeconds: 25, eventIdMaxChars: 200, streamsPerSession: 10 },
  presence: { maxWaitingSheets: 100_000, maxWaitingEntries: 500, repeatSeconds: 10 },
  /** How long a repeated mutationId gets its first answer again. */
  savedAnswer: { keptDays: 30 },
  /** Missing sheets listed by name per judge; the rest are only counted. */
  outstanding: { namedEntries: 10 },
  history: { pageItems: 50, maxPageItems: 200 },
  signIn: {
    windowSeconds: 60,
    organizerFailures: 10,
    masterAdminFailures: 10,
    judgeFailures: 30,
    /** Failures in one role on one event, from anywhere. */
    perEventFailures: 100,
    /** How many times as much as from one address (IPv6: /64) is allowed from a /48, which one customer can have. */
    networkTimes: 10,
    /** Failures from anywhere after which further ones are refused. */
    masterAdminFailuresInAll: 200,
    codeFailuresInAll: 3_000,
    /** Failures on one account, of all devices together that have signed in to it before. */
    perAccountFailures: 30,
    /** Sign-ins by access code from one address, right or wrong. */
    codeTries: 300,
    /** Calls from one address that anybody may make and that could not be read. */
    malformedCalls: 60,
  },
  /** Organizers' and master admins' sessions end after `idleHours` without use, judges' `judgeDays` after the sign-in. */
  session: { idleHours: 12, judgeDays: 30, noteMinutes: 5, perJudge: 20 },
  /**
   * Devices are forgotten `knownDays` after the last sign-in, and shown as "also signed in" for `shownHours` after they were
   * last seen.
   */
  device: { knownDays: 90, perAccount: 50, shownHours: 24 },
  /**
   * How many devices may wait for approval at an event and in one judge's name, the numbers that tell them apart, and how long a
   * request and its decision stay valid.
   */
  signInRequest: { perEvent: 20, perJudge: 3, minNumber: 10, maxNumber: 99, minutes: 15 },
  id: { max: 2_147_483_647 },
  guidance: { minRating: 1, maxRating: 10 },
  finalists: 3,
} as const

/** How long messages are shown and steps are delayed, in milliseconds. */
export const TIMINGS_MS = { toast: 5_000, successBanner: 3_000, autoAdvance: 2_000, demoSave: 1_000 } as const

/** What the legal pages promise, besides the domain's `EVENT_KEPT_DAYS`. */
export const RETENTION = { backupDays: 90, minimumAge: 13 } as const
