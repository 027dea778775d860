import {
  mentionToken,
  storedAfter,
  typedOf,
  withMention,
  type Mention,
} from '@patchbay/contract/mentions'
import { useRef, useState, type ChangeEvent, type ComponentProps, type ReactNode } from 'react'
import { LazyPart, lazyPart } from '../states/lazy-part.tsx'
import { FormattingArea } from './formatting/formatting-area.tsx'
import { askedAt, type AskedMention } from './mentions/asked-mention.ts'
import type { MentionListProps } from './mentions/mention-list.tsx'
import type { MentionSource } from './mentions/mention-source.ts'
import { typeInto } from './type-into.ts'

const MentionList = lazyPart<MentionListProps>(() =>
  import('./mentions/mention-list.tsx').then((module) => module.MentionList),
)

export interface WritingAreaProps extends Omit<ComponentProps<'textarea'>, 'value' | 'onChange'> {
  /** As it is stored: a mention in it is shown as a name. */
  value: string
  onWrite: (content: string) => void
  /** Whom one can name here. */
  mentions?: MentionSource | undefined
  /** For a box at the foot of the page, whose list opens upwards. */
  isAtFoot?: boolean
}

/** A text box for words that others read: they can be formatted, and can name people. */
export function WritingArea(props: WritingAreaProps): ReactNode {
  const { value, onWrite, mentions, isAtFoot = false, ...rest } = props
  const place = useRef<HTMLDivElement>(null)
  const [asked, setAsked] = useState<AskedMention>()
  const picked = useRef<Mention>(undefined)
  const areaOf = () => place.current?.querySelector('textarea') ?? null
  const look = (area: HTMLTextAreaElement): void => {
    if (mentions === undefined) return
    const isCaret = area.selectionStart === area.selectionEnd && document.activeElement === area
    setAsked(isCaret ? askedAt(area.value, area.selectionStart) : undefined)
  }
  const change = ({ currentTarget: area }: ChangeEvent<HTMLTextAreaElement>): void => {
    const mention = picked.current
    picked.current = undefined
    if (mention && asked) {
      setAsked(undefined)
      return onWrite(withMention(value, asked, mention).content)
    }
    onWrite(storedAfter(value, area.value))
    look(area)
  }
  const pick = (mention: Mention): void => {
    const area = areaOf()
    if (area === null || asked === undefined) return
    picked.current = mention
    typeInto(area, { ...asked, text: `${typedOf(mentionToken(mention))} ` })
  }
  return (
    <FormattingArea place={place}>
      <textarea
        {...rest}
        value={typedOf(value)}
        aria-autocomplete={mentions && 'list'}
        onChange={change}
        onSelect={({ currentTarget }) => look(currentTarget)}
        onBlur={() => setAsked(undefined)}
      />
      {asked && mentions && (
        <LazyPart onFailure={() => undefined}>
          <MentionList
            asked={asked}
            source={mentions}
            isAbove={isAtFoot}
            areaOf={areaOf}
            onPick={pick}
            onClose={() => setAsked(undefined)}
          />
        </LazyPart>
      )}
    </FormattingArea>
  )
}
