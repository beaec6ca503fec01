import { trpc } from "../../../lib/trpc.ts"

/** The base address of links for others: the server's configured address, else this page's. */
export function usePublicAddress(): string {
  const { data } = trpc.session.current.useQuery()
  return (data?.publicUrl ?? window.location.origin).replace(/\/+$/, "")
}
