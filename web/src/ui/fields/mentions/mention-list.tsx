import { everyone, type Mention } from '@patchbay/contract/mentions'
import { nameOf } from '@patchbay/contract/people/person-name'
import { smallAvatar } from '@patchbay/contract/accounts/avatars'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useState, type ReactNode } from 'react'
import { Avatar } from '../../people/avatar.tsx'
import { ComboboxList } from '../combobox/combobox-list.tsx'
import { roomAround } from '../combobox/room-around.ts'
import { isComposing } from '../is-composing.ts'
import { amongPeople } from './among-people.ts'
import type { AskedMention } from './asked-mention.ts'
import type { MentionedPerson, MentionSource } from './mention-source.ts'
import { mentionTexts as texts } from './texts.ts'

/** About as many as are read at a glance. */
const most = 6

/** In px, with the navigation of a phone. */
const leastRoom = 340

export interface MentionListProps {
  asked: AskedMention
  source: MentionSource
  areaOf: () => HTMLTextAreaElement | null
  onPick: (mention: Mention) => void
  onClose: () => void
}

const mentionOf = (person: MentionedPerson): Mention => ({
  userId: person.id,
  name: nameOf(person),
})

const faceOf = (person: MentionedPerson): ReactNode => (
  <Avatar id={person.id} name={nameOf(person)} src={smallAvatar(person.avatarUrl)} size={24} />
)

function useFound({ key, find, viewerId }: MentionSource, q: string) {
  const { data = [], isPlaceholderData } = useQuery({
    queryKey: ['mentionable', ...key, q],
    queryFn: ({ signal }) => find(q, signal),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  })
  // Until the answer is there: who was found for less of the name, but only if they fit it.
  const found = isPlaceholderData ? amongPeople(data, q) : data
  return found.filter(({ id }) => id !== viewerId)
}

/** A box at the foot of the page has no room below; a phone has its navigation there. */
function opensUpwards(area: HTMLElement | null): boolean {
  if (area === null) return false
  const { above, below } = roomAround(area)
  return below < leastRoom && above > below
}

/** Who fits what is typed after the `@`. The focus stays in the text, whose keys choose. */
export function MentionList(props: MentionListProps): ReactNode {
  const { asked, source, areaOf, onPick, onClose } = props
  const id = useId()
  const [isAbove] = useState(() => opensUpwards(areaOf()))
  const found = useFound(source, asked.q)
  const isForAll = source.everyone === true && everyone.name.startsWith(asked.q.toLowerCase())
  const shown = [
    ...found.slice(0, most).map((person) => ({
      mention: mentionOf(person),
      option: { value: person.id, label: nameOf(person), mark: faceOf(person) },
    })),
    ...(isForAll
      ? [
          {
            mention: everyone,
            option: {
              value: everyone.userId,
              label: `@${everyone.name}`,
              note: texts.everyone,
              mark: <Users className="size-6 p-0.5 text-ink-2" aria-hidden="true" />,
            },
          },
        ]
      : []),
  ]
  const [moved, setMoved] = useState({ q: asked.q, active: 0 })
  const active = moved.q === asked.q ? Math.min(moved.active, shown.length - 1) : 0
  const handleKey = useEffectEvent((event: KeyboardEvent): void => {
    const chosen = shown[active]
    if (!chosen || isComposing(event) || event.shiftKey || event.altKey) return
    const move = (by: number): void =>
      setMoved({ q: asked.q, active: (active + by + shown.length) % shown.length })
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if ((event.key === 'Enter' || event.key === 'Tab') && !event.ctrlKey && !event.metaKey)
      onPick(chosen.mention)
    else if (event.key === 'Escape') onClose()
    else return
    event.preventDefault()
    event.stopPropagation()
  })
  const find = useEffectEvent(areaOf)
  useEffect(() => {
    // Before the keys of the text box itself, of which Enter sends.
    const area = find()
    const handle = (event: KeyboardEvent): void => handleKey(event)
    area?.addEventListener('keydown', handle)
    return () => area?.removeEventListener('keydown', handle)
  }, [])
  const count = shown.length
  useEffect(() => {
    const area = find()
    if (count === 0) return undefined
    area?.setAttribute('aria-controls', id)
    area?.setAttribute('aria-activedescendant', `${id}-${active}`)
    return () => {
      area?.removeAttribute('aria-controls')
      area?.removeAttribute('aria-activedescendant')
    }
  }, [id, active, count])
  return (
    <>
      <output className="sr-only">{texts.count(count)}</output>
      <ComboboxList
        id={id}
        label={texts.label}
        options={shown.map(({ option }) => option)}
        active={active}
        isAbove={isAbove}
        isChosen={() => false}
        onToggle={(index) => {
          const chosen = shown[index]
          if (chosen) onPick(chosen.mention)
        }}
      />
    </>
  )
}
