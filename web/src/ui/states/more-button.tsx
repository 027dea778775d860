import type { ReactNode } from 'react'
import { Button } from '../buttons/button.tsx'

interface MoreButtonProps {
  /** The paginated query. */
  query: {
    readonly hasNextPage: boolean
    readonly isFetchingNextPage: boolean
    readonly isFetchNextPageError: boolean
    readonly fetchNextPage: () => unknown
  }
  texts: { readonly more: string; readonly loading: string; readonly moreFailed: string }
}

/** A button that loads the next page of a list in a panel; nothing at the end of the list. */
export function MoreButton({ query, texts }: MoreButtonProps): ReactNode {
  if (!query.hasNextPage) return null
  return (
    <div className="flex flex-col items-center gap-2 px-4 py-3">
      {query.isFetchNextPageError && (
        <p role="alert" className="text-center text-meta text-clip">
          {texts.moreFailed}
        </p>
      )}
      <Button
        size="sm"
        busy={query.isFetchingNextPage}
        busyLabel={texts.loading}
        onClick={() => void query.fetchNextPage()}
      >
        {texts.more}
      </Button>
    </div>
  )
}
