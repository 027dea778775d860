import type { FoundMessage } from '@patchbay/contract/message-search'
import type { ReactNode } from 'react'

/** An excerpt of a message, with the search terms highlighted. */
export function Excerpt({ parts }: { parts: FoundMessage['excerpt'] }): ReactNode {
  return parts.map(({ text, isFound }, index) =>
    isFound ? (
      // oxlint-disable-next-line react/no-array-index-key -- a text that never changes
      <mark key={index} className="rounded-[3px] bg-accent-soft font-semibold text-on-accent-soft">
        {text}
      </mark>
    ) : (
      text
    ),
  )
}
