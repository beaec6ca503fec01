const FRESH_MS = 5_000

type Read = { state: { dataUpdatedAt: number; isInvalidated: boolean } }

/**
 * Judges change what a tab shows while another tab is open, so it is fetched again whenever its tab opens, unless that has
 * just been done and nothing was changed here since. The value of a query's `refetchOnMount`.
 */
export const whenTabOpens = ({ state }: Read): "always" | false =>
  state.isInvalidated || Date.now() - state.dataUpdatedAt > FRESH_MS ? "always" : false
