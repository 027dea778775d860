import type { ReactNode } from 'react'

interface MarkedPartsProps {
  parts: readonly { readonly text: string; readonly isFound: boolean }[]
}

/** A text with the search terms highlighted. */
export function MarkedParts({ parts }: MarkedPartsProps): ReactNode {
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
