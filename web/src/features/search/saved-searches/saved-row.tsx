import {
  longestSearchName,
  renameSavedSearch,
  type SavedSearch,
} from '@patchbay/contract/search/saved-searches'
import { Link } from '@tanstack/react-router'
import { Pencil, Trash2 } from 'lucide-react'
import { useLayoutEffect, useState, type ReactNode } from 'react'
import { call } from '../../../platform/http/api.ts'
import { inputUnless, useForm } from '../../../platform/state/use-form.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { showToast } from '../../../ui/overlays/toast.ts'
import { searchTarget } from '../../notices/notices/public.ts'
import { savedTexts as texts } from './texts.ts'
import { useDeleteSearch, useSavedSearches, useTakeSaved } from './use-saved.ts'

/** The new name is still there if it could not be changed. */
function RenameForm({ search, onDone }: { search: SavedSearch; onDone: () => void }): ReactNode {
  const [typed, setTyped] = useState(search.name)
  const take = useTakeSaved()
  const { form, validationErrors, failure, isSending, submit, reset } = useForm({
    names: ['name'],
    check: () => {
      const name = typed.trim()
      return inputUnless({ name: name === '' ? texts.nameMissing : undefined }, name)
    },
    send: (name) => call(renameSavedSearch, { params: { searchId: search.id }, body: { name } }),
    onSent: take,
    onDone,
    wordsFor: () => texts.renameFailed,
  })
  // The button that was pressed is gone, and the sheet would take the focus.
  useLayoutEffect(() => form.current?.querySelector('input')?.focus(), [form])
  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      className="flex w-full flex-wrap items-end gap-2 py-2"
    >
      <div className="min-w-48 flex-1">
        <TextField
          label={texts.newName(search.name)}
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
      <Button onClick={onDone} variant="ghost">
        {texts.cancel}
      </Button>
      <Button type="submit" busy={isSending} busyLabel={texts.saving}>
        {texts.save}
      </Button>
    </form>
  )
}

interface SavedRowProps {
  search: SavedSearch
  /** When the search is opened. */
  onOpen?: (() => void) | undefined
}

/** One saved search: opens it, renames it, deletes it. */
export function SavedRow({ search, onOpen }: SavedRowProps): ReactNode {
  const [isRenaming, setRenaming] = useState(false)
  const { mutate, isPending } = useDeleteSearch()
  if (isRenaming)
    return (
      <li className="border-t border-line">
        <RenameForm search={search} onDone={() => setRenaming(false)} />
      </li>
    )
  const remove = (): void => {
    if (isPending) return
    mutate(search.id, {
      onSuccess: () => showToast({ message: texts.deleted }),
      onError: () => showToast({ message: texts.deleteFailed, tone: 'error' }),
    })
  }
  return (
    <li className="flex min-h-14 items-center gap-1 border-t border-line">
      <Link
        {...searchTarget(search)}
        onClick={onOpen}
        className="min-w-0 flex-1 rounded-inner py-2 underline-offset-2 hover:underline"
      >
        <bdi className="block truncate font-semibold">{search.name}</bdi>
        <span className="block text-meta text-ink-3">{texts.kind(search.kind)}</span>
      </Link>
      <IconButton label={texts.renameOf(search.name)} onClick={() => setRenaming(true)}>
        <Pencil className="size-4" aria-hidden="true" />
      </IconButton>
      <IconButton label={texts.deleteOf(search.name)} onClick={remove}>
        <Trash2 className="size-4" aria-hidden="true" />
      </IconButton>
    </li>
  )
}

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
