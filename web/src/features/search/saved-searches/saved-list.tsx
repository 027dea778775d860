import type { ReactNode } from 'react'
import { SavedRow } from './saved-row.tsx'
import { savedTexts as texts } from './texts.ts'
import { useSavedSearches } from './use-saved.ts'

/** On the page of the search, before anything is typed; nothing while there are none. */
export function SavedList(): ReactNode {
  const searches = useSavedSearches().data?.searches ?? []
  if (searches.length === 0) return null
  return (
    <section aria-labelledby="saved-searches" className="px-4 pt-6 md:px-5">
      <h2 id="saved-searches" className="pb-2 text-lead">
        {texts.title}
      </h2>
      <ul aria-labelledby="saved-searches">
        {searches.map((search) => (
          <SavedRow key={search.id} search={search} />
        ))}
      </ul>
    </section>
  )
}
