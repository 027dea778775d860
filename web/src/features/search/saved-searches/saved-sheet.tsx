import type { SavedKind } from '@patchbay/contract/notices/saved-kinds'
import {
  longestSearchName,
  mostSavedSearches,
  saveSearch,
  type SavedSearch,
} from '@patchbay/contract/search/saved-searches'
import { useState, type ReactNode } from 'react'
import { ApiError } from '../../../platform/http/api-error.ts'
import { call } from '../../../platform/http/api.ts'
import { inputUnless, useForm } from '../../../platform/state/use-form.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { showToast } from '../../../ui/overlays/toast.ts'
import { Awaited } from '../../../ui/states/awaited.tsx'
import { SavedRow } from './saved-row.tsx'
import { savedTexts as texts } from './texts.ts'
import { useSavedSearches, useTakeSaved } from './use-saved.ts'

export interface CurrentSearch {
  kind: SavedKind
  /** What is undefined narrows nothing. */
  facets: Readonly<Record<string, string | number | undefined>>
}

const wordsFor = (error: Error): string =>
  error instanceof ApiError && error.code === 'too_many_saved_searches'
    ? texts.full(mostSavedSearches)
    : texts.saveFailed

const givenOf = (facets: CurrentSearch['facets']): SavedSearch['facets'] =>
  Object.fromEntries(
    Object.entries(facets).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )

/** Saves what the page shows now, under a name. */
function SaveForm({ kind, facets }: CurrentSearch): ReactNode {
  const [typed, setTyped] = useState('')
  // Trying again saves once.
  const [clientId, setClientId] = useState(() => crypto.randomUUID())
  const take = useTakeSaved()
  const state = useForm({
    names: ['name'],
    check: () => {
      const name = typed.trim()
      return inputUnless({ name: name === '' ? texts.nameMissing : undefined }, name)
    },
    send: (name) => call(saveSearch, { body: { clientId, kind, name, facets: givenOf(facets) } }),
    onSent: (answer) => {
      take(answer)
      setTyped('')
      setClientId(crypto.randomUUID())
      showToast({ message: texts.saved })
    },
    wordsFor,
  })
  const { form, validationErrors, failure, isSending, submit, reset } = state
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-wrap items-end gap-2 pb-5">
      <div className="min-w-48 flex-1">
        <TextField
          label={texts.name}
          maxLength={longestSearchName}
          value={typed}
          readOnly={isSending}
          error={validationErrors.name ?? failure}
          onChange={(event) => {
            reset()
            setTyped(event.target.value)
          }}
        />
      </div>
      <Button type="submit" variant="primary" busy={isSending} busyLabel={texts.saving}>
        {texts.save}
      </Button>
    </form>
  )
}

interface SavedSheetProps extends CurrentSearch {
  open: boolean
  onClose: () => void
}

export function SavedSheet({ open, onClose, kind, facets }: SavedSheetProps): ReactNode {
  const query = useSavedSearches()
  const isNarrowed = Object.keys(givenOf(facets)).some((name) => name !== 'sort')
  return (
    <Sheet open={open} onClose={onClose} title={texts.title}>
      <p className="pb-4 text-meta text-ink-2">{texts.hint}</p>
      {isNarrowed ? (
        <SaveForm kind={kind} facets={facets} />
      ) : (
        <p className="pb-5 text-meta text-ink-2">{texts.nothingToSave}</p>
      )}
      <Awaited query={query} texts={texts} boxes={<div className="skeleton h-28" />}>
        {({ searches }) =>
          searches.length === 0 ? (
            <p className="border-t border-line py-4 text-ink-2">{texts.empty}</p>
          ) : (
            <ul aria-label={texts.title}>
              {searches.map((search) => (
                <SavedRow key={search.id} search={search} onOpen={onClose} />
              ))}
            </ul>
          )
        }
      </Awaited>
    </Sheet>
  )
}
