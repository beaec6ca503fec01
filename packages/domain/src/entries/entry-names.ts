type Called = { votingId: string; entryName: string }

/** What an entry is called where its name is hidden (product rule). */
export const hiddenName = ({ votingId }: Pick<Called, "votingId">): string => `Entry ${votingId}`

/** The name of an entry where a hidden name is not sent, or is empty. */
export const nameOrHidden = (entry: Called): string => entry.entryName || hiddenName(entry)

/** The name of an entry as its judges see it. */
export const shownName = (entry: Called & { showEntryName: boolean }): string =>
  entry.showEntryName ? nameOrHidden(entry) : hiddenName(entry)

/** "12 Blue Comet". */
export const numberedName = ({ votingId, entryName }: Called): string => `${votingId} ${entryName}`
