/** How the history of an event names its records. */
export const entrySubject = (entry: { votingId: string; entryName: string }): string =>
  `Entry ${entry.votingId} · ${entry.entryName}`

export const criterionSubject = (criterion: { name: string }): string => `Criterion ${criterion.name}`

export const judgeSubject = (judge: { name: string }): string => `Judge ${judge.name}`

export const classSubject = (entryClass: { name: string }): string => `Class ${entryClass.name}`

export const pollSubject = (poll: { name: string }): string => `Poll ${poll.name}`

export const awardSubject = (award: { name: string }): string => `Award ${award.name}`
