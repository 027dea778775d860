import { storedAfter, withMention } from '@patchbay/contract/mention-edits'
import { mentionsOf, mentionToken, typedOf, type Mention } from '@patchbay/contract/mentions'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { typeInto } from '../writing/type-into.ts'
import { askedAt, type AskedMention } from './asked-mention.ts'
import { MentionList } from './mention-list.tsx'
import type { MentionSource } from './mention-source.ts'

/** The stored text after the box shows this, with the caret there. */
export type StoredAfter = (content: string, typed: string, caret: number) => string

export interface MentionToolsProps {
  source: MentionSource | undefined
  areaOf: () => HTMLTextAreaElement | null
  onReady: (storedAfter: StoredAfter) => void
}

/** Looks at what is typed after an `@`, and knows how a text with mentions is edited. */
export function MentionTools({ source, areaOf, onReady }: MentionToolsProps): ReactNode {
  const [asked, setAsked] = useState<AskedMention>()
  const picked = useRef<AskedMention & { readonly mention: Mention }>(undefined)
  /** What stood here when a mention was taken out, by what was shown: undo brings exactly that back. */
  const before = useRef(new Map<string, string>())
  const ready = useEffectEvent(() =>
    onReady((content, typed, caret) => {
      const pick = picked.current
      picked.current = undefined
      const next = pick
        ? withMention(content, pick, pick.mention).content
        : (before.current.get(typed) ?? storedAfter(content, typed, caret))
      if (mentionsOf(next).length < mentionsOf(content).length)
        before.current.set(typedOf(content), content)
      return next
    }),
  )
  const find = useEffectEvent(areaOf)
  const isWanted = source !== undefined
  useEffect(() => {
    ready()
    const area = find()
    if (area === null || !isWanted) return undefined
    const look = (): void => {
      const { selectionStart, selectionEnd, value } = area
      const isCaret = selectionStart === selectionEnd && document.activeElement === area
      setAsked(isCaret ? askedAt(value, selectionStart) : undefined)
    }
    const close = (): void => setAsked(undefined)
    // Arrow keys that leave the name close the list; going through a text opens none.
    const follow = (): void => setAsked((known) => known && askedAt(area.value, area.selectionEnd))
    area.addEventListener('input', look)
    area.addEventListener('select', look)
    area.addEventListener('click', look)
    area.addEventListener('blur', close)
    document.addEventListener('selectionchange', follow)
    // Somebody may have typed while this was loading.
    look()
    return () => {
      area.removeEventListener('input', look)
      area.removeEventListener('select', look)
      area.removeEventListener('click', look)
      area.removeEventListener('blur', close)
      document.removeEventListener('selectionchange', follow)
    }
  }, [isWanted])
  const pick = (mention: Mention): void => {
    const area = areaOf()
    if (area === null || asked === undefined) return
    picked.current = { ...asked, mention }
    setAsked(undefined)
    typeInto(area, { ...asked, text: `${typedOf(mentionToken(mention))} ` })
  }
  if (!asked || !source) return null
  return (
    <MentionList
      asked={asked}
      source={source}
      areaOf={areaOf}
      onPick={pick}
      onClose={() => setAsked(undefined)}
    />
  )
}
