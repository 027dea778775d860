import { typedOf } from '@patchbay/contract/mentions'
import { useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { LazyPart, lazyPart } from '../../states/lazy-part.tsx'
import { FormattingArea } from '../formatting/formatting-area.tsx'
import type { MentionSource } from '../mentions/mention-source.ts'
import type { MentionToolsProps, StoredAfter } from '../mentions/mention-tools.tsx'

const MentionTools = lazyPart<MentionToolsProps>(() =>
  import('../mentions/mention-tools.tsx').then((module) => module.MentionTools),
)

export interface WritingAreaProps extends Omit<ComponentProps<'textarea'>, 'value' | 'onChange'> {
  /** The stored text: a mention in it is shown as a name. */
  value: string
  onWrite: (content: string) => void
  /** Whom one can name here. */
  mentions?: MentionSource | undefined
}

/** Without the tools, what is typed at the end leaves the mentions in the text. */
const storedSimply: StoredAfter = (content, typed) =>
  typed.startsWith(typedOf(content)) ? content + typed.slice(typedOf(content).length) : typed

/** A text box for words that others read: they can be formatted, and can name people. */
export function WritingArea(props: WritingAreaProps): ReactNode {
  const { value, onWrite, mentions, readOnly = false, onFocus, ...rest } = props
  const [isUsed, setIsUsed] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const [storedAfter, setStoredAfter] = useState<StoredAfter>()
  const typed = typedOf(value)
  const hasMention = typed !== value
  return (
    <FormattingArea place={place}>
      <textarea
        {...rest}
        value={typed}
        // Typing without knowing how would take the mentions out of the text.
        readOnly={readOnly || (hasMention && !storedAfter)}
        aria-autocomplete={mentions && 'list'}
        onFocus={(event) => {
          setIsUsed(true)
          onFocus?.(event)
        }}
        onChange={({ currentTarget: area }) =>
          onWrite(storedAfter ? storedAfter(value, area.value, area.selectionEnd) : area.value)
        }
      />
      {((mentions && isUsed) || hasMention) && (
        <LazyPart onFailure={() => setStoredAfter(() => storedSimply)}>
          <MentionTools
            content={value}
            source={mentions}
            areaOf={() => place.current?.querySelector('textarea') ?? null}
            onReady={(after) => setStoredAfter(() => after)}
          />
        </LazyPart>
      )}
    </FormattingArea>
  )
}
