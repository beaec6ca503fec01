import { useState } from "react"

/** A refresh by hand; only that is shown as under way, not what is read because of live news. */
export function useManualRefresh(refetch: () => Promise<unknown>) {
  const [isRefreshing, setRefreshing] = useState(false)
  const refresh = async () => {
    setRefreshing(true)
    await refetch()
    setRefreshing(false)
  }
  return { refresh, isRefreshing }
}
