import { History } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { forgetSearches, recentSearches } from './recent-searches.ts'
import { searchTexts as texts } from './texts.ts'

interface RecentSearchesProps {
  owner: string
  onChoose: (text: string) => void
}

/** What this browser remembers, before anything is typed. */
export function RecentSearches({ owner, onChoose }: RecentSearchesProps): ReactNode {
  const [recent, setRecent] = useState(() => recentSearches(owner))
  if (recent.length === 0) return <EmptyState title={texts.begin}>{texts.beginHint}</EmptyState>
  return (
    <section aria-labelledby="recent-searches" className="px-4 pt-3 md:px-5">
      <div className="flex items-center justify-between gap-3">
        <div>
          <h2 id="recent-searches" className="text-lead">
            {texts.recent}
          </h2>
          <p className="text-meta text-ink-3">{texts.recentHint}</p>
        </div>
        <Button
          onClick={() => {
            forgetSearches(owner)
            setRecent([])
          }}
        >
          {texts.forget}
        </Button>
      </div>
      <ul className="mt-2">
        {recent.map((text) => (
          <li key={text}>
            <button
              type="button"
              onClick={() => onChoose(text)}
              className="flex min-h-11 w-full items-center gap-3 rounded-control px-2 text-left hover:bg-raised"
            >
              <History className="size-4 shrink-0 text-ink-3" aria-hidden="true" />
              <bdi className="min-w-0 truncate">{text}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
