/** What an exit code says, for scripts: docs/ops.md lists them. */
export const EXIT = { done: 0, refused: 1, usage: 2, noConnection: 3, cancelled: 130 } as const

/** The command cannot be run as it was typed, or something that it needs is missing on this computer. */
export class UsageError extends Error {}

/** The command was understood, and what it found does not allow it. */
export class Refused extends Error {}
