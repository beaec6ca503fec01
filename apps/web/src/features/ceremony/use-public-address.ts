import { trpc } from "../../lib/trpc.ts"

/** Where links for others point to: the address that the server was told it is reached at, else the one of this page. */
export function usePublicAddress(): string {
  const { data } = trpc.session.current.useQuery()
  return (data?.publicUrl ?? window.location.origin).replace(/\/+$/, "")
}
