import { foundTypes, queryLength, type FoundType } from '@patchbay/contract/search/search'
import type { ReactNode } from 'react'
import { usePageTitle } from '../../../platform/page/page-title.ts'
import { useGoBack } from '../../../platform/page/use-go-back.ts'
import { useTypedText } from '../../../platform/storage/use-typed-text.ts'
import { SearchField } from '../../../ui/fields/search-field.tsx'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { TopBar } from '../../../ui/top-bar.tsx'
import { useSession } from '../../accounts/sessions/public.ts'
import { SavedButton, SavedList } from '../saved-searches/public.ts'
import { FoundEverything } from './found-everything.tsx'
import { FoundOfType } from './found-of-type.tsx'
import { RecentSearches } from './recent-list.tsx'
import { noteSearch } from './recent-searches.ts'
import { searchTexts as texts, tabNames } from './texts.ts'

/** The address: what is searched, and of which type; anything may be typed there. */
export interface SearchAddress {
  /** Digits arrive as a number. */
  readonly q?: string | number
  readonly type?: string
}

type TabName = FoundType | 'all'

const tabOf = (type: string | undefined): TabName => foundTypes.find((one) => one === type) ?? 'all'

interface SearchPageProps {
  address: SearchAddress
  /** While the viewer types, the history entry is replaced instead of adding a new one. */
  onAddress: (address: SearchAddress, typing: boolean) => void
}

/** One search for everything that the viewer may see. */
export function SearchPage({ address, onAddress }: SearchPageProps): ReactNode {
  usePageTitle(texts.page)
  const goBack = useGoBack('/')
  const owner = useSession().user?.id ?? ''
  const q = String(address.q ?? '')
    .trim()
    .slice(0, queryLength)
  const tab = tabOf(address.type)
  const go = (next: { q?: string; tab?: TabName }, typing: boolean): void => {
    const wanted = { q, tab, ...next }
    onAddress(
      {
        ...(wanted.q !== '' && { q: wanted.q }),
        ...(wanted.tab !== 'all' && { type: wanted.tab }),
      },
      typing,
    )
  }
  const typed = useTypedText(q, (text) => go({ q: text }, true))
  const note = (): void => noteSearch(owner, q)
  const content = (type: TabName): ReactNode =>
    type === 'all' ? (
      <FoundEverything q={q} onOpen={note} onType={(next) => go({ tab: next }, false)} />
    ) : (
      <>
        {type === 'events' && (
          <div className="flex justify-end px-1 pt-2 md:px-2">
            <SavedButton kind="events" facets={{ q }} />
          </div>
        )}
        <FoundOfType key={type} q={q} type={type} onOpen={note} />
      </>
    )
  return (
    <div className="mx-auto max-w-[680px] border-line pb-6 md:min-h-(--screen) md:border-x">
      <div className="xl:px-5">
        <TopBar title={texts.page} onBack={goBack} />
      </div>
      <search aria-label={texts.field} className="block px-4 pb-3 md:px-5">
        <form
          onSubmit={(event) => {
            event.preventDefault()
            noteSearch(owner, typed.text)
          }}
        >
          <SearchField
            label={texts.field}
            name="q"
            // Anybody who comes without words comes to type them.
            {...(q === '' && { autoFocus: true, 'data-page-focus': '' })}
            tabIndex={0}
            maxLength={queryLength}
            aria-keyshortcuts="/"
            value={typed.text}
            onChange={(event) => typed.type(event.target.value)}
          />
        </form>
      </search>
      {q === '' ? (
        <>
          <RecentSearches owner={owner} onChoose={(text) => go({ q: text }, false)} />
          <SavedList />
          <p className="px-4 pt-4 text-center md:px-5">
            <LinkButton to="/users">{texts.people}</LinkButton>
          </p>
        </>
      ) : (
        <Tabs
          label={texts.tabs}
          dense
          value={tab}
          onChange={(next) => go({ tab: next }, true)}
          tabs={(['all', ...foundTypes] as const).map((value) => ({
            value,
            label: tabNames[value],
            content: value === tab && content(value),
          }))}
        />
      )}
    </div>
  )
}
