import type { FoundGroup, FoundType } from '@patchbay/contract/search/search'
import { useId, type ReactNode } from 'react'
import { useNow } from '../../../platform/time/use-now.ts'
import { FoundRow } from './found-row.tsx'
import { FoundState } from './found-state.tsx'
import { searchTexts as texts, tabNames } from './texts.ts'
import { useSearchAll } from './use-search.ts'

interface GroupProps {
  group: FoundGroup
  now: Date
  onOpen: () => void
  onType: (type: FoundType) => void
}

function Group({ group, now, onOpen, onType }: GroupProps): ReactNode {
  const { type, found, isNear, nextCursor } = group
  const id = useId()
  const name = tabNames[type]
  return (
    <section aria-labelledby={id} className="pt-5">
      <div className="flex items-center justify-between gap-3 px-4 md:px-5">
        <h2 id={id} className="label text-ink-3">
          {name}
        </h2>
        {nextCursor !== null && (
          <button
            type="button"
            onClick={() => onType(type)}
            className="-my-2 -mr-2 min-h-11 rounded-control px-2 text-meta font-semibold text-accent-text underline-offset-2 hover:underline md:min-h-9"
          >
            {texts.allOf(name)}
          </button>
        )}
      </div>
      {isNear && <p className="px-4 pt-1 text-meta text-ink-2 md:px-5">{texts.near}</p>}
      <ul aria-labelledby={id}>
        {found.map((thing) => (
          <FoundRow key={thing.id} thing={thing} now={now} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  )
}

interface FoundEverythingProps extends Omit<GroupProps, 'group' | 'now'> {
  q: string
}

/** The first results of each type. */
export function FoundEverything({ q, onOpen, onType }: FoundEverythingProps): ReactNode {
  const query = useSearchAll(q)
  const now = new Date(useNow())
  const groups = query.data?.groups
  const count = groups?.reduce((sum, { found }) => sum + found.length, 0)
  const more = groups?.some(({ nextCursor }) => nextCursor !== null) ?? false
  return (
    <FoundState q={q} query={query} count={count} more={more}>
      {groups?.map((group) => (
        <Group key={group.type} group={group} now={now} onOpen={onOpen} onType={onType} />
      ))}
    </FoundState>
  )
}
