import { useRef, useState, type ReactNode, type RefObject } from 'react'
import { LazyPart, lazyPart } from '../../states/lazy-part.tsx'
import type { FormattingToolsProps } from './formatting-tools.tsx'

const FormattingTools = lazyPart<FormattingToolsProps>(() =>
  import('./formatting-tools.tsx').then((module) => module.FormattingTools),
)

interface FormattingAreaProps {
  children: ReactNode
  /** For the parts that stand in the same place. */
  place?: RefObject<HTMLDivElement | null>
}

/**
 * The place of a text box whose words can be formatted. Writing needs none of the tools: they are
 * loaded when somebody turns to the box, and have their room before.
 */
export function FormattingArea({ children, place: given }: FormattingAreaProps): ReactNode {
  const own = useRef<HTMLDivElement>(null)
  const place = given ?? own
  const [isUsed, setIsUsed] = useState(false)
  return (
    <div
      ref={place}
      onFocus={() => setIsUsed(true)}
      className="relative flex min-w-0 flex-1 flex-col [&>textarea]:pr-10"
    >
      {children}
      <LazyPart open={isUsed} onFailure={() => setIsUsed(false)}>
        <FormattingTools areaOf={() => place.current?.querySelector('textarea') ?? null} />
      </LazyPart>
    </div>
  )
}
