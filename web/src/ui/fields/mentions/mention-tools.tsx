import { replaced, storedAfter, storedIn } from '@patchbay/contract/mention-edits'
import {
  mentionsOf,
  mentionToken,
  typedOf,
  type Mention,
  type Stretch,
} from '@patchbay/contract/mentions'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { typeInto } from '../writing/type-into.ts'
import { askedAt, type AskedMention } from './asked-mention.ts'
import { MentionList } from './mention-list.tsx'
import type { MentionSource } from './mention-source.ts'

/** On the clipboard: what is copied as it is stored, beside what others paste. */
const clipboardType = 'application/x-patchbay-text'

/** The stored text after the box shows this, with the caret there. */
export type StoredAfter = (content: string, typed: string, caret: number) => string

export interface MentionToolsProps {
  content: string
  source: MentionSource | undefined
  areaOf: () => HTMLTextAreaElement | null
  onReady: (storedAfter: StoredAfter) => void
}

/** Looks at what is typed after an `@`, and knows how a text with mentions is edited. */
export function MentionTools({ content, source, areaOf, onReady }: MentionToolsProps): ReactNode {
  const [asked, setAsked] = useState<AskedMention>()
  /** What is being put in place of a stretch, as it is stored. */
  const put = useRef<Stretch & { readonly stored: string }>(undefined)
  /** What stood here when a mention was taken out, by what was shown: undo brings exactly that back. */
  const before = useRef(new Map<string, string>())
  const ready = useEffectEvent(() =>
    onReady((known, typed, caret) => {
      const { current: placed } = put
      put.current = undefined
      const whole = placed && replaced(known, placed, placed.stored)
      // A box that is full takes only the beginning of what is put there.
      const next =
        whole !== undefined && typedOf(whole) === typed
          ? whole
          : (before.current.get(typed) ?? storedAfter(known, typed, caret))
      if (mentionsOf(next).length < mentionsOf(known).length)
        before.current.set(typedOf(known), known)
      return next
    }),
  )
  const place = (area: HTMLTextAreaElement, { from, to }: Stretch, stored: string): void => {
    put.current = { from, to, stored }
    typeInto(area, { from, to, text: typedOf(stored) })
  }
  /** What others paste is the text as it is shown. */
  const copy = useEffectEvent((event: ClipboardEvent): void => {
    const area = areaOf()
    if (area === null) return
    const chosen = { from: area.selectionStart, to: area.selectionEnd }
    const stored = storedIn(content, chosen)
    if (!stored.includes('<@')) return
    event.preventDefault()
    event.clipboardData?.setData('text/plain', typedOf(stored))
    event.clipboardData?.setData(clipboardType, stored)
    if (event.type === 'cut') typeInto(area, { ...chosen, text: '' })
  })
  const paste = useEffectEvent((event: ClipboardEvent): void => {
    const stored = event.clipboardData?.getData(clipboardType) ?? ''
    const area = areaOf()
    if (stored === '' || area === null) return
    event.preventDefault()
    place(area, { from: area.selectionStart, to: area.selectionEnd }, stored)
  })
  const find = useEffectEvent(areaOf)
  const isWanted = source !== undefined
  useEffect(() => {
    ready()
    const area = find()
    area?.addEventListener('copy', copy)
    area?.addEventListener('cut', copy)
    area?.addEventListener('paste', paste)
    return () => {
      area?.removeEventListener('copy', copy)
      area?.removeEventListener('cut', copy)
      area?.removeEventListener('paste', paste)
    }
  }, [])
  useEffect(() => {
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
    setAsked(undefined)
    place(area, asked, `${mentionToken(mention)} `)
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
