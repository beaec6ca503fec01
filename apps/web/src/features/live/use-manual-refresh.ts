import { useState } from "react"

/** A manual refresh; `isRefreshing` is false during fetches because of live news. */
export function useManualRefresh(refetch: () => Promise<unknown>) {
  const [isRefreshing, setRefreshing] = useState(false)
  const refresh = async () => {
    setRefreshing(true)
    await refetch()
    setRefreshing(false)
  }
  return { refresh, isRefreshing }
}
