import { commonReactions } from '@patchbay/contract/content/reactions'
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { classNames } from '../../../ui/class-names.ts'
import { SearchField } from '../../../ui/fields/search-field.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { reactionSheetTexts as texts } from './sheet-texts.ts'

interface Emoji {
  readonly emoji: string
  readonly name: string
  /** Its name and other words for it, in small letters. */
  readonly words: readonly string[]
}

async function loadEmoji(): Promise<readonly Emoji[]> {
  const { default: found } = await import('emojilib')
  return Object.entries(found).map(([emoji, [slug = '', ...others]]) => {
    const name = slug.replaceAll('_', ' ')
    return {
      emoji,
      name,
      words: [name, ...name.split(' '), ...others].map((word) => word.toLowerCase()),
    }
  })
}

/** All words that were typed must begin a word of the emoji; whose name begins so comes first. */
export function findEmoji(all: readonly Emoji[], typed: string): readonly Emoji[] {
  const parts = typed.trim().toLowerCase().split(/\s+/)
  const found = all.filter(({ emoji, words }) =>
    parts.every((part) => emoji === part || words.some((word) => word.startsWith(part))),
  )
  const begins = ({ name }: Emoji): number => Number(!name.startsWith(parts.join(' ')))
  return found.toSorted((one, other) => begins(one) - begins(other)).slice(0, 80)
}

interface GridProps {
  label: string
  /** Whether the label is also a title above the emoji. */
  title: boolean
  emoji: readonly Emoji[]
  own: string | null
  onChoose: (emoji: string) => void
}

const columnsOf = (grid: Element): number =>
  getComputedStyle(grid).gridTemplateColumns.split(' ').length

/** One tab stop; the arrow keys move between its emoji. */
function Grid({ label, title, emoji, own, onChoose }: GridProps): ReactNode {
  const [at, setAt] = useState(0)
  const box = useRef<HTMLDivElement>(null)
  const reachable = Math.min(at, emoji.length - 1)
  const move = (event: KeyboardEvent): void => {
    const columns = box.current ? columnsOf(box.current) : 1
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: 1,
      ArrowLeft: -1,
      ArrowDown: columns,
      ArrowUp: -columns,
      Home: -reachable,
      End: emoji.length - 1 - reachable,
    }
    const next = reachable + (steps[event.key] ?? 0)
    if (steps[event.key] === undefined || next < 0 || next >= emoji.length) return
    event.preventDefault()
    setAt(next)
    box.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <section aria-label={label}>
      {title && <h3 className="label pt-4 pb-1 text-ink-3">{label}</h3>}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- moves between the buttons in it */}
      <div
        ref={box}
        onKeyDown={move}
        className="grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))]"
      >
        {emoji.map((one, index) => (
          <button
            key={one.emoji}
            type="button"
            tabIndex={index === reachable ? 0 : -1}
            aria-label={one.name}
            title={one.name}
            aria-pressed={one.emoji === own}
            onFocus={() => setAt(index)}
            onClick={() => onChoose(one.emoji)}
            className={classNames(
              'flex h-11 items-center justify-center rounded-inner text-[1.5rem] hover:bg-raised',
              one.emoji === own && 'bg-accent-soft',
            )}
          >
            {one.emoji}
          </button>
        ))}
      </div>
    </section>
  )
}

export interface ReactionSheetProps {
  open: boolean
  onClose: () => void
  own: string | null
  onChoose: (emoji: string | null) => void
}

/** Every emoji, in sections, and found by name. Choosing the own reaction takes it back. */
export function ReactionSheet({ open, onClose, own, onChoose }: ReactionSheetProps): ReactNode {
  const [typed, setTyped] = useState('')
  const [section, setSection] = useState<string>(texts.sections[0][0])
  const { data, error, refetch } = useQuery({
    queryKey: ['emoji'],
    queryFn: loadEmoji,
    staleTime: Infinity,
    enabled: open,
  })
  const all = data ?? []
  const starts = texts.sections.map(([first]) => all.findIndex(({ emoji }) => emoji === first))
  const common = commonReactions.flatMap((one) => all.find(({ emoji }) => emoji === one) ?? [])
  const found = typed.trim() === '' ? undefined : findEmoji(all, typed)
  const choose = (emoji: string): void => {
    onClose()
    onChoose(emoji === own ? null : emoji)
  }
  const grid = (label: string, emoji: readonly Emoji[], title = true): ReactNode => (
    <Grid key={label} label={label} title={title} emoji={emoji} own={own} onChoose={choose} />
  )
  return (
    <Sheet open={open} onClose={onClose} title={texts.title} tall>
      <SearchField
        label={texts.search}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        autoComplete="off"
      />
      {error && <ErrorState message={texts.notLoaded} onRetry={() => void refetch()} />}
      {found && (
        <output className={found.length === 0 ? 'block py-6 text-center text-ink-2' : 'sr-only'}>
          {found.length === 0 ? texts.nothing : `${texts.results}: ${found.length}`}
        </output>
      )}
      {found && found.length > 0 && grid(texts.results, found)}
      {data && !found && (
        <>
          {grid(texts.common, common)}
          <div className="pt-4">
            <Tabs
              label={texts.sectionsLabel}
              dense
              value={section}
              onChange={setSection}
              tabs={texts.sections.map(([value, label], index) => ({
                value,
                label,
                content: grid(label, all.slice(starts[index], starts[index + 1]), false),
              }))}
            />
          </div>
        </>
      )}
    </Sheet>
  )
}
