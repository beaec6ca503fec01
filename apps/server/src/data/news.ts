/** What a committed change tells whoever shows the event. */
export type Announcement = {
  eventId: number
  /** The versions that the change made; null where a judge was only heard of or a device came, which makes none. */
  versions: { changeVersion: number; resultsVersion: number } | null
  /** Which judges show it besides the organizers: all of them, one by their id, or none. */
  judges: "all" | "none" | number
}

export type NewsListener = {
  onNews(announcement: Announcement): void
  /** News may have been missed: whatever is shown has to be read again. */
  onGap(): void
}

/** The news of committed changes, in this process and, where the database carries it, in all others that share it. */
export type NewsFeed = {
  /** Tells what was committed; called after the commit, and never for what was rolled back. */
  tell(announcement: Announcement): void
  /** Listens until the function that it answers is called. */
  listen(listener: NewsListener): Promise<() => Promise<void>>
}

/** News that stays in this process: the database has no other. */
export function newsInProcess(): NewsFeed {
  const listeners = new Set<NewsListener>()
  return {
    tell(announcement) {
      for (const listener of listeners) listener.onNews(announcement)
    },
    async listen(listener) {
      listeners.add(listener)
      return async () => void listeners.delete(listener)
    },
  }
}
