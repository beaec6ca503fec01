const FRESH_MS = 5_000

/**
 * Judges change what a tab shows while another tab is open, so it is read anew whenever its tab opens, unless that has
 * just been done. The value of a query's `refetchOnMount`.
 */
export const whenTabOpens = (query: { state: { dataUpdatedAt: number } }): "always" | false =>
  Date.now() - query.state.dataUpdatedAt > FRESH_MS ? "always" : false
