import { queryLength, type FoundThing } from '@patchbay/contract/search/search'
import { nameOf } from '@patchbay/contract/people/person-name'
import { useNavigate } from '@tanstack/react-router'
import { CornerDownRight, History } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useSettled } from '../../../platform/state/use-settled.ts'
import { ComboboxList } from '../../../ui/fields/combobox/combobox-list.tsx'
import type { ComboboxOption } from '../../../ui/fields/combobox/combobox-option.ts'
import { rankOptions } from '../../../ui/fields/combobox/rank-options.ts'
import { useCombobox } from '../../../ui/fields/combobox/use-combobox.ts'
import { boxStyle, Field } from '../../../ui/fields/field.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { uiTexts } from '../../../ui/texts.ts'
import { useSession } from '../../accounts/sessions/public.ts'
import { FoundMark } from './found-mark.tsx'
import { targetOf } from './found-target.ts'
import { noteSearch, recentSearches } from './recent-searches.ts'
import { kindNames, paletteTexts as texts, pageNames, searchTexts } from './texts.ts'
import { useSearchAll, wordsFor } from './use-search.ts'

type PageTarget = keyof typeof pageNames

/** An option, and what choosing it does. */
interface Choice {
  readonly option: ComboboxOption
  readonly goes:
    | { readonly to: PageTarget }
    | { readonly q: string }
    | { readonly thing: FoundThing }
}

const pageChoices = (Object.keys(pageNames) as PageTarget[]).map((to): Choice => ({
  option: {
    value: to,
    label: pageNames[to],
    detail: texts.place,
    mark: <CornerDownRight className="size-4 text-ink-3" aria-hidden="true" />,
  },
  goes: { to },
}))

const recentChoice = (q: string): Choice => ({
  option: {
    value: `recent ${q}`,
    label: q,
    detail: texts.recent,
    mark: <History className="size-4 text-ink-3" aria-hidden="true" />,
  },
  goes: { q },
})

const wordsOf = (parts: FoundThing['title']): string => parts.map(({ text }) => text).join('')

function foundChoice(thing: FoundThing): Choice {
  const { kind, person, place } = thing
  const name = wordsOf(thing.title) || (person ? nameOf(person) : searchTexts.unnamedGroup)
  const isSaid = kind === 'post' || kind === 'reply' || kind === 'message'
  const note = isSaid ? wordsOf(thing.excerpt) : place
  return {
    option: {
      value: thing.id,
      label: name,
      detail: kindNames[kind],
      mark: <FoundMark thing={thing} size={28} />,
      ...(note && { note }),
    },
    goes: { thing },
  }
}

/** Pages and recent searches before anything is typed; then pages and what is found. */
function useChoices(typed: string, owner: string) {
  const wanted = typed.trim().slice(0, queryLength)
  const q = useSettled(wanted)
  const query = useSearchAll(wanted === '' ? '' : q)
  if (wanted === '')
    return {
      choices: [...recentSearches(owner).map(recentChoice), ...pageChoices],
      isDone: true,
      failure: undefined,
    }
  const fitting = rankOptions(
    pageChoices.map(({ option }) => option),
    wanted,
  ).flatMap((option) => pageChoices.find((place) => place.option === option) ?? [])
  const found = query.data?.groups.flatMap((group) => group.found.map(foundChoice)) ?? []
  const isDone = q === wanted && query.data !== undefined && !query.isPlaceholderData
  return {
    choices: [...fitting, ...found],
    isDone,
    failure: query.error && q === wanted ? wordsFor(query.error) : undefined,
  }
}

interface PaletteProps {
  open: boolean
  onClose: () => void
}

function PaletteBody({ onClose }: Pick<PaletteProps, 'onClose'>): ReactNode {
  const navigate = useNavigate()
  const owner = useSession().user?.id ?? ''
  const [typed, setTyped] = useState('')
  const { choices, isDone, failure } = useChoices(typed, owner)
  const isNothing = isDone && choices.length === 0
  const search = (q: string): void => {
    onClose()
    noteSearch(owner, q)
    void navigate({ to: '/search', search: { q } })
  }
  const box = useCombobox({
    count: choices.length,
    hasNote: isNothing,
    onChoose: (index) => {
      const goes = choices[index]?.goes
      if (goes === undefined) return
      if ('q' in goes) return search(goes.q)
      onClose()
      if ('to' in goes) return void navigate({ to: goes.to })
      noteSearch(owner, typed)
      void navigate(targetOf(goes.thing))
    },
    onEscape: onClose,
  })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (typed.trim() !== '') search(typed.trim())
      }}
    >
      <Field label={texts.field} hint={texts.hint} error={failure}>
        {(control) => (
          <div className="relative">
            <input
              {...control}
              {...box.input}
              spellCheck={false}
              dir="auto"
              maxLength={queryLength}
              value={typed}
              onFocus={() => box.show(true)}
              onChange={(event) => {
                setTyped(event.target.value)
                box.show(true)
              }}
              onBlur={() => box.show(false)}
              className={`${boxStyle(undefined)} h-11 md:h-10`}
            />
            {(box.expanded || box.noted) && (
              <ComboboxList
                id={box.listId}
                label={texts.options}
                options={choices.map(({ option }) => option)}
                active={box.active}
                isChosen={() => false}
                onToggle={box.choose}
                emptyText={texts.nothing}
              />
            )}
            <output className="sr-only">
              {typed.trim() !== '' &&
                (isDone
                  ? box.expanded && uiTexts.suggestions(choices.length)
                  : searchTexts.searching)}
            </output>
          </div>
        )}
      </Field>
    </form>
  )
}

/** Finds everything by a few keys, and goes to any page. */
export function Palette({ open, onClose }: PaletteProps): ReactNode {
  return (
    <Sheet open={open} onClose={onClose} title={texts.title} tall>
      {/* Room for the list, which overlays the content below the field. */}
      <div className="min-h-[24rem]">
        <PaletteBody onClose={onClose} />
      </div>
    </Sheet>
  )
}
