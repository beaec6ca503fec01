/** A committed change, for clients showing the event. */
export type Announcement = {
  eventId: number
  /** The new versions; null if a judge was only seen or a device was added, which changes none. */
  versions: { changeVersion: number; resultsVersion: number } | null
  /** Which judges are notified besides the organizers: all, one by id, or none. */
  judges: "all" | "none" | number
}

export type NewsListener = {
  onNews(announcement: Announcement): void
  /** Some news may have been missed: everything shown must be read again. */
  onGap(): void
}

/** Announcements of committed changes, in this process and, where the database supports it, in all that share it. */
export type NewsFeed = {
  /** Announces a change; called after the commit, never for a rolled-back one. */
  announce(announcement: Announcement): void
  /** The same for a change whose transaction did not notify other processes: they are notified shortly after. */
  announceEverywhere(announcement: Announcement): void
  /** Listens until the returned function is called. */
  listen(listener: NewsListener): Promise<() => Promise<void>>
}

/** Announcements within this process only. */
export function newsInProcess(): NewsFeed {
  const listeners = new Set<NewsListener>()
  const announce = (announcement: Announcement) => {
    for (const listener of listeners) listener.onNews(announcement)
  }
  return {
    announce,
    announceEverywhere: announce,
    async listen(listener) {
      listeners.add(listener)
      return async () => void listeners.delete(listener)
    },
  }
}
