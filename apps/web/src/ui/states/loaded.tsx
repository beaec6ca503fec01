import { Skeleton, Stack, VisuallyHidden } from "@mantine/core"
import type { ReactNode } from "react"
import { errorText } from "../../lib/error-text.ts"
import { FailurePanel } from "./failure-panel.tsx"

/** The part of a query's state that decides what is shown. */
export type QueryState<Data> = {
  data: Data | undefined
  error: unknown
  isFetching: boolean
  refetch: () => unknown
}

type Props<Data> = {
  query: QueryState<Data>
  /** Shown while loading; three bars by default. */
  skeleton?: ReactNode
  /** Announced by screen readers while loading. */
  loadingText?: string
  /** Shown when there is nothing; a list is empty without entries. */
  empty?: ReactNode
  isEmpty?: (data: Data) => boolean
  failureTitle?: string
  children: (data: Data) => ReactNode
}

const isEmptyList = (data: unknown) => Array.isArray(data) && data.length === 0

/** The four states of a query: loading, failure with a retry, empty with the next step, content. */
export function Loaded<Data>(props: Props<Data>) {
  const { query, isEmpty = isEmptyList } = props
  if (query.data !== undefined) {
    return props.empty !== undefined && isEmpty(query.data) ? props.empty : props.children(query.data)
  }
  if (query.error) {
    return (
      <FailurePanel
        title={props.failureTitle}
        message={errorText(query.error)}
        onRetry={() => query.refetch()}
        isRetrying={query.isFetching}
      />
    )
  }
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{props.loadingText ?? "Loading..."}</VisuallyHidden>
      {props.skeleton ?? <BarsSkeleton />}
    </div>
  )
}

/** Placeholders for a list of rows. */
export function BarsSkeleton({ count = 3, height = "3.5rem" }: { count?: number; height?: string }) {
  const bars = Array.from({ length: count }, (_, index) => index)
  return (
    <Stack gap="sm" aria-hidden>
      {bars.map((index) => (
        <Skeleton key={index} height={height} />
      ))}
    </Stack>
  )
}
